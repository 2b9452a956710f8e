import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import ts from 'typescript';

/** An export of a package's entry point. */
export type Declaration = {
  name: string;
  /** The TypeScript declaration without its JSDoc. Overloads and merged declarations are separated by blank lines. */
  code: string;
  /** The text of the JSDoc comment as Markdown. Empty if there is no text, for example if the comment only has tags. */
  documentation: string;
  /** The text of the `@deprecated` tag. Empty if the tag has no text, undefined if there is no tag. */
  deprecated: string | undefined;
  /** Whether a program can use the export as a value. Other exports can only be imported with `import type`. */
  isValue: boolean;
};

/**
 * Reads the exports of package entry points from their installed declaration files.
 * @param folder the folder whose `node_modules` contains the packages
 * @param entryPoints import paths such as `@trpc/server/adapters/ws`
 * @returns for each entry point, a map from the names of its exports to their declarations, sorted by name
 * @throws if an entry point has no types
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
      // TypeScript doesn't know that the module specifier of a valid import is always a string literal.
      const entryPoint = (moduleSpecifier as ts.StringLiteral).text;
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      if (!module) {
        throw new Error(`${folder}: found no types for ${entryPoint}. Run npm ci.`);
      }
      const exported = checker.getExportsOfModule(module).map(symbol => createDeclaration(checker, symbol));
      return [entryPoint, new Map(exported.sort(compareNames).map(found => [found.name, found]))];
    }),
  );
}

/**
 * Returns the entry points of a package. They are the `exports` in its package.json. In older packages, they are the folders that contain a
 * package.json of their own.
 */
export function readEntryPoints(folder: string, name: string): string[] {
  const root = path.join(folder, 'node_modules', name);
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) {
    throw new Error(`${file} doesn't exist. Run npm ci.`);
  }
  // The format is documented at https://docs.npmjs.com/cli/configuring-npm/package-json.
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

/** Formats a declaration in the same style as the site's code samples. */
export async function formatDeclaration(code: string): Promise<string> {
  return (await format(code, {parser: 'typescript', singleQuote: true, printWidth: 80})).trim();
}

function createDeclaration(checker: ts.TypeChecker, exported: ts.Symbol): Declaration {
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

/** Returns the code of a declaration without `export`, `declare` and the JSDoc comment. */
function readCode(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return statement
    .getText()
    .replace(/\r\n/g, '\n')
    .replace(/^(?:export\s+)?(?:default\s+)?(?:declare\s+)?/, '');
}

/**
 * Joins the code of overloads. If there are more than four, includes only two of them, because long lists of overloads follow a pattern.
 */
function joinOverloads(codes: readonly string[]): string {
  const shown = codes.length > 4 ? codes.slice(0, 2) : codes;
  const hiddenCount = codes.length - shown.length;
  const note = `// ${hiddenCount} more overloads follow the same pattern.`;
  return [...shown, ...(hiddenCount > 0 ? [note] : [])].join('\n\n');
}

/** Follows an export through its aliases, and returns whether any of them is declared with `export type` or `import type`. */
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

function compareNames(one: Declaration, other: Declaration): number {
  return one.name < other.name ? -1 : 1;
}

/** Creates a program from one file that exists only in memory. */
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
