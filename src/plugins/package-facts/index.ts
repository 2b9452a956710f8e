import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageFactsPlugin, type PackageFacts} from '../../shared/packageFacts';
import {measurePackages} from './measure';

/** Measures the packages that the code samples of docs 10.x use, so that pages show figures of the documented version. */
export default function packageFacts({siteDir}: LoadContext): Plugin {
  return {
    name: packageFactsPlugin,
    async contentLoaded({actions}) {
      const facts: PackageFacts = await measurePackages(path.join(siteDir, 'samples/v10'));
      actions.setGlobalData(facts);
    },
  };
}
