// The service worker of a site whose operator has turned offline use off. It replaces the worker that browsers have installed, and removes
// everything that they have kept.
import {offlineCachePrefix} from '../../../shared/offline';
import type {WorkerScope, WorkerSettings} from './scope';

declare const WORKER_SETTINGS: WorkerSettings;

const scope = self as unknown as WorkerScope;

scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', event => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const prefix = offlineCachePrefix(WORKER_SETTINGS.baseUrl);
  const names = (await caches.keys()).filter(name => name.startsWith(prefix));
  await Promise.all(names.map(name => caches.delete(name)));
  await scope.registration.unregister();
}
