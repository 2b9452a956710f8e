/**
 * Returns the path of the Markdown alternate of a page: `/docs/context.md` for `/docs/context`. `permalink` starts with the base URL. A
 * trailing slash, which the docs plugin adds to the first page of a version, is ignored.
 */
export function alternatePath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink.replace(/\/$/, '')}.md`;
}

/** Media type of Markdown alternates in `<link>` elements and in the responses of servers. */
export const alternateType = 'text/markdown';

/**
 * Returns the paths of the two files for AI assistants: the list of pages with their descriptions, and the full text of all pages.
 * `folder` is the path of a docs version, such as `/docs/v9`. For the latest version it is the root of the site, because tools look for
 * the files there.
 */
export function llmsPaths(folder: string): {list: string; full: string} {
  const base = folder.replace(/\/$/, '');
  return {list: `${base}/llms.txt`, full: `${base}/llms-full.txt`};
}
