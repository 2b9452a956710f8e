import siteConfig from '@generated/docusaurus.config';
import {fetchFile} from '@site/src/clientModules/fetchFile';
import {
  completeEntry,
  listEntry,
  offlineCacheName,
  offlineCachePrefix,
  offlineDigestLength,
  offlineIndexPath,
  sharedPartId,
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
} from '@site/src/shared/offline';
import {isComplete, listCaches, registerWorker, removeIncomplete, removeUnused} from './storage';

const {baseUrl} = siteConfig;

/** The number of files that are downloaded at the same time. */
const parallelDownloads = 6;

/** Why a download has ended early. */
export type FailureReason = 'network' | 'changed' | 'full' | 'turned-off' | 'worker';

export class DownloadError extends Error {
  constructor(
    readonly reason: FailureReason,
    cause?: unknown,
  ) {
    super(reason, {cause});
    this.name = 'DownloadError';
  }
}

export type Progress = {loaded: number; total: number};

/** Loads the list of parts of the build that the site has now. Throws a `DownloadError`. */
export async function loadIndex(signal?: AbortSignal): Promise<OfflineIndex> {
  const response = await request(offlineIndexPath, {cache: 'no-store', ...(signal && {signal})});
  try {
    // TypeScript doesn't know what the file contains.
    return (await response.json()) as OfflineIndex;
  } catch (error) {
    throw new DownloadError('network', error);
  }
}

/**
 * Stores all files of a part and of the shared part. Then removes the part's earlier build. Files that are already stored aren't loaded
 * again, so a download that was interrupted continues. Throws a `DownloadError`, or an `AbortError` if the reader cancels.
 */
export async function keepPart(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  let isRegistered = false;
  const registered = registerWorker().then(() => {
    isRegistered = true;
  });
  try {
    await Promise.race([registered, rejectOnAbort(signal)]).catch((error: unknown) => {
      throw signal.aborted ? error : new DownloadError('worker', error);
    });
    await downloadPart(id, signal, onProgress).catch((error: unknown) => {
      if (error instanceof DownloadError && error.reason === 'changed') {
        // The site has been deployed during the download. Its new index belongs to the files that it has now.
        return downloadPart(id, signal, onProgress);
      }
      throw error;
    });
  } catch (error) {
    // A part with some of its files stays, so that the download can continue. If the storage is full, they would only occupy space.
    if (error instanceof DownloadError && error.reason === 'full') {
      await removeIncomplete();
    }
    if (isRegistered) {
      await removeUnused();
    } else {
      // If the reader cancels while the browser loads the worker, the browser still installs it. Removing a worker waits for this too.
      void registered
        .then(() => navigator.locks.request(offlineCachePrefix(baseUrl), removeUnused))
        .catch(() => undefined);
    }
    throw error;
  }
  // Keeps the browser from removing the files when it needs space. The files stay usable if it refuses.
  await navigator.storage.persist().catch(() => false);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as unknown));
  });
}

async function downloadPart(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const {build, parts} = await loadIndex(signal);
  if (build === null) {
    throw new DownloadError('turned-off');
  }
  const wanted = [sharedPartId, id].map(partId => {
    const part = parts.find(candidate => candidate.id === partId);
    if (!part) {
      throw new DownloadError('changed');
    }
    return part;
  });
  const progress = {loaded: 0, total: wanted.reduce((sum, {size}) => sum + size, 0)};
  const earlier = (await listCaches()).filter(cache => cache.build !== build);
  const stored = await readStoredFiles(earlier.map(({name}) => name));
  // While the part has a cache, the shared part isn't unused.
  await caches.open(offlineCacheName(baseUrl, build, id));
  for (const part of wanted) {
    const name = offlineCacheName(baseUrl, build, part.id);
    if (!(await isComplete(name))) {
      await downloadFiles(name, part.list, stored, signal, size => {
        progress.loaded += size;
        onProgress({...progress});
      });
    } else {
      progress.loaded += part.size;
    }
    onProgress({...progress});
  }
  await Promise.all(earlier.filter(({part}) => part === id).map(({name}) => caches.delete(name)));
  await removeUnused();
}

