import path from 'node:path';
import {getContentFolder} from '../../src/shared/docsVersions';
import {getRoute, locateDocsFile, readDocsPage, readDocsVersions, type DocsPage} from './docsPages';
import {findUrls, type UrlPlace} from '../../src/plugins/page-checks/markdownUrls';
import {formatPosition, type Edit, type SiteFiles} from './siteFiles';

/** Where the links to a page lead from now on. */
export type Target = {
  /** The Markdown file, if there is one. A category page has none. */
  file?: string;
  /** The URL path. A partial has none. */
  route?: string;
  /** If set, links lead to this section instead of the one that they name. If it's empty, they lead to the start of the page. */
  anchor?: string;
  /** Whether the page itself is there now. If not, another page replaces it. */
  isNewPlace?: boolean;
};

/**
 * Changes all links to a page in Markdown files. If the page has moved, its own relative links and imports are changed too.
 * @param page the page as it was
 * @param target the new place of the page, or the page that replaces it
 * @param replaceText returns the new text of a link; if it's missing, all texts stay
 * @returns the positions and the texts of the changed links if their texts can have changed
 */
export function rewriteMarkdownLinks(
  files: SiteFiles,
  page: DocsPage,
  target: Target,
  replaceText?: (text: string) => string,
): string[] {
  const changed: string[] = [];
  // Only files that contain one of these names can have a link to the page. Parsing all files would take several seconds.
  const names = [page.file, `/${page.slug ?? ''}`].map(name =>
    path.posix.basename(name).replace(/\.mdx?$/, ''),
  );
  for (const file of files.list().filter(name => /\.mdx?$/.test(name))) {
    const isMovedPage = target.isNewPlace === true && file === target.file;
    const source = isMovedPage ? page.file : file;
    if (!isMovedPage && !names.some(name => files.read(file).includes(name))) {
      continue;
    }
    const isContent = /^(?:docs|versioned_docs|blog)\//.test(file);
    const before = files.read(file);
    const edits = findUrls(before, isContent).map((place): Edit[] => {
      const {url, start, end} = place;
      const text = rewriteUrl(url, {files, file, source, page, target});
      return text === undefined || text === url
        ? []
        : [{start, end, text}, ...(replaceText ? editTexts(place, before, replaceText) : [])];
    });
    files.edit(file, edits.flat());
    if (replaceText && edits.flat().length > 0) {
      const after = files.read(file);
      // The file still has the same links, at other positions.
      const places = findUrls(after, isContent).filter((_, index) => (edits[index] ?? []).length > 0);
      changed.push(
        ...places
          .flatMap(listTexts)
          .sort((a, b) => a.start - b.start)
          .map(
            ({start, end}) =>
              `${file}:${formatPosition(after, start)}: ${after.slice(start, end).replace(/\s+/g, ' ')}`,
          ),
      );
    }
  }
  return changed;
}

/** Changes the texts of a link. In `[Context]` and `[Context][]`, the text stays, because it also names the definition. */
function editTexts({texts = []}: UrlPlace, markdown: string, replaceText: (text: string) => string): Edit[] {
  return texts
    .filter(({end}) => /^(?:\]\(|\]\[[^\]]|\s*<\/)/.test(markdown.slice(end)))
    .map(({start, end}) => ({start, end, text: replaceText(markdown.slice(start, end))}));
}

/** Lists the places of a link that readers see. A component without a text shows something else, so its address stands for it. */
function listTexts({start, end, source, texts = []}: UrlPlace): {start: number; end: number}[] {
  return texts.length === 0 && source.startsWith('prop ') ? [{start, end}] : texts;
}

type LinkContext = {
  files: SiteFiles;
  /** The file that contains the link. */
  file: string;
  /** The path of this file before the change. */
  source: string;
  page: DocsPage;
  target: Target;
};

