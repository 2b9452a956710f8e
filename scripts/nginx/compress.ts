import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Text files. Fonts and bitmap images are already compressed. */
const textFile = /\.(html?|js|css|json|xml|svg|txt|md|webmanifest|map)$/;

/** A response below this size fits into a single network packet anyway, so compressing it has no benefit. */
const minSizeBytes = 1_000;

/**
 * Writes a `.br` and a `.gz` copy next to each text file in `folder`, if the copy is smaller than the file. `quality` is the brotli
 * quality from 1 to 11. Returns the number of files that have a compressed copy.
 */
export async function compressFiles(folder: string, quality: number): Promise<number> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && textFile.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name));
  let nextIndex = 0;
  let count = 0;
  const compressRemaining = async () => {
    for (let file = files[nextIndex++]; file !== undefined; file = files[nextIndex++]) {
      count += (await compressFile(file, quality)) ? 1 : 0;
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, compressRemaining));
  return count;
}

async function compressFile(file: string, quality: number): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < minSizeBytes) {
    return false;
  }
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, {level: 9}),
  ]);
  const smaller = [
    {name: `${file}.br`, data: brotli},
    {name: `${file}.gz`, data: gzipped},
  ].filter(({data}) => data.length < content.length);
  await Promise.all(smaller.map(({name, data}) => writeFile(name, data)));
  return smaller.length > 0;
}
