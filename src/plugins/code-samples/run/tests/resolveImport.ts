import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {isRelative, resolveRelative} from '../../resolve';
import type {TestRequest} from './child';

/** A resolved import: a file, or a package specifier together with the folder to resolve it from. */
export type Resolved = {file: string} | {specifier: string; from: string};

/**
 * Resolves an import of one of the project's files. Relative imports lead to the project or the reference app, and packages to the docs
 * version. Returns undefined if the importer isn't a file of the project, or if a relative import leads nowhere.
 */
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
