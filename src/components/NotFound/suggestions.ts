import {trimSlash} from '../../shared/paths';
import {createDocPath} from '../DocsVersions/docPath';
import {findCounterpart} from '../DocsVersions/findCounterpart';
import {findNearestPaths, getName} from './nearestPaths';

/** The properties of a docs version that are needed to suggest pages. They are a subset of Docusaurus's `GlobalVersion`. */
export type Version = {name: string; label: string; path: string; docs: {id: string; path: string}[]};

/**
 * Returns at most `count` paths that the reader might have meant by `requestedPath`, with the best match first. If the page exists only in
 * another docs version, its counterpart in the requested version comes first, and the page itself second. Pages whose file has the
 * requested name follow, and then pages with similar names. Among equally similar names, those in the requested version come first.
 * `otherPaths` are the paths of pages outside the docs.
 */
export function suggestPaths(
  requestedPath: string,
  versions: Version[],
  otherPaths: string[],
  count: number,
): string[] {
  const {path, version, page} = parsePath(requestedPath, versions);
  const allPaths = [...versions.flatMap(({docs}) => docs.map(doc => trimSlash(doc.path))), ...otherPaths];
  const exactMatches = version === undefined ? [] : findInVersions(page, version, versions);
  const fileMatches = findByFileName(path, version, versions);
  const similar = findNearestPaths(path, allPaths, count + exactMatches.length + fileMatches.length);
  return [...new Set([...exactMatches, ...fileMatches, ...similar])].slice(0, count);
}

/**
 * Returns the docs version of a path, and the path of the page relative to this version. The path may contain another common name for the
 * version's folder. The returned `path` contains the real folder.
 */
function parsePath(
  requestedPath: string,
  versions: Version[],
): {path: string; version: Version | undefined; page: string} {
  const path = trimSlash(requestedPath.replace(/(\/index)?\.(html?|mdx?)$/i, ''));
  const root = versions.map(version => version.path).sort((a, b) => a.length - b.length)[0] ?? '';
  const [folder = '', ...rest] = path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/') : [];
  const namedVersion = versions.find(version =>
    createFolderNames(version, root).includes(folder.toLowerCase()),
  );
  if (namedVersion) {
    const page = rest.join('/');
    return {path: createDocPath(namedVersion.path, page), version: namedVersion, page};
  }
  const version = versions.find(candidate => candidate.path === root);
  return {path, version: folder === '' ? undefined : version, page: [folder, ...rest].join('/')};
}

/** Returns the accepted folder names of a version. For 10.x, these are `10.x`, `v10.x`, `10`, `v10`, its name and its real folder. */
function createFolderNames({name, label, path}: Version, root: string): string[] {
  const numbers = [label, label.replace(/\.x$/, '')];
  const realFolder = path.slice(root.length + 1);
  return [name, ...numbers, ...numbers.map(number => `v${number}`), realFolder].filter(Boolean);
}

/** Returns the path of a page in each version that contains it. Before each path, adds its counterpart in the requested version. */
function findInVersions(page: string, requestedVersion: Version, versions: Version[]): string[] {
  return putFirst(requestedVersion, versions).flatMap(version => {
    const path = findDoc(page, version);
    if (path === undefined) {
      return [];
    }
    const counterpart = findCounterpart(
      path.slice(version.path.length + 1),
      version,
      requestedVersion,
      versions,
    );
    return counterpart === undefined ? [path] : [createDocPath(requestedVersion.path, counterpart), path];
  });
}

/**
 * Returns the pages whose Markdown file has the name of the requested path, with those of the requested version first. For example, the
 * file of the first page is called introduction.md.
 */
function findByFileName(path: string, requestedVersion: Version | undefined, versions: Version[]): string[] {
  const name = getName(path).toLowerCase();
  return putFirst(requestedVersion, versions)
    .flatMap(({docs}) => docs.filter(({id}) => getName(id).toLowerCase() === name))
    .map(doc => trimSlash(doc.path));
}

function putFirst(first: Version | undefined, versions: Version[]): Version[] {
  return [...versions].sort((a, b) => Number(b === first) - Number(a === first));
}

function findDoc(page: string, {path, docs}: Version): string | undefined {
  const searchedPath = createDocPath(path, page).toLowerCase();
  return docs.map(doc => trimSlash(doc.path)).find(docPath => docPath.toLowerCase() === searchedPath);
}
