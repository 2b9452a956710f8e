import {findElements, hasClass, readAttribute, readMetaTags, renderText} from '../built-pages/html';
import type {Page} from '../built-pages/pages';
import {flattenEntries, type VersionContents} from './contents';
import {getLlmsPaths, type Alternate, type Site} from './llms';
import {tokenizer} from './tokens';

/** Paths below the base URL of the symbols that pages explain, such as `{'zod:ZodString.email': '/docs/validation#email'}`. */
export type Symbols = Readonly<Record<string, string>>;

/** A page with its Markdown alternate. */
export type IndexedPage = {page: Page; alternate: Alternate};

/**
 * Renders `llms.json` of one docs version: all its pages with their headings, sizes and Markdown alternates, and all names of the API with
 * the URLs of their explanations. Unlike `llms.txt`, it also lists pages that aren't in a sidebar, after the other ones.
 */
export function renderLlmsIndex(
  version: VersionContents,
  pages: readonly IndexedPage[],
  symbols: Symbols,
  {title, origin, baseUrl}: Site & {baseUrl: string},
): string {
  const paths = getLlmsPaths(version);
  const sections = new Map(
    version.sections.flatMap(({label, entries}) =>
      flattenEntries(entries).map(({permalink}) => [trimSlash(permalink), label] as const),
    ),
  );
  const order = [...sections.keys()];
  const rank = ({page}: IndexedPage) => (sections.has(page.route) ? order.indexOf(page.route) : order.length);
  const index = {
    title: `${title}: docs ${version.label}`,
    version: version.label,
    tokenizer,
    full: origin + paths.full,
    sections: paths.sections.map(({label, path}) => ({label, full: origin + path})),
    pages: pages
      .toSorted((a, b) => rank(a) - rank(b) || (a.page.route < b.page.route ? -1 : 1))
      .map(indexed => describePage(indexed, origin, sections.get(indexed.page.route))),
    names: Object.entries(symbols).map(([symbol, target]) => {
      const end = symbol.lastIndexOf(':');
      return {
        name: symbol.slice(end + 1),
        package: symbol.slice(0, end),
        url: `${origin}${baseUrl}${target.slice(1)}`,
      };
    }),
  };
  return `${JSON.stringify(index, null, 1)}\n`;
}

function describePage({page, alternate}: IndexedPage, origin: string, section: string | undefined) {
  const url = origin + page.route;
  const article = findElements(page.document, ({tagName}) => tagName === 'main')[0] ?? page.document;
  const headings = findElements(article, ({tagName}) => /^h[1-6]$/.test(tagName)).map(element => ({
    level: Number(element.tagName.slice(1)),
    title: renderText(element, child => hasClass(child, 'hash-link')).replace(/\u200b/g, ''),
    id: readAttribute(element, 'id'),
  }));
  return {
    title: headings.find(({level}) => level === 1)?.title ?? '',
    description: readMetaTags(page.document).get('description') ?? '',
    ...(section !== undefined && {section}),
    url,
    markdown: origin + alternate.path,
    bytes: Buffer.byteLength(alternate.text),
    tokens: alternate.tokens,
    headings: headings.flatMap(({level, title, id}) =>
      level > 1 && id !== undefined ? [{level, title, url: `${url}#${id}`}] : [],
    ),
  };
}

/** Assigns each page to a docs version: to the version whose folder contains the page, or else to the first one, which is the latest. */
export function groupByVersion(
  versions: readonly VersionContents[],
  pages: readonly IndexedPage[],
): Map<VersionContents, IndexedPage[]> {
  const groups = new Map(versions.map(version => [version, [] as IndexedPage[]]));
  for (const indexed of pages) {
    const [latest, ...others] = versions;
    const owner = others.find(({folder}) => `${indexed.page.route}/`.startsWith(`${folder}/`)) ?? latest;
    if (owner) {
      groups.get(owner)?.push(indexed);
    }
  }
  return groups;
}

function trimSlash(permalink: string): string {
  return permalink.replace(/(?<=.)\/$/, '');
}
