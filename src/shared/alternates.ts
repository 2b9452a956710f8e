/**
 * Path of the Markdown twin of a page, beside it: `/docs/context.md` for `/docs/context`. `permalink` starts with the base URL; a slash
 * at its end, which the docs plugin gives to a version's first page, makes no difference.
 */
export function alternatePath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink.replace(/\/$/, '')}.md`;
}

/** Media type of alternates, in links and from servers. */
export const alternateType = 'text/markdown';

/**
 * Paths of the two files for assistants: the list of pages with their descriptions, and all pages in one. `folder` is the path of a
 * docs version, such as `/docs/v9`; the latest version's files stand at the root of the site, where tools look for them.
 */
export function llmsPaths(folder: string): {list: string; full: string} {
  const base = folder.replace(/\/$/, '');
  return {list: `${base}/llms.txt`, full: `${base}/llms-full.txt`};
}
