import type {BuildOptions} from 'esbuild';

/** Bundles a script for browsers with esbuild. Returns the minified text, which is the same on every machine. `options` replace defaults. */
export async function bundleScript(options: BuildOptions): Promise<string> {
  // The dev server starts faster if it loads esbuild only when it bundles something.
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    ...options,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
