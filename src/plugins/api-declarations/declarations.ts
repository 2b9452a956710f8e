import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import ts from 'typescript';

/** What an entry point exports under one name. */
export type Declaration = {
  name: string;
  /** The declaration in TypeScript, formatted, without its JSDoc: several for overloads and merged declarations. */
  code: string;
  /** The text of its JSDoc as Markdown, empty when it has none or only says `@internal`. */
  documentation: string;
  /** The text of `@deprecated`; empty when the tag has no text, undefined when there is no tag. */
  deprecated: string | undefined;
  /** Whether a program can use it as a value: a type can only be imported with `import type`. */
  isValue: boolean;
};

/**
 * Reads the exports of package entry points from their installed declaration files.
 * @param folder the folder whose `node_modules` holds the packages
 * @param entryPoints import paths such as `@trpc/server/adapters/ws`
 * @returns a map from export name to declaration for each entry point, sorted by name
 * @throws when an entry point has no types
 */
export function readDeclarations(
  folder: string,
  entryPoints: readonly string[],
): Map<string, Map<string, Declaration>> {
  const file = path.join(folder, 'entry-points.ts');
  const program = createProgram(file, entryPoints.map(name => `import '${name}';`).join('\n'));
  const checker = program.getTypeChecker();
  const imports = program.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
  return new Map(
    imports.map(({moduleSpecifier}) => {
      // moduleSpecifier is a string literal in every import that parses.
      const entryPoint = (moduleSpecifier as ts.StringLiteral).text;
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      if (!module) {
        throw new Error(`${folder}: no types for ${entryPoint}. Run npm ci.`);
      }
      const exported = checker.getExportsOfModule(module).map(symbol => describe(checker, symbol));
      return [entryPoint, new Map(exported.sort(byName).map(found => [found.name, found]))];
    }),
  );
}

/** Entry points by the `exports` of package.json, or, in older packages, by folders with a package.json of their own. */
export function readEntryPoints(folder: string, name: string): string[] {
  const root = path.join(folder, 'node_modules', name);
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) {
    throw new Error(`${file} doesn't exist. Run npm ci.`);
  }
  // npm's own format.
  const {exports} = JSON.parse(readFileSync(file, 'utf8')) as {exports?: object};
  if (exports) {
    return Object.keys(exports)
      .filter(key => !key.endsWith('.json'))
      .map(key => path.posix.join(name, key));
  }
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter(found => path.basename(found) === 'package.json')
    .map(found => path.posix.join(name, path.dirname(found).split(path.sep).join('/')))
    .sort();
}

/** Formats a declaration as the code samples of the site are formatted. */
export async function formatDeclaration(code: string): Promise<string> {
  return (await format(code, {parser: 'typescript', singleQuote: true, printWidth: 80})).trim();
}

function describe(checker: ts.TypeChecker, exported: ts.Symbol): Declaration {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declarations = symbol.declarations ?? [];
  const tags = symbol.getJsDocTags(checker);
  const deprecated = tags.find(({name}) => name === 'deprecated');
  return {
    name: exported.name,
    code: joinOverloads(declarations.map(readCode)),
    documentation: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    deprecated: deprecated && ts.displayPartsToString(deprecated.text),
    isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(checker, exported),
  };
}

/** The statement that declares a name, without `export`, `declare` and the JSDoc in front of it. */
function readCode(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return statement
    .getText()
    .replace(/\r\n/g, '\n')
    .replace(/^(?:export\s+)?(?:default\s+)?(?:declare\s+)?/, '');
}

/** Generated declarations have up to 20 overloads that differ in the number of parameters: two show the pattern. */
function joinOverloads(codes: readonly string[]): string {
  const shown = codes.length > 4 ? codes.slice(0, 2) : codes;
  const left = codes.length - shown.length;
  return [...shown, ...(left > 0 ? [`// ${left} more overloads follow the same pattern.`] : [])].join('\n\n');
}

function isTypeOnly(checker: ts.TypeChecker, exported: ts.Symbol): boolean {
  let symbol: ts.Symbol | undefined = exported;
  while (symbol && symbol.flags & ts.SymbolFlags.Alias) {
    if (symbol.declarations?.some(declaration => ts.isTypeOnlyImportOrExportDeclaration(declaration))) {
      return true;
    }
    symbol = checker.getImmediateAliasedSymbol(symbol);
  }
  return false;
}

function byName(one: Declaration, other: Declaration): number {
  return one.name < other.name ? -1 : 1;
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
