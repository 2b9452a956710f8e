/** The address of a page below a version's: of its introduction for `''`. */
export function createDocPath(versionPath: string, page: string): string {
  return page === '' ? versionPath : `${versionPath}/${page}`;
}
