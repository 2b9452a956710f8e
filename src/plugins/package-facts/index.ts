import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestVersion} from '../../shared/docsVersions';
import {packageFactsPlugin, type PackageFacts} from '../../shared/packageFacts';
import {measurePackages} from './measure';

/** Measures the packages that the code samples of the latest docs version use. */
export default function packageFacts({siteDir}: LoadContext): Plugin {
  return {
    name: packageFactsPlugin,
    async contentLoaded({actions}) {
      const facts: PackageFacts = await measurePackages(path.join(siteDir, latestVersion.samples));
      actions.setGlobalData(facts);
    },
  };
}
