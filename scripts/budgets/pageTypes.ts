import {docsVersions, getDocsRoute} from '../../src/shared/docsVersions';

/** The types of pages, in the order in which tables show them. Each type has its own budget. */
export const pageTypes = [
  'Home',
  'Docs page',
  'Docs page with many samples',
  'Category page',
  'Reference page',
  'Page of an older version',
  'Post',
  'List of posts',
  'Search page',
  'Playground',
  'Media page',
  'Not-found page',
  'Other page',
] as const;

export type PageType = (typeof pageTypes)[number];

/** A docs page with at least this number of code blocks has many samples. */
const manySamples = 15;

const typesByPath: Readonly<Record<string, PageType>> = {
  '/': 'Home',
  '/blog': 'List of posts',
  '/search': 'Search page',
  '/playground': 'Playground',
  '/media': 'Media page',
  '/404': 'Not-found page',
};

/** Returns the type of a built page. The path has no base URL and no extension. */
export function getPageType(path: string, html: string): PageType {
  const version = docsVersions
    .filter(candidate => `${path}/`.startsWith(`${getDocsRoute(candidate)}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (version?.isLatest === false) {
    return 'Page of an older version';
  }
  if (version) {
    return getDocsPageType(path.slice(getDocsRoute(version).length), html);
  }
  if (/^\/blog\/(archive|tags)/.test(path)) {
    return 'List of posts';
  }
  return typesByPath[path] ?? (path.startsWith('/blog/') ? 'Post' : 'Other page');
}

function getDocsPageType(path: string, html: string): PageType {
  // Docusaurus adds a class with the id of the Markdown file to the pages that have one.
  if (!/<html[^>]*\bdocs-doc-id-/.test(html)) {
    return 'Category page';
  }
  if (`${path}/`.startsWith('/reference/')) {
    return 'Reference page';
  }
  return [...html.matchAll(/<pre\b/g)].length >= manySamples ? 'Docs page with many samples' : 'Docs page';
}
