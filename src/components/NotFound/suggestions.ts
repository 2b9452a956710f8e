import {findCounterpart} from '../../shared/pageMap';
import {trimSlash} from '../../shared/paths';
import {createDocPath} from '../DocsVersions/docPath';
import {findNearestPaths} from './nearestPaths';

/** A docs version, as far as suggestions need it; the framework's global data has this shape. */
export type Version = {name: string; label: string; path: string; docs: {path: string}[]};

/**
 * The pages that a reader most likely meant by `asked`, best first, at most `count`. Of an address that only another version
 * has: what answers that need in the version that was asked, then the page itself. After these the nearest names, with
 * those of the version that was asked before equally near ones. `otherPaths` are pages outside of the docs.
 */
export function suggestPaths(
  asked: string,
  versions: Version[],
  otherPaths: string[],
  count: number,
): string[] {
  const {path, version, page} = locate(asked, versions);
  const allPaths = [...versions.flatMap(({docs}) => docs.map(doc => trimSlash(doc.path))), ...otherPaths];
  const known = version === undefined ? [] : findInVersions(page, version, versions);
  const nearest = findNearestPaths(path, allPaths, count + known.length);
  return [...new Set([...known, ...nearest])].slice(0, count);
}

/** The version that an address belongs to, and the page's path below it. Accepts other names for the version's folder. */
function locate(
  asked: string,
  versions: Version[],
): {path: string; version: Version | undefined; page: string} {
  const path = trimSlash(asked.replace(/(\/index)?\.(html?|mdx?)$/i, ''));
  const root = versions.map(version => version.path).sort((a, b) => a.length - b.length)[0] ?? '';
  const [folder = '', ...rest] = path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/') : [];
  const named = versions.find(version => createFolderNames(version, root).includes(folder.toLowerCase()));
  if (named) {
    const page = rest.join('/');
    return {path: createDocPath(named.path, page), version: named, page};
  }
  const version = versions.find(candidate => candidate.path === root);
  return {path, version: folder === '' ? undefined : version, page: [folder, ...rest].join('/')};
}

/** `10.x` goes by `10.x`, `v10.x`, `10`, `v10`, its own name, and the folder that it has. */
function createFolderNames({name, label, path}: Version, root: string): string[] {
  const numbers = [label, label.replace(/\.x$/, '')];
  const own = path.slice(root.length + 1);
  return [name, ...numbers, ...numbers.map(number => `v${number}`), own].filter(Boolean);
}

function findInVersions(page: string, asked: Version, versions: Version[]): string[] {
  const others = versions.filter(version => version !== asked);
  return [asked, ...others].flatMap(version => {
    const path = findDoc(page, version);
    if (path === undefined) {
      return [];
    }
    const counterpart = findCounterpart(path.slice(version.path.length + 1), version.name, asked.name);
    return counterpart === undefined ? [path] : [createDocPath(asked.path, counterpart), path];
  });
}

function findDoc(page: string, {path, docs}: Version): string | undefined {
  const wanted = createDocPath(path, page).toLowerCase();
  return docs.map(doc => trimSlash(doc.path)).find(docPath => docPath.toLowerCase() === wanted);
}
