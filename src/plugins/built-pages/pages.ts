import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {findElements, readAttribute} from './html';

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
  // Only builds need this module, so `npm start` doesn't load it.
  const {parse} = await import('parse5');
  const noIndex = route === `${baseUrl}404.html` || routesBuildMetadata[route]?.noIndex === true;
  return {route, file, html, document: parse(html), noIndex};
}

/** Writes a file of a finished build. `url` is the path at which readers open the file, so it starts with the base URL. */
export async function writeBuiltFile(
  {outDir, baseUrl}: Pick<Site, 'outDir' | 'baseUrl'>,
  url: string,
  content: string | Uint8Array,
): Promise<void> {
  if (!url.startsWith(baseUrl)) {
    throw new Error(
      `${url}: the file is outside the site. Expected a path that starts with the base URL ${baseUrl}.`,
    );
  }
  const file = path.join(outDir, url.slice(baseUrl.length));
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

/** Returns the path in a page's `<link rel="alternate" type="text/markdown">`, or undefined if the page has no such link. */
export function readAlternatePath({document}: Page): string | undefined {
  const link = findElements(
    document,
    element =>
      element.tagName === 'link' &&
      readAttribute(element, 'rel') === 'alternate' &&
      readAttribute(element, 'type') === 'text/markdown',
  )[0];
  return link && readAttribute(link, 'href');
}
