// Readers can download the docs of a version as files. The build makes these files, and the page that offers them shows their sizes.

/** The formats of the files: a folder of pages for browsers, a book for e-readers, and one Markdown file. These are also file extensions. */
export const downloadFormats = ['zip', 'epub', 'md'] as const;

export type DownloadFormat = (typeof downloadFormats)[number];

/** The folder of the files, relative to the site's base URL. */
export const downloadsFolder = 'downloads';

/** Path of the list of files, relative to the site's base URL. Its content is a `DownloadsIndex`. */
export const downloadsIndexPath = 'downloads.json';

/** Elements with this class only work on the site, so the files don't contain them. */
export const onlineOnlyClass = 'online-only';

/** The files of each docs version, by the id of the version. Their sizes are in bytes. */
export type DownloadsIndex = {versions: Record<string, Record<DownloadFormat, {path: string; size: number}>>};

/** Returns the name of a version's files without the extension, such as `trpc-docs-10.x`. */
export function getDownloadName({label}: {label: string}): string {
  return `trpc-docs-${label}`;
}

/** Returns the path of a file, relative to the site's base URL. `name` is the name without the extension. */
export function downloadPath(name: string, format: DownloadFormat): string {
  return `${downloadsFolder}/${name}.${format}`;
}
