/** Returns the path of a page in a docs version. An empty `page` is the start page of the version. */
export function createDocPath(versionPath: string, page: string): string {
  return page === '' ? versionPath : `${versionPath}/${page}`;
}
