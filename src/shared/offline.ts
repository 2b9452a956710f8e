// Readers can keep parts of the site in their browser, such as a docs version. The build lists the files of each part, the page that offers
// this stores them with the Cache API, and a service worker reads them when the site can't be reached.

/** Path of the list of parts, relative to the site's base URL. Its content is an `OfflineIndex`. */
export const offlineIndexPath = 'offline.json';

/** Path of the service worker, relative to the site's base URL. */
export const offlineWorkerPath = 'offline-worker.js';

/** The folder with the lists of files, relative to the site's base URL. The name of each list contains a hash of its content. */
export const offlineListsFolder = 'offline-files';

/** Id of the part that every other part needs. It contains the scripts and style sheets that all pages share. */
export const sharedPartId = 'shared';

export type OfflineIndex = {
  /** Identifies the build. Null if the operator has turned offline use off. */
  build: string | null;
  /** The part with the id `shared` comes first. */
  parts: OfflinePart[];
};

export type OfflinePart = {
  id: string;
  /** Path of the list of files, relative to the site's base URL. Its content is an `OfflineList`. */
  list: string;
  fileCount: number;
  /** The size of all files in bytes. */
  size: number;
  /** The size of all files in bytes if the host compresses text with gzip. */
  compressedSize: number;
};

/** A part's files, sorted by path. */
export type OfflineList = {files: OfflineFile[]};

/** The path relative to the site's base URL, the size in bytes, and the digest of the content. Pages have their paths without `.html`. */
export type OfflineFile = [path: string, size: number, digest: string];

/** The number of hexadecimal digits of SHA-256 that a digest has. */
export const offlineDigestLength = 32;

/** A cache with the files of one part of one build. */
export type OfflineCache = {name: string; build: string; part: string};

/** The entry of a cache that lists its files. It is written before the files. */
export const listEntry = 'offline-entry-list';

/** The entry of a cache that exists once all files are in it. */
export const completeEntry = 'offline-entry-complete';

/** All caches of the site have names that start with this text. The number changes when older workers couldn't read the caches. */
export function offlineCachePrefix(baseUrl: string): string {
  return `offline-1:${baseUrl}:`;
}

export function offlineCacheName(baseUrl: string, build: string, part: string): string {
  return `${offlineCachePrefix(baseUrl)}${build}:${part}`;
}

/** Returns the caches with files among the names of all caches of the origin, in the same order. */
export function selectOfflineCaches(names: readonly string[], baseUrl: string): OfflineCache[] {
  const prefix = offlineCachePrefix(baseUrl);
  return names.flatMap(name => {
    const [build, part, ...rest] = name.startsWith(prefix) ? name.slice(prefix.length).split(':') : [];
    return build && part && rest.length === 0 ? [{name, build, part}] : [];
  });
}

/** A message that asks the worker for the `OfflineSource` of the page. The answer comes through the message's port. */
export const sourceRequest = 'offline-source';

/** Where the worker has read a page. */
export type OfflineSource = {
  /** The kept build to which the page belongs. Empty if it belongs to none. */
  build: string;
  /** Whether the page is a kept copy. Otherwise it came from the network. */
  isKept: boolean;
};
