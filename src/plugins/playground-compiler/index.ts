import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type ts from 'typescript';
import type {CompilerFile, CompilerManifest} from '../../shared/playgroundFiles';
import {prependMiddleware, type Middleware} from '../dev-server/middleware';
import {announceFiles} from '../built-pages/finishedHooks';
import {bundleWorker} from './bundleWorker';
import {collectDeclarations} from './declarations';
import {validateOptions, type Options} from './options';

/** The folders of the files, relative to the site's base URL. The policy for Trusted Types allows workers in the folder of the scripts. */
const workerFolder = 'assets/js';
const declarationsFolder = 'playground';

/**
 * Publishes the compiler of the playground: the script of its worker, and a JSON file with the declarations of each docs version. The names
 * of the files contain a hash. Code in the browser imports a manifest as `@playground-manifest`. It's null if the site has no playground.
 */
export default function playgroundCompiler({siteDir, baseUrl}: LoadContext, pluginOptions: unknown): Plugin {
  const options = validateOptions(pluginOptions);
  const cacheFolder = path.join(siteDir, '.cache/playground');
  const isBuild = process.env.NODE_ENV === 'production';
  let manifestFile: string;

  async function createManifest(): Promise<CompilerManifest | null> {
    if (options.versions.length === 0) {
      return null;
    }
    return isBuild ? publish(options, siteDir, cacheFolder) : createDevManifest(options);
  }

  return {
    name: 'playground-compiler',

    async contentLoaded({actions}) {
      rmSync(cacheFolder, {recursive: true, force: true});
      manifestFile = await actions.createData('manifest.json', JSON.stringify(await createManifest()));
    },

    configureWebpack: () => ({
      ...(isBuild ? {} : prependMiddleware(createOnDemand(options, {siteDir, baseUrl}))),
      resolve: {alias: {'@playground-manifest': manifestFile}},
    }),

    postBuild: announceFiles(({outDir}) => {
      if (existsSync(cacheFolder)) {
        cpSync(cacheFolder, outDir, {recursive: true});
      }
      return Promise.resolve();
    }),
  };
}

/** The dev server only knows the sizes of the files after it has created them, so readers see a rough progress. */
const assumedSize = 6_000_000;

/** Returns the manifest for the dev server, which creates the files on demand. Their names contain no hashes. */
function createDevManifest({versions}: Required<Options>): CompilerManifest {
  return {
    worker: {path: `${workerFolder}/playground-compiler.js`, size: assumedSize},
    versions: Object.fromEntries(
      versions.map(({name}) => [
        name,
        {path: `${declarationsFolder}/declarations-${name}.json`, size: assumedSize},
      ]),
    ),
  };
}

/** Returns a middleware that creates the files when they are first requested, because they would delay the start of the dev server. */
function createOnDemand(
  options: Required<Options>,
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
): Middleware {
  const manifest = createDevManifest(options);
  const creators = new Map<string, () => Promise<string> | string>([
    [manifest.worker.path, () => bundleWorker(path.resolve(siteDir, options.worker), siteDir)],
    ...options.versions.map(
      version =>
        [
          manifest.versions[version.name]?.path ?? '',
          () => createDeclarations(version, options, siteDir),
        ] as const,
    ),
  ]);
  const created = new Map<string, Promise<string>>();
  return (request, response, next) => {
    const file = (request.url ?? '').split('?')[0]?.slice(baseUrl.length) ?? '';
    const create = creators.get(file);
    if (!create) {
      return next();
    }
    const text = created.get(file) ?? Promise.resolve().then(create);
    created.set(file, text);
    text.then(content => {
      response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/json');
      response.end(content);
    }, next);
  };
}

/** Returns the JSON of a version's `CompilerDeclarations`. */
async function createDeclarations(
  {packagesFolder}: Options['versions'][number],
  {packages, types, withoutComments}: Required<Options>,
  siteDir: string,
): Promise<string> {
  // The compiler is large, so it's only loaded when it's needed. The type of `require` depends on the name of the module.
  const compiler = createRequire(path.join(siteDir, 'package.json'))('typescript') as typeof ts;
  const {compilerOptions} = await import('../code-samples/check/compilerOptions');
  const packagesPath = path.resolve(siteDir, packagesFolder);
  return JSON.stringify(
    collectDeclarations(compiler, {packagesPath, packages, types, withoutComments, compilerOptions}),
  );
}

async function publish(
  options: Required<Options>,
  siteDir: string,
  folder: string,
): Promise<CompilerManifest> {
  const script = await bundleWorker(path.resolve(siteDir, options.worker), siteDir);
  const manifest: CompilerManifest = {
    worker: writeHashedFile(folder, workerFolder, 'playground-compiler', '.js', script),
    versions: {},
  };
  for (const version of options.versions) {
    const text = await createDeclarations(version, options, siteDir);
    manifest.versions[version.name] = writeHashedFile(
      folder,
      declarationsFolder,
      'declarations',
      '.json',
      text,
    );
  }
  return manifest;
}

function writeHashedFile(
  root: string,
  folder: string,
  name: string,
  extension: string,
  text: string,
): CompilerFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = `${folder}/${name}.${hash}${extension}`;
  mkdirSync(path.join(root, folder), {recursive: true});
  writeFileSync(path.join(root, file), text);
  return {path: file, size: Buffer.byteLength(text)};
}
