import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  sampleStatisticsFile,
  sampleStatisticsPlugin,
  type SampleStatistics,
} from '../../shared/sampleStatistics';
import {listMarkdownFiles} from '../code-samples/markdownFiles';
import {getSiteSamples} from '../code-samples/siteSamples';
import {createSampleStatistics} from './statistics';

/**
 * Counts the code samples that a build has checked and run, and writes the numbers to the file that `<SampleStatistics />` imports. With
 * `npm start`, the file contains null, because readers can open a page before its samples have been checked. Requires the plugin
 * code-samples.
 */
export default function sampleStatistics({siteDir}: LoadContext): Plugin {
  return {
    name: sampleStatisticsPlugin,
    // When this hook runs, the plugin code-samples has checked all samples. The numbers are in a file instead of global data, because every
    // page would download global data.
    async allContentLoaded({actions}) {
      const statistics = process.env.NODE_ENV === 'production' ? await countSite(siteDir) : null;
      await actions.createData(sampleStatisticsFile, JSON.stringify(statistics));
    },
  };
}

async function countSite(siteDir: string): Promise<SampleStatistics> {
  const files = listMarkdownFiles(siteDir).map(file => path.join(siteDir, file));
  return createSampleStatistics(await Promise.all(files.map(file => getSiteSamples().read(file))));
}
