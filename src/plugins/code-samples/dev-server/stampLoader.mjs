import path from 'node:path';

/**
 * Makes a page depend on its stamp file. The stamp file changes after the page's samples have been verified, so that the bundler compiles
 * the page again.
 * The loader doesn't change the source. It is written in JavaScript because the bundler imports it directly.
 * @this {import('webpack').LoaderContext<{siteDir: string, stampsFolder: string}>}
 */
export function pitch() {
  const {siteDir, stampsFolder} = this.getOptions();
  this.addDependency(path.join(stampsFolder, path.relative(siteDir, this.resourcePath)));
}

/**
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 * @param {string} [map]
 */
export default function stampLoader(source, map) {
  this.callback(null, source, map);
}
