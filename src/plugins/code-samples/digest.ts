import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Page, PageOptions} from './page';
import type {Version} from './options';

/** Returns a short hash (16 hexadecimal digits) of one or more strings. The hash is the same on every machine. */
export function createDigest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(`${text.length}:`).update(text);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Hashes everything that the result of a page depends on:
 * - the page's samples
 * - the compiler, the bundler and the test runner
 * - the packages and reference apps of the docs versions that the samples use
 * - the environment module and the other files in its folder
 * - the code of this plugin, which includes the compiler options
 */
export function createPageDigest(environment: Environment, page: Page): string {
  // A page without samples depends on all versions, so that its result isn't used after the code of this plugin has changed.
  const versions = page.samples.length > 0 ? page.samples.map(({version}) => version) : environment.keys();
  const usedVersions = [...new Set(versions)].sort();
  return createDigest(
    page.file,
    ...usedVersions.map(version => environment.get(version) ?? ''),
    ...page.samples.map(({fence, version}) =>
      JSON.stringify([fence.index, fence.language, fence.meta, fence.code, version]),
    ),
  );
}

/** Hashes the text of a file and everything else that the file's result can depend on, including the options that parsing a page needs. */
export function createTextDigest(
  environment: Environment,
  {file, markdown}: {file: string; markdown: string},
  {languages, versions}: PageOptions,
): string {
  const defaultVersions = versions.map(({name, contentFolder}) => [name, contentFolder]);
  return createDigest(...environment.values(), file, markdown, JSON.stringify([languages, defaultVersions]));
}

/** Resolves the packages of this plugin, which are not the packages that samples use. */
const ownPackages = createRequire(path.join(__dirname, 'digest.ts'));

/** Maps each docs version to a hash of everything that all of its samples depend on, such as its packages. */
export type Environment = ReadonlyMap<string, string>;

/**
 * Computes the hashes of these docs versions from the files on disk.
 * @param readManifest Returns the `package.json` of a package of this plugin. Tests pass another function.
 */
export function readEnvironment(
  versions: readonly Version[],
  readManifest: (name: string) => string = readOwnManifest,
): Environment {
  // The code in live/ and editable/ only runs after the samples have been verified, so it can't change a result.
  const pluginCode = hashFolder(
    __dirname,
    name => name.endsWith('.ts') && !name.includes('__tests__') && !/^(?:live|editable)\//.test(name),
  );
  // Jest isn't in this list because it is one of the packages of each docs version.
  const manifests = ['typescript', 'vitest', 'vite', 'jsdom', 'esbuild'].map(readManifest);
  return new Map(
    versions.map(version => [version.name, createDigest(pluginCode, ...manifests, hashVersion(version))]),
  );
}

function readOwnManifest(name: string): string {
  return readFileSync(ownPackages.resolve(`${name}/package.json`), 'utf8');
}

function hashVersion({packagesPath, appPath, environment, types}: Version): string {
  return createDigest(
    readFileSync(path.join(packagesPath, 'package-lock.json'), 'utf8'),
    hashFolder(appPath, () => true),
    environment === undefined ? '' : hashFolder(path.dirname(environment), () => true),
    ...types,
  );
}

function hashFolder(folder: string, isWanted: (name: string) => boolean): string {
  if (!existsSync(folder)) {
    return '';
  }
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(isWanted)
    .sort();
  return createDigest(...files.flatMap(file => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
