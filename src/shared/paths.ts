/** Removes `.html` or `/index.html` from the end of a path: `/docs/router.html` becomes `/docs/router`. Leaves other paths unchanged. */
export function cleanPath(pathname: string): string {
  const withoutFile = pathname.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return withoutFile === '' ? '/' : withoutFile;
}

/** Removes the trailing slashes of a path, unless the path is `/`. Docusaurus adds a slash to the path of a version's start page. */
export function trimSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
