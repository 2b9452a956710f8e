// What a reader downloads to search one version of the docs.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {recordsPath} from '../src/shared/search';
import {listTags} from './relevance';

export type SearchSizes = {
  /** Analysis, index and ranking: all code between a query and its hits. In bytes, gzip. */
  library: number;
  /** The records of the version and of the blog: index and display data in one. In bytes, gzip. */
  records: number;
};

/** The browser's script that answers queries, with `createEmbeddedClient` and `parseRecordsFile` on the global object `search`. */
export function bundleSearch(): string {
  const {outputFiles} = buildSync({
    stdin: {
      contents:
        "export {createEmbeddedClient} from './client'; export {parseRecordsFile} from './recordsFile';",
      resolveDir: 'src/search',
    },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'search',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({text}) => text).join('');
}

export function measureSizes(outDir: string, version: string): SearchSizes {
  const files = listTags(version).map(tag => readFileSync(path.join(outDir, recordsPath(tag))));
  return {
    library: gzipSync(bundleSearch()).length,
    records: files.reduce((sum, file) => sum + gzipSync(file).length, 0),
  };
}
