import ts from 'typescript';

/** An exported component of a sample. It can be rendered without any props except `children`. */
export type Component = {
  /** The name of the export, or `default`. */
  exportName: string;
  /** Zero-based line and column of the declaration. */
  line: number;
  column: number;
  /** Whether the component requires `children`. */
  requiresChildren: boolean;
  /** Whether the component's file mentions a button or a click handler. */
  hasButton: boolean;
};

/**
 * Finds exported functions that look like components. Such a function is the default export or has a name that starts with a capital
 * letter, and its only required prop is `children`. The default export of a page always counts as a component.
 */
export function collectComponents(source: ts.SourceFile, isPage: boolean): Component[] {
  const components = collectExportedFunctions(source).filter(
    ({exportName}) => !isPage || exportName !== 'default',
  );
  const page = isPage ? source.statements.find(isDefaultExport) : undefined;
  return page
    ? [...components, {...locateComponent(source, page), exportName: 'default', requiresChildren: false}]
    : components;
}

function isDefaultExport(statement: ts.Statement): boolean {
  return (
    ts.isExportAssignment(statement) ||
    (ts.isFunctionDeclaration(statement) && hasModifier(statement, ts.SyntaxKind.DefaultKeyword))
  );
}

function locateComponent(
  source: ts.SourceFile,
  node: ts.Node,
): Pick<Component, 'line' | 'column' | 'hasButton'> {
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
  const required = parameter ? findRequiredProps(source, parameter) : [];
  if (!(exportName === 'default' || /^[A-Z]/.test(exportName)) || required === undefined) {
    return [];
  }
  if (required.some(name => name !== 'children')) {
    return [];
  }
  return [
    {...locateComponent(source, declaration), exportName, requiresChildren: required.includes('children')},
  ];
}

/** Returns the names of the required props, or undefined if the type isn't declared in this file. */
function findRequiredProps(
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
    return listRequiredProps(type.members);
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
        return listRequiredProps(statement.members);
      }
      if (
        ts.isTypeAliasDeclaration(statement) &&
        statement.name.text === name &&
        ts.isTypeLiteralNode(statement.type)
      ) {
        return listRequiredProps(statement.type.members);
      }
    }
  }
  return undefined;
}

function listRequiredProps(members: ts.NodeArray<ts.TypeElement>): string[] {
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
