/**
 * Returns the path of a page's Markdown alternate, which is a Markdown version of the page: `/docs/context.md` for `/docs/context`.
 * `permalink` starts with the base URL. It can end with a slash, which the docs plugin adds to the path of a version's first page.
 */
export function alternatePath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink.replace(/\/$/, '')}.md`;
}
