import path from 'node:path';
import type {Options} from './options';

/** The type that the bundler gives to style sheets that become files. */
const type = 'css/mini-extract';

/** Priority of the framework's cache group `styles`. */
const commonPriority = 50;

type CacheGroup = {test: RegExp} & Partial<{
  name: string;
  type: string;
  chunks: 'all';
  enforce: boolean;
  priority: number;
}>;

/** Creates the bundler's cache groups. The group `styles` exists in the framework's configuration and only gets a filter here. */
export function createCacheGroups(
  siteDir: string,
  {lazyPaths, pageSheets}: Options,
): Record<string, CacheGroup> {
  const sheets = Object.entries(pageSheets);
  const movedPaths = [...lazyPaths, ...sheets.flatMap(([, {paths}]) => paths)];
  return {
    styles: {test: new RegExp(`^(?!${createPattern(siteDir, movedPaths)})`)},
    ...Object.fromEntries(
      sheets.map(([name, {paths}]) => [
        getChunkName(name),
        {
          name: getChunkName(name),
          test: new RegExp(`^${createPattern(siteDir, paths)}`),
          type,
          chunks: 'all',
          enforce: true,
          priority: commonPriority + 1,
        },
      ]),
    ),
  };
}

/** Returns the name of a sheet's chunk, which is also the start of its file name. */
export function getChunkName(sheet: string): string {
  return `styles-${sheet}`;
}

/** Creates the source of a regular expression that matches the absolute paths of files and of everything in folders. */
function createPattern(siteDir: string, paths: readonly string[]): string {
  const patterns = paths.map(name => escapeRegExp(path.join(siteDir, name)));
  return `(?:${patterns.join('|')})(?:$|[\\\\/])`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
