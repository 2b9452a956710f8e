import {readDeclarations, readEntryPoints} from '../../src/plugins/api-declarations/declarations';

/** The sorted names of all exports, by entry point. */
export type PackageExports = Record<string, string[]>;

/** Lists the exports of packages, including types. `folder` contains the `node_modules` with the installed packages. */
export function readPackageExports(folder: string, packages: readonly string[]): PackageExports {
  const entryPoints = packages.flatMap(name => readEntryPoints(folder, name));
  return Object.fromEntries(
    [...readDeclarations(folder, entryPoints)].map(([name, exported]) => [name, [...exported.keys()].sort()]),
  );
}
