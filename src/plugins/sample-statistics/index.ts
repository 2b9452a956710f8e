import type {Plugin} from '@docusaurus/types';
import type {CodeSamples} from '../code-samples';
import {countStatistics} from './statistics';

/**
 * Creates a plugin that counts the code samples that a build has checked and run. It writes the numbers to a file, which components import
 * as `@sample-statistics`. With `npm start`, the file contains null, because readers can open a page before its samples have been checked.
 */
export function createSampleStatistics({readAll, versionNames}: CodeSamples): () => Plugin {
  let file: string;
  return () => ({
    name: 'sample-statistics',
    // When this hook runs, the plugin code-samples has checked all samples. The numbers are in a file instead of global data, because every
    // page would download global data.
    async allContentLoaded({actions}) {
      const isBuild = process.env.NODE_ENV === 'production';
      const statistics = isBuild ? countStatistics(await readAll(), versionNames) : null;
      file = await actions.createData('statistics.json', JSON.stringify(statistics));
    },
    configureWebpack: () => ({resolve: {alias: {'@sample-statistics': file}}}),
  });
}
