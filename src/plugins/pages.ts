import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.Node;

/** A page as the build wrote it. */
export type Page = {
  /** Path on the site, with the base URL. */
  route: string;
  /** Absolute path of the HTML file. */
  file: string;
  html: string;
  document: Tree.Document;
  /** Asks search engines to stay away, as the not-found page does too. */
  noIndex: boolean;
};

type Site = {
  outDir: string;
  baseUrl: string;
  routesPaths: string[];
  routesBuildMetadata: Record<string, {noIndex: boolean}>;
};

/** Elements that show nothing of what a page says: controls, drawings, scripts. */
const controlTags = new Set([
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

/** What the theme and our components put around an article. */
const frameClasses = new Set([
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

/** Whether an element belongs to the frame or is for pointers and keyboards only, so that nothing made from the page keeps it. */
export function isFrame(tagName: string, classNames: readonly string[]): boolean {
  return controlTags.has(tagName) || classNames.some(name => frameClasses.has(name));
}

const reads = new Map<string, Promise<Page[]>>();

/** Reads the pages of a finished build, in the order of their routes, each build once. Throws when a route has no file. */
export function readPages(site: Site): Promise<Page[]> {
  let read = reads.get(site.outDir);
  if (!read) {
    read = Promise.all(collectRoutes(site).map(route => readPage(site, route)));
    reads.set(site.outDir, read);
  }
  return read;
}

/** Path of the file that holds the page of a route, relative to the output folder, as `trailingSlash: false` lays pages out. */
export function pageFile(route: string, baseUrl: string): string {
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
  const file = path.join(outDir, pageFile(route, baseUrl));
  const html = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(
      `${file}: the page of the route ${route} is missing. Found no file, expected one because the route is registered.`,
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

/** The elements below `node` that `test` accepts, in document order. */
export function findElements(node: Node, test: (element: Element) => boolean): Element[] {
  if (!('childNodes' in node)) {
    return [];
  }
  return node.childNodes.flatMap(child => [
    ...(isElement(child) && test(child) ? [child] : []),
    ...findElements(child, test),
  ]);
}

/** All text below `node`, white space folded. `isSkipped` leaves elements out. */
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

/** The content of `<meta name>` elements, by name. */
export function readMetas(document: Tree.Document): Map<string, string> {
  const metas = findElements(document, element => element.tagName === 'meta');
  return new Map(
    metas.flatMap(meta => {
      const name = readAttribute(meta, 'name');
      const content = readAttribute(meta, 'content');
      return name !== undefined && content !== undefined ? [[name, content] as const] : [];
    }),
  );
}
