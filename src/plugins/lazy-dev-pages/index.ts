import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {prependMiddleware, type Middleware} from '../dev-server/middleware';

/** Makes the dev server compile each Markdown page when it's first opened, instead of compiling all pages at the start. */
export default function lazyDevPages(): Plugin {
  return {
    name: 'lazy-dev-pages',
    configureWebpack() {
      return process.env.NODE_ENV === 'production' ? {} : createLazyConfig();
    },
    configurePostCss(options) {
      return {
        ...options,
        // Without this setting, the loader searches all parent folders of each style sheet for a configuration file, which isn't needed.
        config: false,
        plugins:
          process.env.NODE_ENV === 'production'
            ? options.plugins
            : options.plugins.filter(plugin => !isPresetEnv(plugin)),
      };
    },
  };
}

/** The plugin that rewrites CSS for older browsers. Authors have current ones, and loading the plugin takes half a second. */
function isPresetEnv(plugin: unknown): boolean {
  const [name]: unknown[] = Array.isArray(plugin) ? plugin : [plugin];
  return typeof name === 'string' && name.includes('postcss-preset-env');
}

/** The subset of Rspack's compiler that is used here: https://rspack.rs/guide/features/lazy-compilation */
type Compiler = {rspack: {lazyCompilationMiddleware: (compiler: Compiler) => Middleware}};

/** Creates configuration for Rspack. The return type is `object` because webpack's types don't include `lazyCompilation`. */
function createLazyConfig(): object {
  let lazyMiddleware: Middleware | undefined;
  return {
    lazyCompilation: {entries: false, imports: true, test: /\.mdx?(?:\?|$)/},
    module: {
      rules: [{test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: path.join(__dirname, 'removePageIds.mjs')}],
    },
    plugins: [
      {
        apply(compiler: Compiler) {
          lazyMiddleware = compiler.rspack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: {
      // The browser is on the same machine, so compressing each response would only take time.
      compress: false,
      ...prependMiddleware((request, response, next) =>
        lazyMiddleware ? lazyMiddleware(request, response, next) : next(),
      ).devServer,
    },
  };
}
