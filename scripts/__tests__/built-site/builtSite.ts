// Reads a built site, for tests that check the built files without a browser. By default, this is the site in build/.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import contentDates from '../../../contentDates.json';
import {parseTable, selectPageRedirects} from '../../../src/plugins/redirects/table';
import {docsVersions, getDocsRoute, type DocsVersion} from '../../../src/shared/docsVersions';
import {cleanPath} from '../../../src/shared/paths';

export type BuiltPage = {
  /** The URL path of the page, such as `/docs/context`. */
  path: string;
  document: Tree.Document;
};

/** The old addresses of pages that have moved. */
export const movedPages = new Set(
  selectPageRedirects(parseTable(readFileSync('redirects.json', 'utf8'), 'redirects.json')).map(
    ({from}) => from,
  ),
);

/** Returns the sorted paths of all built files, such as `/docs/context.html`. Throws when there is no build. */
export function readBuiltFiles(folder = 'build'): string[] {
  if (!existsSync(folder)) {
    throw new Error(`${folder}: folder not found. Build the site first with npm run build.`);
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter(entry => entry.isFile())
    .map(
      entry => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    )
    .sort();
}

export function readBuiltText(file: string, folder = 'build'): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

/** Returns all pages. The pages at old addresses, which only open the new address, aren't among them. */
export function readBuiltPages(folder = 'build'): BuiltPage[] {
  return readBuiltFiles(folder)
    .filter(file => file.endsWith('.html') && !movedPages.has(cleanPath(file)))
    .map(file => ({path: cleanPath(file), document: parse(readBuiltText(file, folder))}));
}

type PostDates = {published: string; updated: string};

/**
 * Returns the dates of each post, by path. The publication date is in the name of the file, and the date of the last change is in
 * contentDates.json.
 */
export function readPostDates(): Map<string, PostDates> {
  const dates: Readonly<Record<string, {date: string}>> = contentDates;
  const files = readdirSync('blog').filter(name => name.endsWith('.md'));
  return new Map(
    files.map(file => {
      const slug = /^slug: (\S+)$/m.exec(readFileSync(`blog/${file}`, 'utf8'))?.[1] ?? '';
      return [`/blog/${slug}`, {published: file.slice(0, 10), updated: dates[`blog/${file}`]?.date ?? ''}];
    }),
  );
}

/** Returns the docs version that a page belongs to, or undefined if the page isn't part of the docs. */
export function findDocsVersion(path: string): DocsVersion | undefined {
  return docsVersions
    .filter(version => `${path}/`.startsWith(`${getDocsRoute(version)}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Returns all elements in a node, including the node itself if it is an element, in document order. */
export function collectElements(node: Tree.Node): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(collectElements) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

export function readAttribute({attrs}: Tree.Element, name: string): string | undefined {
  return attrs.find(attribute => attribute.name === name)?.value;
}

/** Elements that contain code instead of prose. */
const nonProseElements = new Set(['code', 'pre', 'script', 'style']);

/** Returns the text of a node without inline code, code blocks, scripts and styles. */
export function readProse(node: Tree.Node): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  if (!('childNodes' in node) || nonProseElements.has(node.nodeName)) {
    return '';
  }
  return node.childNodes.map(readProse).join('');
}
