import {cpSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleFrame} from './bundle';
import {createFrameHeader, createFramePolicy, writeSandbox} from './files';
import {prependMiddleware} from '../dev-server/middleware';
import {announceFiles} from '../built-pages/finishedHooks';
import {sandboxManifestPath} from '../../shared/sandbox';
import {resolveOptions, type Settings} from './options';

/** Returns the content security policy that hosts have to send with the frame. */
export async function readFramePolicy(): Promise<string> {
  return createFrameHeader(createFramePolicy(await bundleFrame()));
}

/**
 * Publishes the sandbox in which the page runs the reader's code: a frame without access to the site and to the network, and the packages
 * that the code can import. README.md in this folder explains the options.
 */
export default function playgroundSandbox({siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  const settings = resolveOptions(options, siteDir);
  const folder = path.join(siteDir, '.cache/playground-sandbox');
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'playground-sandbox',
    async loadContent() {
      if (isBuild) {
        await writeSandbox(settings, folder);
      }
    },
    configureWebpack: () => (isBuild ? {} : createDevServerConfig(settings, folder, baseUrl)),
    postBuild: announceFiles(({outDir}) => {
      cpSync(folder, outDir, {recursive: true});
    }),
  };
}

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Makes the dev server serve the files of the sandbox. It writes them when the manifest is first requested, because they would delay its
 * start. The types of the bundler don't include the options of the dev server.
 */
function createDevServerConfig(
  settings: Settings,
  folder: string,
  baseUrl: string,
): BundlerConfig & {devServer: object} {
  let written: Promise<unknown> | undefined;
  const {devServer} = prependMiddleware((request, _, next) => {
    if (request.url?.split('?')[0] !== baseUrl + sandboxManifestPath) {
      return next();
    }
    written ??= writeSandbox(settings, folder);
    written.then(() => next(), next);
  });
  return {devServer: {...devServer, static: [{directory: folder, publicPath: baseUrl, watch: false}]}};
}
