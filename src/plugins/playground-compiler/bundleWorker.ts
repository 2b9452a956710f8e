/** Bundles the worker with TypeScript into one script. The script is the same on every machine. */
export async function bundleWorker(entry: string, siteDir: string): Promise<string> {
  const {build} = await import('esbuild');
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
    // TypeScript only loads these modules in Node.
    external: ['fs', 'path', 'os', 'inspector', 'crypto', 'perf_hooks', 'source-map-support'],
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles[0]?.text ?? '';
}
