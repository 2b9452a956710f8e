import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {instrumentAppFile, parseSource} from './instrument';
import {isRelative, resolveRelative} from '../resolve';

export type BundleInput = {
  /** Path in the project → instrumented text. */
  files: ReadonlyMap<string, string>;
  /** Absolute folder of the reference app. */
  app: string;
  outfile: string;
};

/** Where the bundle's names for files of the page and of the reference app begin; they end up in stack traces. */
export const PAGE_SCHEME = 'page';
const APP_SCHEME = 'app';

/**
 * Bundles the files of a project into one module that exports `files`: path → function that evaluates the file. All files, and those
 * of the reference app, are evaluated once. Packages are not part of the bundle: `__require` loads them.
 */
export async function bundleProject({files, app, outfile}: BundleInput): Promise<void> {
  const entry = [...files.keys(), ...readAppEntries(app)]
    .map(file => `${JSON.stringify(file)}: () => import(${JSON.stringify(`entry:${file}`)}),`)
    .join('\n');
  await build({
    stdin: {contents: `export const files = {\n${entry}\n};`, resolveDir: '/', loader: 'js'},
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    keepNames: true,
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    banner: {js: 'const {sample: __sample, require: __require} = globalThis[Symbol.for("code-samples")];'},
    tsconfigRaw: {},
    plugins: [createSamplesPlugin(files, app)],
  });
}

/** The parts of the reference app that answer requests which no sample of the page answers. */
function readAppEntries(app: string): string[] {
  return ['server.ts'].filter(file => existsSync(path.join(app, file))).map(file => `app:${file}`);
}

function createSamplesPlugin(files: ReadonlyMap<string, string>, app: string): Plugin {
  const inApp = (file: string) => existsSync(path.join(app, file));
  return {
    name: 'code-samples',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^entry:/}, ({path: name}) => {
        const file = name.slice('entry:'.length);
        return file.startsWith('app:')
          ? {path: file.slice('app:'.length), namespace: APP_SCHEME}
          : {path: file, namespace: PAGE_SCHEME};
      });
      onResolve({filter: /.*/}, ({path: specifier, importer, namespace}) => {
        if (!isRelative(specifier)) {
          return {path: specifier, namespace: 'package'};
        }
        const own =
          namespace === PAGE_SCHEME
            ? resolveRelative(importer, specifier, file => files.has(file))
            : undefined;
        if (own !== undefined) {
          return {path: own, namespace: PAGE_SCHEME};
        }
        const shared = resolveRelative(importer, specifier, inApp);
        return shared === undefined ? undefined : {path: shared, namespace: APP_SCHEME};
      });
      onLoad({filter: /.*/, namespace: PAGE_SCHEME}, ({path: file}) => ({
        contents: files.get(file) ?? '',
        loader: findLoader(file),
      }));
      onLoad({filter: /.*/, namespace: APP_SCHEME}, ({path: file}) => ({
        contents: instrumentAppFile(parseSource(file, readFileSync(path.join(app, file), 'utf8'))),
        loader: findLoader(file),
      }));
      // CommonJS, so that 9.x, which has no map of its sub-paths, resolves as bundlers resolve it, and React exists once.
      onLoad({filter: /.*/, namespace: 'package'}, ({path: specifier}) => ({
        contents: `module.exports = __require(${JSON.stringify(specifier)});`,
        loader: 'js',
      }));
    },
  };
}

function findLoader(file: string): 'ts' | 'tsx' | 'json' {
  return file.endsWith('.json') ? 'json' : file.endsWith('.tsx') ? 'tsx' : 'ts';
}
