import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addIntegrity, createIntegrity} from './template';

/** The parts of the bundler that are used here. */
type Compiler = {
  /** The folder of the output. It's known only after the plugins have been applied. */
  outputPath: string;
  hooks: {afterEmit: {tap: (name: string, callback: (compilation: Compilation) => void) => void}};
};
type Compilation = {entrypoints: Map<string, {getFiles: () => string[]}>; getAssets: () => {name: string}[]};

/**
 * Adds the hashes of scripts and style sheets to the pages as `integrity` attributes, so browsers refuse a file that has changed after the
 * build. This applies to the files in the HTML, not to those that scripts load later.
 */
export default function assetIntegrity({siteConfig}: LoadContext): Plugin {
  const framework = siteConfig.ssrTemplate;

  /** Changes the template of the pages, which are rendered after the files are complete. */
  function changeTemplate(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('asset-integrity', compilation => {
      const entryFiles = [...compilation.entrypoints.values()].flatMap(entrypoint => entrypoint.getFiles());
      // Some pages also link style sheets that aren't part of the entry point.
      const sheets = compilation.getAssets().flatMap(({name}) => (name.endsWith('.css') ? [name] : []));
      const hashes = [...new Set([...entryFiles, ...sheets])]
        .sort()
        .map(file => [file, createIntegrity(readFileSync(path.join(compiler.outputPath, file)))]);
      // The option isn't set in docusaurus.config.ts, because browsers load all options with the scripts of each page.
      siteConfig.ssrTemplate = addIntegrity(Object.fromEntries(hashes), framework);
    });
  }

  return {
    name: 'asset-integrity',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [{apply: changeTemplate}]},
  };
}
