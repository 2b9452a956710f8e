import ts from 'typescript';

/** The text of a hover without its position. */
export type HoverText = {text: string; docs: string};

/**
 * Caches hover texts per symbol and type for one file. This saves time, because rendering a type as text takes much longer than
 * looking up the type. At most positions, the text depends only on the symbol and its type (see `isCacheable`).
 */
export class HoverCache {
  readonly #checker: ts.TypeChecker | undefined;
  readonly #texts = new Map<ts.Symbol, Map<ts.Type, HoverText | undefined>>();

  constructor(service: ts.LanguageService) {
    this.#checker = service.getProgram()?.getTypeChecker();
  }

  /** Returns the hover text for a name. Calls `compute` if the text isn't cached or can't be cached. */
  getOrCompute(node: ts.Node, compute: () => HoverText | undefined): HoverText | undefined {
    const checker = this.#checker;
    const symbol = isCacheable(node) ? checker?.getSymbolAtLocation(node) : undefined;
    if (!checker || !symbol) {
      return compute();
    }
    const textsByType = this.#texts.get(symbol) ?? new Map<ts.Type, HoverText | undefined>();
    this.#texts.set(symbol, textsByType);
    const type = checker.getTypeAtLocation(node);
    if (!textsByType.has(type)) {
      textsByType.set(type, compute());
    }
    return textsByType.get(type);
  }
}

/**
 * Returns whether the hover text of a name depends only on its symbol and type. There are three exceptions:
 * - The text of a called function shows one signature with its type arguments.
 * - The name in a shorthand property or a binding element refers to both a variable and a property.
 * - In an import, an export or a type, a name can mean both a value and a type.
 */
function isCacheable(node: ts.Node): boolean {
  const {parent} = node;
  const name = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const usage = name.parent;
  const isCalled =
    (ts.isCallExpression(usage) || ts.isNewExpression(usage) ? usage.expression === name : false) ||
    ts.isTaggedTemplateExpression(usage) ||
    ts.isDecorator(usage) ||
    ts.isJsxOpeningLikeElement(usage) ||
    ts.isJsxClosingElement(usage);
  return (
    !isCalled &&
    !ts.isShorthandPropertyAssignment(parent) &&
    !ts.isBindingElement(parent) &&
    !ts.isImportClause(parent) &&
    !ts.isImportSpecifier(parent) &&
    !ts.isNamespaceImport(parent) &&
    !ts.isExportSpecifier(parent) &&
    !ts.isPartOfTypeNode(node) &&
    !ts.isExpressionWithTypeArguments(parent)
  );
}
