import {readDeclarations, readEntryPoints} from '../../src/plugins/api-declarations/declarations';

/** Names that each entry point of some packages exports, sorted. */
export type PackageExports = Record<string, string[]>;

/** Reads what packages export, types included. `folder` has the node_modules that hold them. */
export function readPackageExports(folder: string, packages: readonly string[]): PackageExports {
  const entryPoints = packages.flatMap(name => readEntryPoints(folder, name));
  return Object.fromEntries(
    [...readDeclarations(folder, entryPoints)].map(([name, exported]) => [name, [...exported.keys()].sort()]),
  );
}
