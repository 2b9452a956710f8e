import {listGroups, type RoutesLock} from '../routes-lock/lock';
import {getDocsRoute, type DocsVersion} from '../../src/shared/docsVersions';
import {readDocsVersions} from './docsPages';
import type {SiteFiles} from './siteFiles';

const mapFile = 'src/components/DocsVersions/pageMap.json';
const renamedFile = 'e2e/data/renamed.json';

type Rows = Record<string, string | null>;
type PageMaps = Record<string, {toNewer: Rows; fromNewer: Rows}>;

/** A page that moves, is removed or is new. Pages are paths below the route of their version. */
export type PageChange = {
  /** The page before the change. A new page has none. */
  from?: string;
  /** The page after the change. A removed page has none. */
  to?: string;
  /** For a removed page, the page that replaces it, perhaps with an anchor. */
  replacement?: string;
  /** For a new page, the page on the same subject in the other versions, or null. */
  counterpart?: string | null;
};

/** Adapts the page maps between a version and its neighbours. `lock` contains the pages before the change. */
export async function updatePageMaps(
  files: SiteFiles,
  lock: RoutesLock,
  version: DocsVersion,
  change: PageChange,
): Promise<void> {
  if (!files.exists(mapFile)) {
    return;
  }
  const maps = files.readJson<PageMaps>(mapFile);
  const versions = readDocsVersions(files);
  const index = versions.findIndex(({name}) => name === version.name);
  const [newer, older] = [versions[index - 1], versions[index + 1]];
  const isRenamedComplete =
    files.exists(renamedFile) && isEqual(files.readJson(renamedFile), listRenamed(maps));
  if (older) {
    const map = (maps[older.name] ??= {toNewer: {}, fromNewer: {}});
    maps[older.name] = {
      toNewer: changeTargets(map.toNewer, listSlugs(lock, older), change),
      fromNewer: changeRows(map.fromNewer, listSlugs(lock, older), change),
    };
  }
  if (newer) {
    const map = (maps[version.name] ??= {toNewer: {}, fromNewer: {}});
    maps[version.name] = {
      toNewer: changeRows(map.toNewer, listSlugs(lock, newer), change),
      fromNewer: changeTargets(map.fromNewer, listSlugs(lock, newer), change),
    };
  }
  await files.writeJson(mapFile, maps);
  // The browser tests have a list of their own, so that they don't depend on the site's code.
  if (isRenamedComplete) {
    await files.writeJson(renamedFile, listRenamed(maps));
  }
}

/** Changes the rows of the version in which a page changes. A row is only needed if the other version has no page of the same name. */
function changeRows(rows: Rows, otherPages: readonly string[], {from, to, counterpart}: PageChange): Rows {
  const remaining = Object.fromEntries(Object.entries(rows).filter(([page]) => page !== from));
  if (to === undefined) {
    return sortRows(remaining);
  }
  const same = from !== undefined && otherPages.includes(from) ? from : null;
  const target = from === undefined ? counterpart : Object.hasOwn(rows, from) ? rows[from] : same;
  const isNeeded = otherPages.includes(to) ? target && target !== to : true;
  return sortRows(isNeeded ? {...remaining, [to]: target ?? null} : remaining);
}

/** Changes the rows of the other version, whose targets are in the version in which a page changes. */
function changeTargets(rows: Rows, otherPages: readonly string[], {from, to, replacement}: PageChange): Rows {
  if (from === undefined) {
    return sortRows(rows);
  }
  const changed = Object.entries(rows).map(([page, target]) => {
    const [name, anchor] = target?.split('#') ?? [];
    if (name !== from) {
      return [page, target] as const;
    }
    return [
      page,
      to === undefined ? (replacement ?? null) : to + (anchor === undefined ? '' : `#${anchor}`),
    ] as const;
  });
  // A page of the same name in the other version had no row.
  const isImplicit = otherPages.includes(from) && !Object.hasOwn(rows, from);
  const added = isImplicit ? [[from, to ?? replacement ?? null] as const] : [];
  return sortRows(Object.fromEntries([...changed, ...added].filter(([page, target]) => page !== target)));
}

function sortRows(rows: Rows): Rows {
  return Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function listSlugs(lock: RoutesLock, version: DocsVersion): string[] {
  const root = getDocsRoute(version);
  return listGroups(lock, version)
    .flatMap(group => Object.keys(lock.pages[group] ?? {}))
    .map(route => route.slice(root.length + 1));
}

/** Lists the pages that have another name in the next newer version. */
function listRenamed(maps: PageMaps): Rows {
  const rows = Object.values(maps).flatMap(({toNewer}) => Object.entries(toNewer));
  return sortRows(Object.fromEntries(rows.filter(([, target]) => target !== null)));
}

function isEqual(a: Rows, b: Rows): boolean {
  return JSON.stringify(sortRows(a)) === JSON.stringify(sortRows(b));
}
