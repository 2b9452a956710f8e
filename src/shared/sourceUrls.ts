/** Maps the permalinks of category pages to their files and lines, such as `sidebars.ts#L36`. */
export type CategorySources = Readonly<Record<string, string>>;

/** Returns the URL at which readers can edit a file of the site. `file` is relative to the site's folder, with forward slashes. */
export function getEditUrl(repository: string, file: string): string {
  return `${repository}/edit/main/${file}`;
}

/** Returns the URL at which readers can see a line of a file. Unlike the page for editing, it can open a file at a line. */
export function getSourceUrl(repository: string, fileWithLine: string): string {
  return `${repository}/blob/main/${fileWithLine}`;
}
