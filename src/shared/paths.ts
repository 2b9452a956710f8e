/** The path that a host serves a page under, for the path of the page's file: without `/index.html` and `.html`. */
export function cleanPath(pathname: string): string {
  const withoutFile = pathname.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return withoutFile === '' ? '/' : withoutFile;
}

/** A path without the slash at its end, which the framework keeps in the data of a version's introduction: `/docs/` is `/docs`. */
export function trimSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
