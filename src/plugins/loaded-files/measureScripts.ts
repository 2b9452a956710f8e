import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import type {PageSizes} from '../../shared/pageSizes';

const compress = promisify(brotliCompress);

/** Measures the scripts of each route. `routes` contains the files of each path, relative to `outDir`. */
export async function measureScripts(
  routes: Readonly<Record<string, readonly string[]>>,
  outDir: string,
): Promise<PageSizes> {
  const scripts = [...new Set(Object.values(routes).flat())].filter(file => file.endsWith('.js')).sort();
  const indexes = new Map(scripts.map((script, index) => [script, index]));
  return {
    sizes: await Promise.all(scripts.map(script => measure(path.join(outDir, script)))),
    pages: Object.fromEntries(
      Object.entries(routes).map(([route, files]) => [route, files.flatMap(file => indexes.get(file) ?? [])]),
    ),
  };
}

/** Returns the size of a file after compression. A low quality is fast, and its result is never smaller than what hosts send. */
async function measure(file: string): Promise<number> {
  const compressed = await compress(await readFile(file), {
    params: {[constants.BROTLI_PARAM_QUALITY]: 5},
  });
  return compressed.length;
}
