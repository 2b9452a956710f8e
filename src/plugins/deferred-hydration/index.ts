import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** In production, replaces the framework's entry point with one that hydrates a page after the browser has painted it. */
export default function deferredHydration(): Plugin {
  return {
    name: 'deferred-hydration',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {entry: {main: path.join(__dirname, 'client/index.ts')}, mergeStrategy: {entry: 'replace'}},
  };
}
