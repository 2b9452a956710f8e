import siteConfig from '@generated/docusaurus.config';
import {versionFile} from '@site/src/shared/buildCommit';
import {
  completeEntry,
  offlineCachePrefix,
  offlineWorkerPath,
  selectOfflineCaches,
  sharedPartId,
  type OfflineCache,
} from '@site/src/shared/offline';

const {baseUrl} = siteConfig;

/** Why this browser can't keep docs. */
export type Obstacle = 'insecure' | 'unsupported' | 'blocked';

/** A part that is kept in this browser, completely or partly. */
export type KeptPart = OfflineCache & {
  isComplete: boolean;
  /** The commit of the build and its time, if they are known. */
  commit: string | undefined;
  commitTime: string | undefined;
};

export async function findObstacle(): Promise<Obstacle | undefined> {
  if (!window.isSecureContext) {
    return 'insecure';
  }
  if (!('serviceWorker' in navigator) || !('caches' in window) || !('locks' in navigator)) {
    return 'unsupported';
  }
  try {
    await caches.keys();
    return undefined;
  } catch {
    return 'blocked';
  }
}

/** Returns the caches with files of this site, including the shared parts. */
export async function listCaches(): Promise<OfflineCache[]> {
  return selectOfflineCaches(await caches.keys(), baseUrl);
}

/** Returns the parts that the reader has chosen to keep. */
export async function readKeptParts(): Promise<KeptPart[]> {
  const all = await Promise.all(
    (await listCaches()).map(async cache => ({...cache, isComplete: await isComplete(cache.name)})),
  );
  return Promise.all(
    all
      .filter(({part}) => part !== sharedPartId)
      .map(async cache => {
        const shared = all.find(({part, build}) => part === sharedPartId && build === cache.build);
        const version = shared && (await caches.match(baseUrl + versionFile, {cacheName: shared.name}));
        // TypeScript doesn't know what the file contains.
        const {commit, commitTime} = ((await version?.json()) ?? {}) as {
          commit?: string | null;
          commitTime?: string | null;
        };
        return {
          ...cache,
          isComplete: cache.isComplete && shared?.isComplete === true,
          commit: commit ?? undefined,
          commitTime: commitTime ?? undefined,
        };
      }),
  );
}

export async function isComplete(cacheName: string): Promise<boolean> {
  return (await caches.match(baseUrl + completeEntry, {cacheName})) !== undefined;
}

/** Deletes the shared parts of builds of which nothing else is kept. Removes the worker if nothing is kept at all. */
export async function removeUnused(): Promise<void> {
  const all = await listCaches();
  const builds = new Set(all.filter(({part}) => part !== sharedPartId).map(({build}) => build));
  await Promise.all(all.filter(({build}) => !builds.has(build)).map(({name}) => caches.delete(name)));
  if (builds.size === 0) {
    await removeEverything();
  }
}

/** Deletes the parts whose download isn't complete. */
export async function removeIncomplete(): Promise<void> {
  for (const {name} of await listCaches()) {
    if (!(await isComplete(name))) {
      await caches.delete(name);
    }
  }
}

export async function removePart(part: string): Promise<void> {
  const own = (await listCaches()).filter(cache => cache.part === part);
  await Promise.all(own.map(({name}) => caches.delete(name)));
  await removeUnused();
}

/** Removes the worker and everything that it uses. */
export async function removeEverything(): Promise<void> {
  await (await findRegistration())?.unregister();
  const prefix = offlineCachePrefix(baseUrl);
  const names = (await caches.keys()).filter(name => name.startsWith(prefix));
  await Promise.all(names.map(name => caches.delete(name)));
}

/** Registers the worker, unless it is registered already. Resolves when it is active. */
export async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(baseUrl + offlineWorkerPath, {
    scope: baseUrl,
    updateViaCache: 'none',
  });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (worker?.state === 'activated' || registration.active) {
        resolve();
      } else if (worker?.state === 'redundant') {
        reject(new Error('The browser has discarded the service worker.'));
      }
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

/** Returns the registration of this site's worker. A site above this one can have a worker of its own. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  return registration?.scope === new URL(baseUrl, window.location.origin).href ? registration : undefined;
}
