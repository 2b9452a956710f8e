import path from 'node:path';
import {bundleScript} from '../browser-scripts/bundleScript';
import type {WorkerSettings} from './client/scope';

type BundleOptions = WorkerSettings & {siteDir: string; isEnabled: boolean};

/**
 * Bundles the service worker into one script. If offline use is turned off, the script is a worker that removes itself. The script only
 * changes with its code and its settings, so browsers don't install a worker again after each deploy.
 */
export function bundleWorker({siteDir, isEnabled, ...settings}: BundleOptions): Promise<string> {
  return bundleScript({
    entryPoints: [path.join(__dirname, 'client', isEnabled ? 'worker.ts' : 'removal.ts')],
    absWorkingDir: siteDir,
    define: {WORKER_SETTINGS: JSON.stringify(settings)},
  });
}
