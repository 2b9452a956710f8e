import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Has built pages start by src/start, which lets the browser paint them first. */
export default function deferredHydration({siteDir}: LoadContext): Plugin {
  return {
    name: 'deferred-hydration',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {entry: {main: path.join(siteDir, 'src/start/index.ts')}, mergeStrategy: {entry: 'replace'}},
  };
}
