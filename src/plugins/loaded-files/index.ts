import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterBundling} from '../built-pages/chunks';
import {collectImports, createLists, type Import} from './listLoadedFiles';
import {validateOptions} from './options';

/** Lists the files that code loads with `import()`, outside the output. README.md in this folder explains the lists. */
export default function loadedFiles({siteDir}: LoadContext, options: unknown): Plugin {
  const {folder} = validateOptions(options);
  let imports: Import[] = [];
  return {
    name: 'loaded-files',

    configureWebpack: afterBundling('loaded-files', compilation => {
      imports = collectImports(compilation);
    }),

    async postBuild({outDir, routes}) {
      const file = path.join(siteDir, folder, `${path.basename(outDir)}.json`);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, `${JSON.stringify(createLists(imports, routes, siteDir), null, 1)}\n`);
    },
  };
}
