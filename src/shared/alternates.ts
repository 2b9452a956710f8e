/**
 * Returns the path of a page's Markdown alternate, which is the page as a Markdown file: `/docs/context.md` for `/docs/context`.
 * `permalink` starts with the base URL. A trailing slash, which the docs plugin adds to the path of a version's first page, is ignored.
 */
export function alternatePath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink.replace(/\/$/, '')}.md`;
}

/** Media type of Markdown alternates in `<link>` elements and in server responses. */
export const alternateType = 'text/markdown';

/**
 * Returns the paths of the two files for AI assistants: the list of pages with their descriptions, and the full text of all pages.
 * `folder` is the path of a docs version, such as `/docs/v9`. For the latest version, `folder` is the root of the site, because
 * tools look for the files there.
 */
export function llmsPaths(folder: string): {list: string; full: string} {
  const base = folder.replace(/\/$/, '');
  return {list: `${base}/llms.txt`, full: `${base}/llms-full.txt`};
}
