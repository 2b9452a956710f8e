import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {isRelative, resolveRelative} from '../../resolve';
import type {TestRequest} from './child';

/** Where an import of a project's file leads: to a file, or to a package that is to be looked up from another place. */
export type Resolved = {file: string} | {specifier: string; from: string};

/** Resolves imports of the project's own files as everywhere else; undefined for all others. */
export function resolveImport(
  {folder, app, packages}: Pick<TestRequest, 'folder' | 'app' | 'packages'>,
  specifier: string,
  importerFolder: string,
): Resolved | undefined {
  const fromFolder = path.relative(folder, importerFolder);
  if (fromFolder.startsWith('..') || path.isAbsolute(fromFolder)) {
    return undefined;
  }
  if (!isRelative(specifier)) {
    return {specifier, from: packages};
  }
  const importer = path.posix.join(fromFolder.split(path.sep).join('/'), 'importer.ts');
  for (const root of [folder, app]) {
    const found = resolveRelative(importer, specifier, file => isFile(path.join(root, file)));
    if (found !== undefined) {
      return {file: path.join(root, found)};
    }
  }
  return undefined;
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
