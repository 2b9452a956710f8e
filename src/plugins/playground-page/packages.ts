import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Packages} from '../../shared/playgroundPackages';

/** The parts of a lock file that are used here: https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
type LockFile = {
  packages: {
    [folder: string]:
      | {
          version?: string;
          dependencies?: Record<string, string>;
          peerDependencies?: Record<string, string>;
          peerDependenciesMeta?: Record<string, {optional?: boolean}>;
        }
      | undefined;
  };
};

/**
 * Reads the exact versions of packages: the direct dependencies of the first folder, and `tools`. Each version comes from the first lock file
 * that has the package.
 */
export function readPackages(folders: readonly string[], tools: readonly string[]): Packages {
  const locks = folders.map(readLockFile);
  const names = [...Object.keys(locks[0]?.packages['']?.dependencies ?? {}), ...tools];
  return Object.fromEntries(
    [...new Set(names)].sort().map(name => {
      const found = locks.map(({packages}) => packages[`node_modules/${name}`]).find(Boolean);
      if (found?.version === undefined) {
        throw new Error(
          `The plugin playground-page needs the version of a package. Found no ${name} in the lock files of ${folders.join(', ')}.`,
        );
      }
      const {version, peerDependencies = {}, peerDependenciesMeta = {}} = found;
      const peers = Object.keys(peerDependencies).filter(peer => !peerDependenciesMeta[peer]?.optional);
      return [name, peers.length > 0 ? {version, peers} : {version}];
    }),
  );
}

function readLockFile(folder: string): LockFile {
  // TypeScript doesn't know that npm wrote this file.
  return JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as LockFile;
}
