import type ts from 'typescript';

/** A module that a file imports. */
export type ImportedModule = {
  specifier: string;
  isTypeOnly: boolean;
  /** The names that the file imports. Empty for a module that is imported as a whole. */
  names: string[];
  /** The zero-based position of the module's name, including the quotation mark. */
  line: number;
  column: number;
};

/** Lists the modules that a TypeScript file imports, in reading order. JSX imports the runtime of React. */
export function listImports(compiler: typeof ts, path: string, code: string): ImportedModule[] {
  const source = compiler.createSourceFile(path, code, compiler.ScriptTarget.Latest, true);
  const modules: ImportedModule[] = [];
  const add = (name: ts.Node | undefined, isTypeOnly: boolean, names: string[] = []) => {
    if (name && compiler.isStringLiteralLike(name)) {
      const {line, character} = source.getLineAndCharacterOfPosition(name.getStart(source));
      modules.push({specifier: name.text, isTypeOnly, names, line, column: character});
    }
  };
  const visit = (node: ts.Node): void => {
    if (compiler.isImportDeclaration(node)) {
      add(
        node.moduleSpecifier,
        isTypeImport(compiler, node.importClause),
        readNames(compiler, node.importClause),
      );
    } else if (compiler.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (compiler.isImportTypeNode(node)) {
      add(compiler.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
    } else if (compiler.isExternalModuleReference(node)) {
      add(node.expression, false);
    } else if (
      compiler.isCallExpression(node) &&
      (node.expression.kind === compiler.SyntaxKind.ImportKeyword ||
        (compiler.isIdentifier(node.expression) && node.expression.text === 'require'))
    ) {
      add(node.arguments[0], false);
    } else if (
      (compiler.isJsxOpeningLikeElement(node) || compiler.isJsxFragment(node)) &&
      !modules.some(({specifier}) => specifier === 'react/jsx-runtime')
    ) {
      const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
      modules.push({specifier: 'react/jsx-runtime', isTypeOnly: false, names: [], line, column: character});
    }
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return modules;
}

/** Lists the names that a file exports. Returns undefined if it also exports all names of another file. */
export function listExports(compiler: typeof ts, path: string, code: string): Set<string> | undefined {
  const source = compiler.createSourceFile(path, code, compiler.ScriptTarget.Latest, true);
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (compiler.isExportDeclaration(statement)) {
      if (!statement.exportClause) {
        return undefined;
      }
      if (compiler.isNamedExports(statement.exportClause)) {
        statement.exportClause.elements.forEach(({name}) => names.add(name.text));
      }
    } else if (
      compiler.canHaveModifiers(statement) &&
      compiler.getModifiers(statement)?.some(({kind}) => kind === compiler.SyntaxKind.ExportKeyword)
    ) {
      const declarations = compiler.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement];
      for (const declaration of declarations) {
        const name = 'name' in declaration ? declaration.name : undefined;
        collectBoundNames(compiler, name as ts.Node | undefined).forEach(bound => names.add(bound));
      }
    }
  }
  return names;
}

function collectBoundNames(compiler: typeof ts, name: ts.Node | undefined): string[] {
  if (!name) {
    return [];
  }
  if (compiler.isIdentifier(name)) {
    return [name.text];
  }
  return compiler.isObjectBindingPattern(name)
    ? name.elements.flatMap(element => collectBoundNames(compiler, element.name))
    : [];
}

function readNames(compiler: typeof ts, clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  return bindings && compiler.isNamedImports(bindings)
    ? bindings.elements.map(({name, propertyName = name}) => propertyName.text)
    : [];
}

function isTypeImport(compiler: typeof ts, clause: ts.ImportClause | undefined): boolean {
  if (!clause) {
    return false;
  }
  const {isTypeOnly, name, namedBindings} = clause;
  return (
    isTypeOnly ||
    (!name &&
      namedBindings !== undefined &&
      compiler.isNamedImports(namedBindings) &&
      namedBindings.elements.length > 0 &&
      namedBindings.elements.every(element => element.isTypeOnly))
  );
}
