/** The path that a host serves a page under, for the path of the page's file: without `/index.html` and `.html`. */
export function cleanPath(pathname: string): string {
  const withoutFile = pathname.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return withoutFile === '' ? '/' : withoutFile;
}
