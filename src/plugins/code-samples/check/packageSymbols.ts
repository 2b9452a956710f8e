import ts from 'typescript';

/**
 * Returns the name of the symbol that an identifier in a sample refers to, if the symbol belongs to a package. The name consists of the
 * package, the top-level declaration and the name of the member, if the symbol is one. Examples are `react:useState` and
 * `zod:ZodString.email`. Returns undefined for symbols of the samples themselves.
 */
export function getPackageSymbol(checker: ts.TypeChecker, node: ts.Node): string | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.declarations?.[0];
  // A namespace import refers to a whole module, which has no name.
  if (!target || !declaration || ts.isSourceFile(declaration)) {
    return undefined;
  }
  const packageName = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(
    declaration.getSourceFile().fileName,
  )?.[1];
  const container = getTopLevelName(declaration);
  return (
    packageName &&
    container &&
    `${packageName}:${container}${container === target.name ? '' : `.${target.name}`}`
  );
}

/** Returns the name of the outermost declaration that contains a declaration. */
function getTopLevelName(declaration: ts.Declaration): string | undefined {
  let name: string | undefined;
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (hasName(node)) {
      name = node.name.text;
    }
  }
  return name;
}

function hasName(node: ts.Node): node is ts.Node & {name: ts.Identifier} {
  // TypeScript doesn't know that only nodes have a kind.
  return 'name' in node && ts.isIdentifier(node.name as ts.Node);
}