/** Returns the new URL of a link, or undefined if the link doesn't have to change. */
function rewriteUrl(url: string, context: LinkContext): string | undefined {
  const {files, file, source, page, target} = context;
  const [, address = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return undefined;
  }
  const linkedFile = findLinkedFile(address, source, files, page);
  if (linkedFile === page.file) {
    return formatLink(address, suffix, context);
  }
  if (linkedFile !== undefined) {
    return file === source || (!address.startsWith('.') && !/\.mdx?$/.test(address))
      ? undefined
      : formatPath(linkedFile, file, address) + suffix;
  }
  if (page.slug === undefined) {
    return undefined;
  }
  const route = findLinkedRoute(address, source, files, page);
  const isRelative = !address.startsWith('/');
  if (route === getRoute(page.version, page.slug)) {
    return (target.route ?? '') + replaceAnchor(suffix, target);
  }
  // A relative route depends on the route of its page.
  return isRelative && file !== source ? route && route + suffix : undefined;
}

/** Formats a link to the target: as the path of its file if the link was one and the target belongs to the same docs, and as a route if not. */
function formatLink(address: string, suffix: string, {file, target, page}: LinkContext): string {
  const folder = `${getContentFolder(page.version)}/`;
  const isFile = target.file?.startsWith(folder) ?? false;
  const end = replaceAnchor(suffix, target);
  return isFile && target.file !== undefined
    ? formatPath(target.file, file, address) + end
    : (target.route ?? '') + end;
}

function replaceAnchor(suffix: string, {anchor}: Target): string {
  return anchor === undefined ? suffix : suffix.replace(/#.*$/s, '') + (anchor && `#${anchor}`);
}

/** Formats the path of a file in the same way as the path that it replaces. */
function formatPath(target: string, file: string, before: string): string {
  if (before.startsWith('@site/')) {
    return `@site/${target}`;
  }
  const relative = path.posix.relative(path.posix.dirname(file), target);
  const withoutExtension = path.posix.extname(before) === '' ? relative.replace(/\.\w+$/, '') : relative;
  return before.startsWith('.') && !withoutExtension.startsWith('.')
    ? `./${withoutExtension}`
    : withoutExtension;
}

/** Finds the file that a link or an import leads to. Returns undefined if the address is a route. */
function findLinkedFile(
  address: string,
  source: string,
  files: SiteFiles,
  page: DocsPage,
): string | undefined {
  return listCandidates(decodeAddress(address), source, files)
    .flatMap(candidate => ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => candidate + end))
    .find(candidate => candidate === page.file || (isFilePath(candidate) && files.exists(candidate)));
}

/** Lists the paths that an address can stand for. An absolute path begins in the folder of the docs version, or in the site's folder. */
function listCandidates(address: string, source: string, files: SiteFiles): string[] {
  if (address.startsWith('@site/')) {
    return [address.slice('@site/'.length)];
  }
  if (!address.startsWith('/')) {
    return [path.posix.join(path.posix.dirname(source), address)];
  }
  if (!/\.mdx?$/.test(address)) {
    return [];
  }
  const folders = readDocsVersions(files).map(getContentFolder);
  return [folders.find(folder => source.startsWith(`${folder}/`)) ?? '.', '.'].map(folder =>
    path.posix.join(folder, address),
  );
}

/** Folders have no extension. */
function isFilePath(candidate: string): boolean {
  return path.posix.extname(candidate) !== '';
}

/** Finds the route that a link leads to. A relative route begins at the route of its page. */
function findLinkedRoute(
  address: string,
  source: string,
  files: SiteFiles,
  page: DocsPage,
): string | undefined {
  const trimmed = address.replace(/(?<=.)\/$/, '');
  if (trimmed.startsWith('/')) {
    return trimmed;
  }
  if (!trimmed.startsWith('.') || !/^(?:versioned_)?docs\//.test(source)) {
    return undefined;
  }
  const {slug} = source === page.file ? page : readDocsPage(files, source);
  const {version} = locateDocsFile(files, source);
  return slug === undefined
    ? undefined
    : path.posix.join(path.posix.dirname(getRoute(version, slug)), trimmed);
}

function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
