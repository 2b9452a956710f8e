// Measures how much a reader downloads to search one version of the docs.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {recordsPath} from '../../../src/shared/search';
import {listTags} from '../relevance/measure';

export type SearchSizes = {
  /** Gzipped bytes of the search code, which analyses queries, searches the index and ranks the hits. */
  codeBytes: number;
  /** Gzipped bytes of the record files for the version and for the blog. They contain the index and the texts of the results. */
  recordsBytes: number;
};

/** Bundles the search code for browsers. The script puts its exports on the global object `search`. */
export function bundleSearch(): string {
  const {outputFiles} = buildSync({
    stdin: {
      contents:
        "export {createEmbeddedClient} from './client'; export {parseRecordsFile} from './recordsFile'; export {synonymGroups} from '../shared/searchSynonyms';",
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

export function measureSearchSizes(outDir: string, version: string): SearchSizes {
  const files = listTags(version).map(tag => readFileSync(path.join(outDir, recordsPath(tag))));
  return {
    codeBytes: gzipSync(bundleSearch()).length,
    recordsBytes: files.reduce((sum, file) => sum + gzipSync(file).length, 0),
  };
}
