import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {prependMiddleware, type DevServer, type Middleware} from '../dev-server/middleware';

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
type Compiler = {
  rspack: {lazyCompilationMiddleware: (compiler: Compiler) => Middleware};
  hooks: {
    watchRun: {tap: (name: string, callback: () => void) => void};
    done: {tap: (name: string, callback: (stats: {hasErrors: () => boolean}) => void) => void};
  };
};

/** The beginning of the address at which a browser asks Rspack to compile a page. */
const requestPrefix = '/lazy-compilation-using-';

/** Creates configuration for Rspack. The return type is `object` because webpack's types don't include `lazyCompilation`. */
function createLazyConfig(): object {
  let lazyMiddleware: Middleware | undefined;
  let server: DevServer | undefined;
  /** Whether a browser has asked for a page since the bundler started last. */
  let isPageRequested = false;
  /** Whether the bundler is compiling a page that a browser has asked for. */
  let isCompilingPage = false;
  /**
   * Makes browsers load what has been compiled. The dev server only does this if no page has errors, so a page that is opened for the
   * first time would stay empty until the errors in all other pages are fixed.
   */
  const loadDespiteErrors = () => server?.sendMessage(server.webSocketServer?.clients ?? [], 'warnings', []);
  return {
    lazyCompilation: {entries: false, imports: true, test: /\.mdx?(?:\?|$)/},
    module: {
      rules: [{test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: path.join(__dirname, 'removePageIds.mjs')}],
    },
    plugins: [
      {
        apply(compiler: Compiler) {
          lazyMiddleware = compiler.rspack.lazyCompilationMiddleware(compiler);
          compiler.hooks.watchRun.tap('lazy-dev-pages', () => {
            isCompilingPage = isPageRequested;
            isPageRequested = false;
          });
          compiler.hooks.done.tap('lazy-dev-pages', stats => {
            if (isCompilingPage && stats.hasErrors()) {
              // The dev server uses the same hook to tell browsers which update is the newest.
              setImmediate(loadDespiteErrors);
            }
          });
        },
      },
    ],
    devServer: {
      // The browser is on the same machine, so compressing each response would only take time.
      compress: false,
      ...prependMiddleware(
        (request, response, next) => {
          isPageRequested ||= request.url?.startsWith(requestPrefix) ?? false;
          return lazyMiddleware ? lazyMiddleware(request, response, next) : next();
        },
        created => {
          server = created;
        },
      ).devServer,
    },
  };
}
