import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {linkSheets, parseManifest} from './manifest';
import {createCacheGroups} from './cacheGroups';
import type {Options} from './options';

/** The subset of the bundler's compiler that is used here. */
type Compiler = {hooks: {done: {tapPromise: (name: string, run: () => Promise<void>) => void}}};

/**
 * Moves the styles of rarely used components out of the style sheet that every page loads. By default, Docusaurus puts the styles of all
 * components into one sheet.
 *
 * - Styles of components that are loaded with `import()` are loaded together with the component.
 * - Styles that only some pages use become a sheet of their own, which the HTML of these pages links. The framework links the files that
 *   its manifest of the browser's build lists for a page, so the sheets are added to the manifest before the pages are rendered.
 *
 * The dev server still uses a single sheet.
 */
export default function pageStyles({siteDir, generatedFilesDir}: LoadContext, options: Options): Plugin {
  return {
    name: 'page-styles',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        optimization: {splitChunks: {cacheGroups: createCacheGroups(siteDir, options)}},
        plugins: [
          {
            apply({hooks}: Compiler) {
              hooks.done.tapPromise('page-styles', async () => {
                const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
                const manifest = parseManifest(await readFile(manifestFile, 'utf8'));
                await writeFile(manifestFile, JSON.stringify(linkSheets(manifest, options.pageSheets)));
              });
            },
          },
        ],
      };
    },
  };
}
