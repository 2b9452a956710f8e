import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {isRelative, resolveRelative} from '../resolve';
import type {Environment} from './environment';
import {instrumentAppFile, parseSource} from './instrument';

export type BundleInput = {
  /** Maps the path of each file in the project to its instrumented text. */
  files: ReadonlyMap<string, string>;
  /** Absolute path of the folder of the reference app, whose files samples can import. */
  appPath: string;
  environment: Environment;
  outfile: string;
};

/** The esbuild namespaces for the files of the page and of the reference app. Stack traces contain them as URL schemes. */
export const PAGE_SCHEME = 'page';
const APP_SCHEME = 'app';

/**
 * Bundles the files of a project into one module. The module exports `files`, which maps the path of each file to a function that
 * evaluates it. Every file of the project and of the reference app is evaluated only once. The bundle doesn't contain packages.
 * It loads them with `__require`.
 */
export async function bundleProject({files, appPath, environment, outfile}: BundleInput): Promise<void> {
  const {appEntry} = environment;
  const hasAppEntry = appEntry !== undefined && existsSync(path.join(appPath, appEntry));
  const entries = [...files.keys(), ...(hasAppEntry ? [`app:${appEntry}`] : [])]
    .map(file => `${JSON.stringify(file)}: () => import(${JSON.stringify(`entry:${file}`)}),`)
    .join('\n');
  await build({
    stdin: {contents: `export const files = {\n${entries}\n};`, resolveDir: '/', loader: 'js'},
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
    plugins: [createSamplesPlugin(files, appPath, environment)],
  });
}

function createSamplesPlugin(
  files: ReadonlyMap<string, string>,
  appPath: string,
  {findCaptures}: Environment,
): Plugin {
  const isAppFile = (file: string) => existsSync(path.join(appPath, file));
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
        const pageFile =
          namespace === PAGE_SCHEME
            ? resolveRelative(importer, specifier, file => files.has(file))
            : undefined;
        if (pageFile !== undefined) {
          return {path: pageFile, namespace: PAGE_SCHEME};
        }
        const appFile = resolveRelative(importer, specifier, isAppFile);
        return appFile === undefined ? undefined : {path: appFile, namespace: APP_SCHEME};
      });
      onLoad({filter: /.*/, namespace: PAGE_SCHEME}, ({path: file}) => ({
        contents: files.get(file) ?? '',
        loader: findLoader(file),
      }));
      onLoad({filter: /.*/, namespace: APP_SCHEME}, ({path: file}) => {
        const source = parseSource(file, readFileSync(path.join(appPath, file), 'utf8'));
        return {contents: instrumentAppFile(source, findCaptures?.(source) ?? []), loader: findLoader(file)};
      });
      // Packages are loaded as CommonJS. This way, there is only one copy of React, and imports of files in packages resolve as in
      // bundlers, even if the package has no `exports` map.
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