async function downloadFiles(
  cacheName: string,
  listPath: string,
  stored: ReadonlyMap<string, string>,
  signal: AbortSignal,
  onStored: (size: number) => void,
): Promise<void> {
  const listResponse = await request(listPath, {signal});
  const listText = await listResponse.text();
  const list = parseList(listText);
  const cache = await caches.open(cacheName);
  const existing = new Set((await cache.keys()).map(({url}) => new URL(url).pathname));
  const put = (path: string, response: Response) =>
    cache.put(baseUrl + path, response).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') {
        throw new DownloadError('full', error);
      }
      throw error;
    });
  await put(listEntry, new Response(listText));

  const remaining = [...list.files];
  const stopping = new AbortController();
  const stop = stopping.signal;
  signal.addEventListener('abort', () => stopping.abort(signal.reason));
  const work = async () => {
    for (let file = remaining.shift(); file; file = remaining.shift()) {
      stop.throwIfAborted();
      const [path, size, digest] = file;
      // Browsers encode some characters of paths.
      if (!existing.has(new URL(baseUrl + path, window.location.origin).pathname)) {
        const earlierCache = stored.get(`${digest} ${path}`);
        const copy = earlierCache && (await caches.match(baseUrl + path, {cacheName: earlierCache}));
        await put(path, copy || (await download(file, stop)));
      }
      onStored(size);
    }
  };
  const workers = Array.from({length: parallelDownloads}, () =>
    work().catch((error: unknown) => {
      stopping.abort();
      throw error;
    }),
  );
  const results = await Promise.allSettled(workers);
  signal.throwIfAborted();
  const errors = results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (errors.length > 0) {
    // The first error stops the other downloads, which then fail with an error of their own.
    throw errors.find(error => error instanceof DownloadError) ?? errors[0];
  }
  await put(completeEntry, new Response(''));
}

/** Downloads a file and compares it with its digest, because the site might have been deployed since its list was loaded. */
async function download([path, , digest]: OfflineFile, signal: AbortSignal): Promise<Response> {
  // The service worker only leaves requests without a cache to the network. It also has files whose names contain a hash.
  const response = await request(path, {signal, cache: 'no-store'});
  const content = await response.arrayBuffer().catch((error: unknown) => {
    throw signal.aborted ? error : new DownloadError('network', error);
  });
  if ((await computeDigest(content)) !== digest) {
    throw new DownloadError('changed');
  }
  // These headers describe how the file was sent, or make the storage look for a response to the same kind of request.
  const headers = new Headers(response.headers);
  ['content-encoding', 'content-length', 'transfer-encoding', 'vary'].forEach(name => headers.delete(name));
  // The new response isn't marked as redirected. Browsers refuse redirected responses for pages.
  return new Response(content, {headers});
}

async function request(path: string, options: RequestInit): Promise<Response> {
  const response = await fetchFile(baseUrl + path, options).catch((error: unknown) => {
    throw options.signal?.aborted ? error : new DownloadError('network', error);
  });
  if (!response.ok) {
    // A file of an earlier build no longer exists after a deploy.
    throw new DownloadError(response.status === 404 ? 'changed' : 'network');
  }
  return response;
}

/** Returns which of the caches contains a file, by its digest and path. */
async function readStoredFiles(cacheNames: readonly string[]): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const cacheName of cacheNames) {
    const response = await caches.match(baseUrl + listEntry, {cacheName});
    for (const [path, , digest] of response ? parseList(await response.text()).files : []) {
      stored.set(`${digest} ${path}`, cacheName);
    }
  }
  return stored;
}

function parseList(text: string): OfflineList {
  try {
    // TypeScript doesn't know what the file contains.
    return JSON.parse(text) as OfflineList;
  } catch (error) {
    throw new DownloadError('changed', error);
  }
}

async function computeDigest(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(hash, byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, offlineDigestLength);
}
