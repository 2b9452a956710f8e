import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sampleFiguresFile, sampleFiguresPlugin, type SampleFigures} from '../../shared/sampleFigures';
import {readMarkdownFiles} from '../code-samples/markdownFiles';
import {getSiteSamples} from '../code-samples/siteSamples';
import {createSampleFigures} from './figures';

/**
 * Counts the code samples that a build has checked and run, and writes the figures to the file that `<SampleFigures />` imports. With
 * `npm start` the file contains null, because pages are shown before their samples are checked. Requires the plugin code-samples.
 */
export default function sampleFigures({siteDir}: LoadContext): Plugin {
  return {
    name: sampleFiguresPlugin,
    // The plugin code-samples has checked all samples before this hook. The figures are in a file, because every page would download
    // global data.
    async allContentLoaded({actions}) {
      const figures = process.env.NODE_ENV === 'production' ? await countSite(siteDir) : null;
      await actions.createData(sampleFiguresFile, JSON.stringify(figures));
    },
  };
}

async function countSite(siteDir: string): Promise<SampleFigures> {
  const files = readMarkdownFiles(siteDir).map(file => path.join(siteDir, file));
  return createSampleFigures(await Promise.all(files.map(file => getSiteSamples().read(file))));
}
