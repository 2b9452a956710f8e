import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Kinds of files that shrink. Fonts and images other than drawings are compressed already. */
const textFile = /\.(html|js|css|json|xml|svg|txt|md|webmanifest|map)$/;

/** Bytes below which an answer fits into one packet anyway. */
const smallest = 1_000;

/**
 * Puts a `.br` and a `.gz` file beside each text file of `folder`, where they are smaller. `quality` is brotli's, 1 to 11. Returns how
 * many files got them.
 */
export async function compressFiles(folder: string, quality: number): Promise<number> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && textFile.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name));
  let next = 0;
  let count = 0;
  const work = async () => {
    for (let file = files[next++]; file !== undefined; file = files[next++]) {
      count += (await compressFile(file, quality)) ? 1 : 0;
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return count;
}

async function compressFile(file: string, quality: number): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < smallest) {
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
