import {trimSlash} from '../../shared/paths';
import {createDocPath} from './docPath';
import pageMap from './pageMap.json';

/** The properties of a docs version that are needed to find counterparts. They are a subset of Docusaurus's `GlobalVersion`. */
export type Version = {name: string; path: string; docs: readonly {path: string}[]};

/** Maps pages of one version to pages of another, or to null if no page has the same subject. A target can end with an `#anchor`. */
export type PageMap = Readonly<Record<string, string | null>>;

/**
 * The pages that have different names in a version and in the next newer version, by the name of the older version. Pages are paths
 * relative to the path of their version, so `''` is the start page. Pages with the same name in both versions aren't listed.
 */
export const pageMaps: Readonly<Record<string, {toNewer: PageMap; fromNewer: PageMap}>> = pageMap;

/**
 * Finds the counterpart of a page in another docs version, which is the page on the same subject. `page` is relative to the path of the
 * version `from`, and the counterpart is relative to the path of the version `to`. The search goes through all versions between the two.
 * Returns undefined if one of these versions has no page on the subject.
 * @param versions all versions, newest first
 */
export function findCounterpart(
  page: string,
  from: Version,
  to: Version,
  versions: readonly Version[],
): string | undefined {
  const [start = 0, end = 0] = [from, to].map(({name}) =>
    versions.findIndex(version => version.name === name),
  );
  const step = Math.sign(end - start);
  let counterpart: string | undefined = page;
  for (let index = start; index !== end && counterpart !== undefined; index += step) {
    const [version, next] = [versions[index], versions[index + step]];
    if (!version || !next) {
      return undefined;
    }
    const map = step > 0 ? pageMaps[next.name]?.fromNewer : pageMaps[version.name]?.toNewer;
    counterpart = findInNeighbour(counterpart.replace(/#.*/, ''), next, map);
  }
  return counterpart;
}

function findInNeighbour(page: string, {path, docs}: Version, map: PageMap = {}): string | undefined {
  if (Object.hasOwn(map, page)) {
    return map[page] ?? undefined;
  }
  const docPath = createDocPath(path, page);
  return docs.some(doc => trimSlash(doc.path) === docPath) ? page : undefined;
}
