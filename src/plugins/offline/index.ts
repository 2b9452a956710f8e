import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {offlineWorkerPath} from '../../shared/offline';
import {waitForFiles} from '../built-pages/finishedHooks';
import {readPages} from '../built-pages/pages';
import {bundleWorker} from './bundleWorker';
import {afterBundling, collectRequests, type FileRequests} from '../built-pages/chunks';
import {collectFiles} from './collectFiles';
import {validateOptions} from './options';
import {assignChunks, findPart} from './routes';
import {writeIndex, writeLists} from './writeLists';

/**
 * Lets readers keep parts of the site in their browser. Writes the list of files of each part, and the service worker that reads kept files.
 * README.md in this folder explains the options.
 */
export default function offline({siteConfig, siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  const settings = validateOptions(options);
  let requests: FileRequests = new Map();
  return {
    name: 'offline',

    getClientModules: () =>
      process.env.NODE_ENV === 'production' ? [path.join(__dirname, 'client/keptCopy.ts')] : [],

    configureWebpack: afterBundling('offline', compilation => {
      requests = collectRequests(compilation);
    }),

    async postBuild({outDir, routes, routesPaths, routesBuildMetadata, plugins}) {
      await writeFile(
        path.join(outDir, offlineWorkerPath),
        await bundleWorker({
          siteDir,
          baseUrl,
          isEnabled: settings.isEnabled,
          hashedFolders: settings.hashedFolders,
          page: settings.page,
          timeLimitMs: settings.timeLimitMs,
        }),
      );
      if (!settings.isEnabled) {
        await writeIndex(outDir, {build: null, parts: []});
        return;
      }
      await waitForFiles(plugins, settings.waitFor);
      const findPartOf = (route: string) => findPart(route, settings, baseUrl);
      const pages = await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata});
      const files = collectFiles(
        {outDir, baseUrl, origin: new URL(siteConfig.url).origin},
        pages,
        assignChunks(requests, routes, findPartOf),
        findPartOf,
        settings,
      );
      await writeLists(outDir, files);
    },
  };
}
