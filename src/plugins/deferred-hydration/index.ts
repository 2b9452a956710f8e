import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** In production, replaces the framework's entry point with src/start, which hydrates a page after the browser has painted it. */
export default function deferredHydration({siteDir}: LoadContext): Plugin {
  return {
    name: 'deferred-hydration',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {entry: {main: path.join(siteDir, 'src/start/index.ts')}, mergeStrategy: {entry: 'replace'}},
  };
}
