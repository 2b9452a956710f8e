import type {Plugin} from '@docusaurus/types';
import {sampleStatisticsFile, sampleStatisticsPlugin} from '../../shared/sampleStatistics';
import type {CodeSamples} from '../code-samples';
import {countStatistics} from './statistics';

/**
 * Creates a plugin that counts the code samples that a build has checked and run. It writes the numbers to the file that
 * `<SampleStatistics />` imports. With `npm start`, the file contains null, because readers can open a page before its samples have been
 * checked.
 */
export function createSampleStatistics({readAll, versionNames}: CodeSamples): () => Plugin {
  return () => ({
    name: sampleStatisticsPlugin,
    // When this hook runs, the plugin code-samples has checked all samples. The numbers are in a file instead of global data, because every
    // page would download global data.
    async allContentLoaded({actions}) {
      const isBuild = process.env.NODE_ENV === 'production';
      const statistics = isBuild ? countStatistics(await readAll(), versionNames) : null;
      await actions.createData(sampleStatisticsFile, JSON.stringify(statistics));
    },
  });
}
