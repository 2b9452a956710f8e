import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {getPageType} from '../../budgets/pageTypes';
import type {BuiltPage, BuiltSite} from './readSite';

/** The mean sizes of the pages of one type, in bytes after compression with gzip. */
export type Sizes = {pages: number; html: number; css: number; javaScript: number};

/**
 * Measures the HTML of the pages, and the styles and scripts that the HTML loads. Returns the means by page type, and the sums of all files of
 * the site, because pages load more scripts later.
 */
export function measureSizes({pages, folder}: BuiltSite): Map<string, Sizes> {
  const fileSizes = new Map<string, number>();
  const measureFile = (file: string): number => {
    const known = fileSizes.get(file);
    const absolute = path.join(folder, file);
    const size = known ?? (existsSync(absolute) ? gzipSync(readFileSync(absolute)).length : 0);
    fileSizes.set(file, size);
    return size;
  };
  const all = [...pages.values()];
  const getType = ({path: pagePath, html}: BuiltPage) => getPageType(pagePath, html);
  const types = new Set(all.map(getType));
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const sumOf = (extension: string) => sum(files.filter(file => file.endsWith(extension)).map(measureFile));
  return new Map([
    ...[...types].map((type): [string, Sizes] => {
      const group = all.filter(page => getType(page) === type);
      const mean = (measure: (page: BuiltPage) => number) => sum(group.map(measure)) / group.length;
      return [
        type,
        {
          pages: group.length,
          html: mean(({html}) => gzipSync(html).length),
          css: mean(({styles}) => sum(styles.map(measureFile))),
          javaScript: mean(({scripts}) => sum(scripts.map(measureFile))),
        },
      ];
    }),
    [
      'All files of the site',
      {pages: all.length, html: sumOf('.html'), css: sumOf('.css'), javaScript: sumOf('.js')},
    ],
  ]);
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
