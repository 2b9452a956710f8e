import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageFactsPlugin, type PackageFacts} from '../../shared/packageFacts';
import {measurePackages} from './measure';

/** Measures the packages of docs 10.x and gives the figures to pages, so that what they claim is what was built. */
export default function packageFacts({siteDir}: LoadContext): Plugin {
  return {
    name: packageFactsPlugin,
    async contentLoaded({actions}) {
      const facts: PackageFacts = await measurePackages(path.join(siteDir, 'samples/v10'));
      actions.setGlobalData(facts);
    },
  };
}
