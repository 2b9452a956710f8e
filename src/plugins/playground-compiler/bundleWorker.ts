import {bundleScript} from '../browser-scripts/bundleScript';

/** Bundles the worker with TypeScript into one script. */
export function bundleWorker(entry: string, siteDir: string): Promise<string> {
  return bundleScript({
    entryPoints: [entry],
    absWorkingDir: siteDir,
    // TypeScript only loads these modules in Node.
    external: ['fs', 'path', 'os', 'inspector', 'crypto', 'perf_hooks', 'source-map-support'],
    define: {'process.env.NODE_ENV': '"production"'},
  });
}
