import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.Node;

/** A page in the output of the build. */
export type Page = {
  /** Path of the page, including the base URL. */
  route: string;
  /** Absolute path of the HTML file. */
  file: string;
  html: string;
  document: Tree.Document;
  /** Whether search engines must not index the page. True for the not-found page as well. */
  noIndex: boolean;
};

type Site = {
  outDir: string;
  baseUrl: string;
  routesPaths: string[];
  routesBuildMetadata: Record<string, {noIndex: boolean}>;
};

/** Elements that aren't part of a page's text, such as controls, drawings and scripts. */
const nonTextTags = new Set([
  'nav',
  'button',
  'script',
  'style',
  'svg',
  'template',
  'noscript',
  'form',
  'input',
  'select',
]);

/**
 * Classes of elements that the theme and the site's components add around an article. The last class belongs to live pairs. A live pair is
 * a server file and a client file that readers can run in the page.
 */
const chromeClasses = new Set([
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'theme-doc-card-icon',
  'theme-edit-this-page',
  'pagination-nav',
  'live-pair-controls',
]);

/** Returns whether an element isn't part of a page's content. Search records, Markdown alternates and feeds leave such elements out. */
export function isPageChrome(tagName: string, classNames: readonly string[]): boolean {
  return nonTextTags.has(tagName) || classNames.some(name => chromeClasses.has(name));
}

const pagesByOutDir = new Map<string, Promise<Page[]>>();

/** Reads the pages of a finished build, sorted by route. The result is cached for each build. Throws if a route has no HTML file. */
export function readPages(site: Site): Promise<Page[]> {
  let pages = pagesByOutDir.get(site.outDir);
  if (!pages) {
    pages = Promise.all(collectRoutes(site).map(route => readPage(site, route)));
    pagesByOutDir.set(site.outDir, pages);
  }
  return pages;
}

/** Returns the path of a route's HTML file, relative to the output folder, in a site with `trailingSlash: false`. */
export function getPageFile(route: string, baseUrl: string): string {
  const relative = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route.replace(/^\//, '');
  if (relative.endsWith('.html')) {
    return relative;
  }
  return relative === '' ? 'index.html' : `${relative.replace(/\/$/, '')}.html`;
}

function collectRoutes({routesPaths}: Site): string[] {
  return [...new Set(routesPaths)].sort();
}

async function readPage({outDir, baseUrl, routesBuildMetadata}: Site, route: string): Promise<Page> {
  const file = path.join(outDir, getPageFile(route, baseUrl));
  const html = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(
      `${file}: the route ${route} has no HTML file, although it is registered. Build the site again.`,
      {cause: error},
    );
  });
  const noIndex = route === `${baseUrl}404.html` || routesBuildMetadata[route]?.noIndex === true;
  return {route, file, html, document: parse(html), noIndex};
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find(attribute => attribute.name === name)?.value;
}

export function readClasses(element: Element): string[] {
  return (readAttribute(element, 'class') ?? '').split(/\s+/);
}

export function hasClass(element: Element, name: string): boolean {
  return readClasses(element).includes(name);
}

/** Returns the descendants of `node` for which `test` returns true, in document order. */
export function findElements(node: Node, test: (element: Element) => boolean): Element[] {
  if (!('childNodes' in node)) {
    return [];
  }
  return node.childNodes.flatMap(child => [
    ...(isElement(child) && test(child) ? [child] : []),
    ...findElements(child, test),
  ]);
}

/** Returns the text content of `node` with white space collapsed, without the elements for which `isSkipped` returns true. */
export function renderText(node: Node, isSkipped: (element: Element) => boolean = () => false): string {
  return collectText(node, isSkipped).join('').replace(/\s+/g, ' ').trim();
}

function collectText(node: Node, isSkipped: (element: Element) => boolean): string[] {
  if (node.nodeName === '#text' && 'value' in node) {
    return [node.value];
  }
  if (node.nodeName === 'br') {
    return [' '];
  }
  if (!('childNodes' in node) || (isElement(node) && isSkipped(node))) {
    return [];
  }
  return node.childNodes.flatMap(child => collectText(child, isSkipped));
}

/** Returns a map from the names of a page's `<meta name>` elements to their content. */
export function readMetaTags(document: Tree.Document): Map<string, string> {
  const metas = findElements(document, element => element.tagName === 'meta');
  return new Map(
    metas.flatMap(meta => {
      const name = readAttribute(meta, 'name');
      const content = readAttribute(meta, 'content');
      return name !== undefined && content !== undefined ? [[name, content] as const] : [];
    }),
  );
}
