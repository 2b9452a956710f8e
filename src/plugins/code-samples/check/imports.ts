import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type {Version} from '../options';
import type {Problem} from '../problem';
import {isRelative} from '../resolve';
import {offsetToMarkdown} from './positions';
import type {VirtualFile} from './virtualFiles';

/** Returns whether samples of a docs version can import a package, because its package.json lists the package or the types of it. */
export function isListed(name: string, {packagesPath}: Version): boolean {
  // TypeScript doesn't know the fields of the file.
  const {dependencies = {}, devDependencies = {}} = JSON.parse(
    readFileSync(path.join(packagesPath, 'package.json'), 'utf8'),
  ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
  return [name, getTypesPackage(name)].some(listed => listed in dependencies || listed in devDependencies);
}

/** Returns the name of the package with the types of another package, such as `@types/scope__name` for `@scope/name`. */
export function getTypesPackage(name: string): string {
  return `@types/${name.replace(/^@(.+)\//, '$1__')}`;
}

/** Returns the name of the package that a specifier such as `@scope/name/file` belongs to. */
export function getPackageName(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}

/** Says which packages samples can import, and how to add one that isn't listed. */
export function adviseListing(name: string, {packagesFolder}: Version): string {
  return `Samples can only import the packages in ${packagesFolder}/package.json, which doesn't list ${name}. If you need it, run \`npm install --save-exact ${name}\` in ${packagesFolder}.`;
}

/**
 * Reports imports of packages that are only installed because other packages need them. Readers who copy the sample don't have these packages.
 * @param known the specifiers that need no package: those that samples declare with `declare module`, and those that the compiler hasn't
 * found and reports itself
 */
export function collectUnlistedImports(
  virtualFile: VirtualFile,
  source: ts.SourceFile,
  version: Version,
  known: ReadonlySet<string>,
): Problem[] {
  return ts.preProcessFile(source.text, true, true).importedFiles.flatMap(({fileName, pos}) => {
    const name = getPackageName(fileName);
    if (
      name === undefined ||
      isRelative(fileName) ||
      isBuiltin(fileName) ||
      known.has(fileName) ||
      isListed(name, version)
    ) {
      return [];
    }
    return [
      {
        file: virtualFile.page.file,
        ...offsetToMarkdown(virtualFile, source, pos),
        length: fileName.length + 2,
        message: `the package isn't listed. Found '${fileName}', which is only installed because other packages need it.`,
        advice: adviseListing(name, version),
      },
    ];
  });
}
