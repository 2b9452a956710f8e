import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Names that each entry point of some packages exports, sorted. */
export type PackageExports = Record<string, string[]>;

/** Reads what packages export, types included, with the TypeScript checker. `folder` has the node_modules that hold them. */
export function readPackageExports(folder: string, packages: readonly string[]): PackageExports {
  const entryPoints = packages.flatMap(name => readEntryPoints(folder, name));
  const file = path.join(folder, 'entry-points.ts');
  const program = createProgram(file, entryPoints.map(name => `import '${name}';`).join('\n'));
  const checker = program.getTypeChecker();
  const imports = program.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
  return Object.fromEntries(
    imports.map(({moduleSpecifier}) => {
      const symbol = checker.getSymbolAtLocation(moduleSpecifier);
      if (!symbol) {
        throw new Error(`${folder}: no types for ${moduleSpecifier.getText()}. Run npm ci.`);
      }
      const names = checker.getExportsOfModule(symbol).map(({name}) => name);
      // moduleSpecifier is a string literal in every import that parses.
      return [(moduleSpecifier as ts.StringLiteral).text, names.sort()];
    }),
  );
}

/** Entry points by the `exports` of package.json, or, in older packages, by folders with a package.json of their own. */
function readEntryPoints(folder: string, name: string): string[] {
  const root = path.join(folder, 'node_modules', name);
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (hasExports(manifest)) {
    return Object.keys(manifest.exports)
      .filter(key => !key.endsWith('.json'))
      .map(key => path.posix.join(name, key));
  }
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter(found => path.basename(found) === 'package.json')
    .map(found => path.posix.join(name, path.dirname(found).split(path.sep).join('/')))
    .sort();
}

function hasExports(manifest: unknown): manifest is {exports: object} {
  return typeof manifest === 'object' && manifest !== null && 'exports' in manifest;
}

/** A program of one file that exists only here. */
function createProgram(file: string, text: string): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = name => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  return ts.createProgram([file], options, host);
}
