import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from './page';
import {getAppFolder, findVersion, repositoryDir, type Version, type VersionName} from './versions';

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
 * - the compiler and the test runner
 * - the packages and reference apps of the docs versions that the samples use
 * - the code of this plugin, which includes the compiler options
 *
 * A reference app is a complete tRPC app whose files samples can import.
 */
export function createPageDigest(environment: Environment, page: Page): string {
  const usedVersions = [...new Set(page.samples.map(({version}) => version))].sort();
  return createDigest(
    page.file,
    ...usedVersions.map(version => environment.get(version) ?? ''),
    ...page.samples.map(({fence, version}) =>
      JSON.stringify([fence.index, fence.language, fence.meta, fence.code, version]),
    ),
  );
}

/** Hashes the text of a file and everything else that the file's result can depend on. */
export function createTextDigest(
  environment: Environment,
  {file, markdown}: {file: string; markdown: string},
): string {
  return createDigest(...environment.values(), file, markdown);
}

/** Maps each docs version to a hash of everything that all of its samples depend on, such as its packages. */
export type Environment = ReadonlyMap<VersionName, string>;

/** Computes the hashes of these docs versions from the files on disk. */
export function readEnvironment(names: readonly VersionName[]): Environment {
  // The code in live/ only runs after the samples have been verified, so it can't change a result.
  const pluginCode = hashFolder(
    __dirname,
    name => name.endsWith('.ts') && !name.includes('__tests__') && !name.startsWith('live/'),
  );
  // Jest isn't in this list because it is one of the packages of each docs version.
  const manifests = ['typescript', 'vitest', 'vite', 'jsdom'].map(name =>
    readFileSync(path.join(repositoryDir, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return new Map(
    names.map(name => [name, createDigest(pluginCode, ...manifests, hashVersion(findVersion(name)))]),
  );
}

function hashVersion(version: Version): string {
  const lockFile = readFileSync(
    path.join(repositoryDir, version.packagesFolder, 'package-lock.json'),
    'utf8',
  );
  return createDigest(
    lockFile,
    hashFolder(path.join(repositoryDir, getAppFolder(version)), () => true),
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
