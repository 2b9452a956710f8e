import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterBundling} from '../built-pages/chunks';
import {writeBuiltFile} from '../built-pages/pages';
import {collectImports, createLists, type Import} from './listLoadedFiles';
import {measureScripts} from './measureScripts';
import {validateOptions} from './options';

/** Lists the files that code loads with `import()`. README.md in this folder explains the lists. */
export default function loadedFiles({siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  const {folder, sizesFile} = validateOptions(options);
  let imports: Import[] = [];
  return {
    name: 'loaded-files',

    configureWebpack: afterBundling('loaded-files', compilation => {
      imports = collectImports(compilation);
    }),

    async postBuild({outDir, routes}) {
      const file = path.join(siteDir, folder, `${path.basename(outDir)}.json`);
      const lists = createLists(imports, routes, siteDir);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, `${JSON.stringify(lists, null, 1)}\n`);
      if (sizesFile !== undefined) {
        const sizes = await measureScripts(lists.routes, outDir);
        await writeBuiltFile({outDir, baseUrl}, baseUrl + sizesFile, `${JSON.stringify(sizes)}\n`);
      }
    },
  };
}
