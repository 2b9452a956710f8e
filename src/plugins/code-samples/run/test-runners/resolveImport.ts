import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {isRelative, resolveRelative} from '../../resolve';
import type {TestRequest} from './child';

/** What an import refers to: either a file, or a package that the test runner has to resolve from `folder`. */
export type ResolvedImport = {file: string} | {specifier: string; folder: string};

/**
 * Resolves an import in a file of the project. A relative import resolves to a file of the project or of the reference app, whose
 * files samples can import. A package resolves from the node_modules of the docs version. Returns undefined if the
 * importing file doesn't belong to the project, or if a relative import refers to a file that doesn't exist.
 * @param importerFolder absolute path of the folder that contains the importing file
 */
export function resolveImport(
  {folder, appFolder, packagesFolder}: Pick<TestRequest, 'folder' | 'appFolder' | 'packagesFolder'>,
  specifier: string,
  importerFolder: string,
): ResolvedImport | undefined {
  const relativeFolder = path.relative(folder, importerFolder);
  if (relativeFolder.startsWith('..') || path.isAbsolute(relativeFolder)) {
    return undefined;
  }
  if (!isRelative(specifier)) {
    return {specifier, folder: packagesFolder};
  }
  // Only the folder of the importing file matters, so any file name works.
  const importer = path.posix.join(relativeFolder.split(path.sep).join('/'), 'any.ts');
  for (const root of [folder, appFolder]) {
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
