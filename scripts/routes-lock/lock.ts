import {readFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/** All addresses that other sites can link to. `npm run page -- lock` writes them to the lock file. */
export type RoutesLock = {
  /** The anchors of the headings of each page, by the path of the page. Pages are in groups, such as `docs current`. */
  pages: Record<string, Record<string, string[]>>;
  /** The paths of the feeds. */
  feeds: string[];
};

/** The path of the lock file in the site's folder. */
export const lockFile = 'routes.lock.json';

export function readLock(siteDir = '.'): RoutesLock {
  // TypeScript doesn't know the format of the file. Only this code and `npm run page` write it.
  return JSON.parse(readFileSync(path.join(siteDir, lockFile), 'utf8')) as RoutesLock;
}

/** Renders the lock file, with the pages of each group in the order of their paths. */
export async function renderLock({pages, feeds}: RoutesLock): Promise<string> {
  const groups = Object.entries(pages).map(([group, anchors]) => [
    group,
    Object.fromEntries(Object.entries(anchors).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  const text = JSON.stringify({pages: Object.fromEntries(groups), feeds: feeds.toSorted()});
  return format(text, {...(await resolveConfig(lockFile)), parser: 'json'});
}

/** Maps the path of each page to the anchors of its headings. */
export function listPages({pages}: RoutesLock): Map<string, string[]> {
  return new Map(Object.values(pages).flatMap(group => Object.entries(group)));
}

/** Returns the names of the groups with the pages of a docs version. */
export function listGroups({pages}: RoutesLock, version: {name: string}): string[] {
  return Object.keys(pages).filter(group => `${group} `.startsWith(`docs ${version.name} `));
}
