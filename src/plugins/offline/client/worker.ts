// The service worker. It reads what the reader has kept, and never stores a file of the site itself.
// - Pages come from the network. If the network doesn't respond in time, they come from the kept build.
// - Files with a hash in their names come from the storage first, because their content never changes.
// - All other files come from the build of the page that requests them, so that a page never uses files of two builds.
import {
  completeEntry,
  offlineCachePrefix,
  selectOfflineCaches,
  sourceRequest,
  type OfflineCache,
  type OfflineSource,
} from '../../../shared/offline';
import {cleanPath, trimSlash} from '../../../shared/paths';
import type {FetchEvent, WorkerScope, WorkerSettings} from './scope';

declare const WORKER_SETTINGS: WorkerSettings;

const {baseUrl, hashedFolders, page, timeLimitMs} = WORKER_SETTINGS;

const scope = self as unknown as WorkerScope;

/** The cache that remembers the sources of open pages, because browsers stop workers that have nothing to do. */
const sourcesCache = `${offlineCachePrefix(baseUrl)}sources`;

/** The sources of pages that this worker has opened. Some of them might not exist yet as clients. */
const sources = new Map<string, OfflineSource>();

// A new worker replaces the old one at once. Both read the same caches, so open pages don't notice it.
scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', event => {
  const {method, url, mode, cache, headers} = event.request;
  const {origin, pathname} = new URL(url);
  const isForeign = origin !== location.origin || !pathname.startsWith(baseUrl);
  // A request without any cache is for what the server has now.
  if (method !== 'GET' || isForeign || cache === 'no-store' || headers.has('range')) {
    return;
  }
  if (hashedFolders.some(folder => pathname.startsWith(`${baseUrl}${folder}/`))) {
    event.respondWith(readHashedFile(event.request));
  } else if (mode === 'navigate') {
    event.respondWith(openPage(event));
  } else {
    event.respondWith(readFile(event));
  }
});

scope.addEventListener('message', event => {
  const [port] = event.ports;
  if (event.data === sourceRequest && port) {
    event.waitUntil(recallSource(event.source?.id ?? '').then(source => port.postMessage(source)));
  }
});

async function readHashedFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, {ignoreVary: true})) ?? fetch(request);
}

async function openPage(event: FetchEvent): Promise<Response> {
  const {request, resultingClientId} = event;
  const url = new URL(request.url);
  const complete = await readCompleteCaches();
  if (complete.length === 0) {
    return fetch(request);
  }
  const kept = await findKeptPage(complete, url.pathname);
  const network = fetch(request);
  try {
    const response = await (kept ? Promise.race([network, rejectLater(timeLimitMs)]) : network);
    if (response.status < 500 || !kept) {
      const copy = response.type === 'opaqueredirect' ? undefined : response.clone();
      event.waitUntil(
        findEqualBuild(copy, kept).then(build => rememberSource(resultingClientId, {build, isKept: false})),
      );
      return response;
    }
  } catch {
    // The network failed or didn't respond in time. A response that comes later isn't needed.
    network.catch(() => undefined);
  }
  if (kept) {
    await rememberSource(resultingClientId, {build: kept.build, isKept: true});
    return kept.response;
  }
  if (url.pathname !== baseUrl + page && (await findKeptPage(complete, baseUrl + page))) {
    return Response.redirect(`${baseUrl}${page}?page=${encodeURIComponent(url.pathname + url.search)}`);
  }
  return Response.error();
}

/** Returns the kept build to which a page from the network belongs, or an empty string. */
async function findEqualBuild(page: Response | undefined, kept: KeptPage | undefined): Promise<string> {
  if (!page || !kept) {
    return '';
  }
  const [text, keptText] = await Promise.all([page.text(), kept.response.clone().text()]);
  return text === keptText ? kept.build : '';
}

async function readFile({request, clientId}: FetchEvent): Promise<Response> {
  const {pathname} = new URL(request.url);
  const source = await recallSource(clientId);
  if (source?.isKept) {
    return (await findInBuild(source.build, pathname)) ?? fetch(request);
  }
  try {
    return await fetch(request);
  } catch (error) {
    // A page that was open before there was a worker has no source.
    const build = source?.build ?? (await readCompleteCaches()).at(-1)?.build;
    const response = build && (await findInBuild(build, pathname));
    if (!response) {
      throw error;
    }
    return response;
  }
}

type KeptPage = {build: string; response: Response};

/** Finds the page in the newest kept build that contains it. */
async function findKeptPage(
  complete: readonly OfflineCache[],
  pathname: string,
): Promise<KeptPage | undefined> {
  const path = trimSlash(cleanPath(pathname));
  const key = `${path}/` === baseUrl ? baseUrl : path;
  for (const {name, build} of [...complete].reverse()) {
    const response = await caches.match(key, {cacheName: name});
    if (response) {
      return {build, response};
    }
  }
  return undefined;
}

async function findInBuild(build: string, pathname: string): Promise<Response | undefined> {
  for (const cache of await readCompleteCaches()) {
    const response =
      cache.build === build ? await caches.match(pathname, {cacheName: cache.name}) : undefined;
    if (response) {
      return response;
    }
  }
  return undefined;
}

/** Returns the caches whose download is complete, in the order of their creation. */
async function readCompleteCaches(): Promise<OfflineCache[]> {
  const all = selectOfflineCaches(await caches.keys(), baseUrl);
  const isComplete = await Promise.all(
    all.map(({name}) => caches.match(baseUrl + completeEntry, {cacheName: name})),
  );
  return all.filter((_, index) => isComplete[index]);
}

async function rememberSource(clientId: string, source: OfflineSource): Promise<void> {
  if (clientId === '') {
    return;
  }
  sources.set(clientId, source);
  const cache = await caches.open(sourcesCache);
  await cache.put(toSourceKey(clientId), Response.json(source));
  const open = new Set((await scope.clients.matchAll({includeUncontrolled: true})).map(({id}) => id));
  for (const {url} of await cache.keys()) {
    const id = new URL(url).searchParams.get('client') ?? '';
    if (!open.has(id) && !sources.has(id)) {
      await cache.delete(url);
    }
  }
}

/** Returns undefined if the page was open before there was a worker. */
async function recallSource(clientId: string): Promise<OfflineSource | undefined> {
  const response = sources.has(clientId)
    ? undefined
    : await caches.match(toSourceKey(clientId), {cacheName: sourcesCache});
  // TypeScript doesn't know that this worker has stored the source.
  return sources.get(clientId) ?? ((await response?.json()) as OfflineSource | undefined);
}

function toSourceKey(clientId: string): string {
  return `${baseUrl}?client=${encodeURIComponent(clientId)}`;
}

function rejectLater(delayMs: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The time limit is over.')), delayMs));
}
