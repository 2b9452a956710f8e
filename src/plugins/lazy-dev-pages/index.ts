import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {putMiddlewareFirst, type Middleware} from '../devMiddleware';

/** Lets the dev server compile a Markdown page when it is first opened, instead of all before the first is shown. */
export default function lazyDevPages(): Plugin {
  return {
    name: 'lazy-dev-pages',
    configureWebpack() {
      return process.env.NODE_ENV === 'production' ? {} : createLazyConfig();
    },
    configurePostCss(options) {
      // All there is. The loader would look for more in all folders above each style sheet.
      return {...options, config: false};
    },
  };
}

/** What is used here of Rspack's compiler: https://rspack.rs/guide/features/lazy-compilation */
type Compiler = {rspack: {lazyCompilationMiddleware: (compiler: Compiler) => Middleware}};

/** Rspack's own settings, which webpack's types don't know. */
function createLazyConfig(): object {
  let compile: Middleware | undefined;
  return {
    lazyCompilation: {entries: false, imports: true, test: /\.mdx?(?:\?|$)/},
    module: {
      rules: [{test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: path.join(__dirname, 'unnamedPages.mjs')}],
    },
    plugins: [
      {
        apply(compiler: Compiler) {
          compile = compiler.rspack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    ...putMiddlewareFirst((request, response, next) => (compile ? compile(request, response, next) : next())),
  };
}
