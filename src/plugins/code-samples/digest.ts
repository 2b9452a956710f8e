import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from './page';
import {getAppFolder, findVersion, repositoryDir, type Version, type VersionName} from './versions';

/** Returns a short hash (16 hexadecimal digits) of some texts. It is the same on every machine. */
export function createDigest(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Hashes everything that the result of a page depends on: its samples, the compiler, the test runner, the packages of the docs versions
 * that it uses, their reference apps, and the code of this plugin, which includes the compiler options.
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

/** Hashes the text of a file and everything else that its result can depend on. */
export function createTextDigest(
  environment: Environment,
  {file, markdown}: {file: string; markdown: string},
): string {
  return createDigest(...environment.values(), file, markdown);
}

/** For each docs version, a hash of everything that all of its samples depend on. */
export type Environment = ReadonlyMap<VersionName, string>;

/** Computes the environment of some docs versions from the files on disk. */
export function readEnvironment(names: readonly VersionName[]): Environment {
  // The code in live/ only runs after the samples were verified, so it can't change a result.
  const pluginCode = readFolder(
    __dirname,
    name => name.endsWith('.ts') && !name.includes('__tests__') && !name.startsWith('live/'),
  );
  // Jest is missing here because it is one of the packages of each docs version.
  const manifests = ['typescript', 'vitest', 'vite', 'jsdom'].map(name =>
    readFileSync(path.join(repositoryDir, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return new Map(
    names.map(name => [name, createDigest(pluginCode, ...manifests, readVersion(findVersion(name)))]),
  );
}

function readVersion(version: Version): string {
  const lockFile = readFileSync(path.join(repositoryDir, version.packages, 'package-lock.json'), 'utf8');
  return createDigest(
    lockFile,
    readFolder(path.join(repositoryDir, getAppFolder(version)), () => true),
  );
}

function readFolder(folder: string, isWanted: (name: string) => boolean): string {
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
