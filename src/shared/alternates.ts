/**
 * Returns the path of a page's Markdown alternate, which is a Markdown version of the page: `/docs/context.md` for `/docs/context`.
 * `permalink` starts with the base URL. It can end with a slash, which the docs plugin adds to the path of a version's first page.
 */
export function alternatePath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink.replace(/\/$/, '')}.md`;
}

/** Media type of Markdown alternates in `<link>` elements and in server responses. */
export const alternateType = 'text/markdown';

/**
 * Returns the paths of the two files for AI assistants. One file lists all pages with their descriptions. The other file contains the full
 * text of all pages. `folder` is the path of a docs version, such as `/docs/v9`. For the latest version, it's the root of the site, where
 * tools look for the files.
 */
export function llmsPaths(folder: string): {list: string; full: string} {
  const base = folder.replace(/\/$/, '');
  return {list: `${base}/llms.txt`, full: `${base}/llms-full.txt`};
}
