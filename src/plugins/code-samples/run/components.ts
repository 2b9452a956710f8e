import ts from 'typescript';
import {isNextApp, isNextPage} from './nextPages';

/** A component that a sample exports and that renders without further ado. */
export type Component = {
  /** `default` or the name it is exported under. */
  exportName: string;
  /** Where it is declared: line and column from 0. */
  line: number;
  column: number;
  /** It shows what it is given as children. */
  takesChildren: boolean;
  /** It may have something to click. */
  hasButton: boolean;
};

/**
 * Finds exported functions that look like components: a capital first letter, or the default export, and no property that must be
 * given. The default export of a page of Next.js always is one.
 */
export function collectComponents(source: ts.SourceFile): Component[] {
  const isPage = isNextPage(source.fileName) || isNextApp(source.fileName);
  const components = collectExportedFunctions(source).filter(
    ({exportName}) => !isPage || exportName !== 'default',
  );
  const page = isPage ? source.statements.find(isDefaultExport) : undefined;
  return page
    ? [...components, {...describe(source, page), exportName: 'default', takesChildren: false}]
    : components;
}

function isDefaultExport(statement: ts.Statement): boolean {
  return (
    ts.isExportAssignment(statement) ||
    (ts.isFunctionDeclaration(statement) && hasModifier(statement, ts.SyntaxKind.DefaultKeyword))
  );
}

function describe(source: ts.SourceFile, node: ts.Node): Pick<Component, 'line' | 'column' | 'hasButton'> {
  const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
  return {line, column: character, hasButton: /\bbutton\b|onClick/i.test(source.text)};
}

function collectExportedFunctions(source: ts.SourceFile): Component[] {
  return source.statements.flatMap(statement => {
    if (ts.isFunctionDeclaration(statement) && hasModifier(statement, ts.SyntaxKind.ExportKeyword)) {
      const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
      return createComponent(source, statement, isDefault ? 'default' : (statement.name?.text ?? ''));
    }
    if (ts.isVariableStatement(statement) && hasModifier(statement, ts.SyntaxKind.ExportKeyword)) {
      return statement.declarationList.declarations.flatMap(({name, initializer}) =>
        ts.isIdentifier(name) && initializer && isFunction(initializer)
          ? createComponent(source, initializer, name.text)
          : [],
      );
    }
    if (ts.isExportAssignment(statement)) {
      const found = ts.isIdentifier(statement.expression)
        ? findFunction(source, statement.expression.text)
        : statement.expression;
      return found && (ts.isFunctionDeclaration(found) || isFunction(found))
        ? createComponent(source, found, 'default')
        : [];
    }
    return [];
  });
}

function createComponent(
  source: ts.SourceFile,
  declaration: ts.SignatureDeclaration,
  exportName: string,
): Component[] {
  const [parameter] = declaration.parameters;
  const required = parameter ? findRequired(source, parameter) : [];
  if (!(exportName === 'default' || /^[A-Z]/.test(exportName)) || required === undefined) {
    return [];
  }
  if (required.some(name => name !== 'children')) {
    return [];
  }
  return [{...describe(source, declaration), exportName, takesChildren: required.includes('children')}];
}

/** Names of the properties that must be given; undefined when the type can't be seen in this file. */
function findRequired(
  source: ts.SourceFile,
  {type, initializer}: ts.ParameterDeclaration,
): string[] | undefined {
  if (initializer) {
    return [];
  }
  if (!type) {
    return undefined;
  }
  if (ts.isTypeLiteralNode(type)) {
    return listRequired(type.members);
  }
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText(source);
    if (/(?:^|\.)PropsWithChildren$/.test(name)) {
      return type.typeArguments ? undefined : [];
    }
    for (const statement of source.statements) {
      if (
        ts.isInterfaceDeclaration(statement) &&
        statement.name.text === name &&
        !statement.heritageClauses
      ) {
        return listRequired(statement.members);
      }
      if (
        ts.isTypeAliasDeclaration(statement) &&
        statement.name.text === name &&
        ts.isTypeLiteralNode(statement.type)
      ) {
        return listRequired(statement.type.members);
      }
    }
  }
  return undefined;
}

function listRequired(members: ts.NodeArray<ts.TypeElement>): string[] {
  return members
    .filter(({questionToken}) => questionToken === undefined)
    .map(({name}) => name?.getText() ?? '');
}

function findFunction(source: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      return statement;
    }
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(
        declaration => ts.isIdentifier(declaration.name) && declaration.name.text === name,
      );
      if (found) {
        return found.initializer;
      }
    }
  }
  return undefined;
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function hasModifier(node: ts.FunctionDeclaration | ts.VariableStatement, kind: ts.SyntaxKind): boolean {
  return node.modifiers?.some(modifier => modifier.kind === kind) ?? false;
}
