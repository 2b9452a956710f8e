import path from 'node:path';

/**
 * A loader that changes nothing: it lets a page depend on its stamp, so that the bundler compiles the page again when its samples were
 * verified. JavaScript, since the bundler loads it by itself.
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
