import path from 'node:path';
import type {WorkerSettings} from './client/scope';

type BundleOptions = WorkerSettings & {siteDir: string; isEnabled: boolean};

/**
 * Bundles the service worker into one script. If offline use is turned off, the script is a worker that removes itself. The script only
 * changes with its code and its settings, so browsers don't install a worker again after each deploy.
 */
export async function bundleWorker({siteDir, isEnabled, ...settings}: BundleOptions): Promise<string> {
  const {build} = await import('esbuild');
  const entry = path.join(__dirname, 'client', isEnabled ? 'worker.ts' : 'removal.ts');
  const {outputFiles} = await build({
    entryPoints: [entry],
    absWorkingDir: siteDir,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    define: {WORKER_SETTINGS: JSON.stringify(settings)},
  });
  return outputFiles[0]?.text ?? '';
}
