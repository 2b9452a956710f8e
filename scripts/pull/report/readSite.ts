import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, serializeOuter} from 'parse5';
import {findElements, hasClass, readAttribute, type Element} from '../../../src/plugins/built-pages/html';
import {cleanPath} from '../../../src/shared/paths';

export type BuiltPage = {
  /** The path of the page, such as `/docs/context`. */
  path: string;
  /** The title and the HTML of `main`, without what changes from build to build and without links to neighbouring pages. */
  content: string;
  /** The HTML around `main`, in the same form. */
  frame: string;
  /** The ids in `main`, except for generated ones. */
  anchors: string[];
  /** Files of the site that the page loads first, relative to the build. */
  scripts: string[];
  styles: string[];
  html: string;
};

export type BuiltSite = {
  folder: string;
  pages: Map<string, BuiltPage>;
  /** Paths of feeds, sitemaps and lists for assistants. */
  feeds: string[];
  /** Paths that lead to another page, and prefixes of such paths, which end in `/*`. */
  redirects: string[];
};

/** Reads a built site. Throws if the folder has no pages. */
export function readSite(folder: string): BuiltSite {
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(
      `${folder}: found no built site. Build the site first, and pass the folder of the build.`,
    );
  }
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(file =>
    file.split(path.sep).join('/'),
  );
  const pages = files
    .filter(file => file.endsWith('.html'))
    .map(file => readPage(cleanPath(`/${file}`), readFileSync(path.join(folder, file), 'utf8')));
  const redirectPages = pages.filter(({html}) => /http-equiv="?refresh/i.test(html));
  return {
    folder,
    pages: new Map(
      pages
        .filter(page => !redirectPages.includes(page))
        .map(page => [page.path, page] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    feeds: files.filter(file => /(\.xml|feed\.json|llms[^/]*\.txt)$/.test(file)).map(file => `/${file}`),
    redirects: [...redirectPages.map(page => page.path), ...readRedirects(folder)],
  };
}

/** Reads the first column of `_redirects`, which hosts such as Netlify use. */
function readRedirects(folder: string): string[] {
  const file = path.join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap(line => /^\/\S*/.exec(line)?.[0] ?? []);
}

function readPage(pagePath: string, html: string): BuiltPage {
  const document = parse(html);
  const elements = findElements(document, () => true);
  const main = elements.find(({tagName}) => tagName === 'main');
  const body = elements.find(({tagName}) => tagName === 'body');
  const title = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const descendants = main ? findElements(main, () => true) : [];
  const frame = body ? serializeStable(body, element => element === main) : '';
  return {
    path: pagePath,
    content: title + (main ? serializeStable(main, isPagination) : ''),
    frame,
    anchors: descendants
      .flatMap(element => readAttribute(element, 'id') ?? [])
      .filter(id => !/^(_|:)/.test(id)),
    scripts: readFiles(
      elements,
      element =>
        element.tagName === 'script' ||
        (/^(module)?preload$/.test(readAttribute(element, 'rel') ?? '') &&
          readAttribute(element, 'as') === 'script'),
    ),
    styles: readFiles(elements, element => readAttribute(element, 'rel') === 'stylesheet'),
    html,
  };
}

function isPagination(element: Element): boolean {
  return hasClass(element, 'pagination-nav');
}

/** Serialises an element without hashes of files, generated ids, scripts, and the elements for which `isSkipped` returns true. */
function serializeStable(root: Element, isSkipped: (element: Element) => boolean): string {
  const removed = findElements(root, element => element.tagName === 'script' || isSkipped(element));
  return removed
    .reduce((html, element) => html.replace(serializeOuter(element), ''), serializeOuter(root))
    .replace(/\b[0-9a-f]{8,64}\b/g, '')
    .replace(/\b_R_\w+_/g, '');
}

function readFiles(elements: readonly Element[], isWanted: (element: Element) => boolean): string[] {
  const urls = elements
    .filter(isWanted)
    .flatMap(element => readAttribute(element, 'src') ?? readAttribute(element, 'href') ?? []);
  return [...new Set(urls)].filter(url => /^\/(?!\/)/.test(url)).map(url => url.slice(1));
}
