import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from './page';
import {appFolder, findVersion, repository, type Version, type VersionName} from './versions';

/** A short name for a text: the same text has the same name, on any machine. */
export function createDigest(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Names everything that the result of a page depends on: its samples, the compiler, the test runner, the packages of the versions it
 * uses, the reference apps, and the code of this plugin (which holds the compiler's options).
 */
export function createPageDigest(environment: Environment, page: Page): string {
  const used = [...new Set(page.samples.map(({version}) => version))].sort();
  return createDigest(
    page.file,
    ...used.map(version => environment.get(version) ?? ''),
    ...page.samples.map(({fence, version}) =>
      JSON.stringify([fence.index, fence.language, fence.meta, fence.code, version]),
    ),
  );
}

/** Names the text of a file, and all that its result may depend on besides. */
export function createTextDigest(
  environment: Environment,
  {file, markdown}: {file: string; markdown: string},
): string {
  return createDigest(...environment.values(), file, markdown);
}

/** For each docs version, the digest of all that its samples share. */
export type Environment = ReadonlyMap<VersionName, string>;

/** Reads what the samples of each version share. */
export function readEnvironment(names: readonly VersionName[]): Environment {
  // Programs for the page are made after samples were verified: they change no result.
  const engine = readFolder(
    __dirname,
    name => name.endsWith('.ts') && !name.includes('__tests__') && !name.startsWith('live/'),
  );
  // Jest is one of the packages of a version.
  const tools = ['typescript', 'vitest', 'vite', 'jsdom'].map(name =>
    readFileSync(path.join(repository, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return new Map(names.map(name => [name, createDigest(engine, ...tools, readVersion(findVersion(name)))]));
}

function readVersion(version: Version): string {
  const lockFile = readFileSync(path.join(repository, version.packages, 'package-lock.json'), 'utf8');
  return createDigest(
    lockFile,
    readFolder(path.join(repository, appFolder(version)), () => true),
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
