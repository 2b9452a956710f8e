import ts from 'typescript';

/** What a hover says, without where it is. */
export type HoverText = {text: string; docs: string};

/**
 * What was said about the names of a file. Writing a type down takes much longer than finding it, and a name that has the same type
 * at several places reads the same at all of them.
 */
export class KnownHovers {
  readonly #checker: ts.TypeChecker | undefined;
  readonly #known = new Map<ts.Symbol, Map<ts.Type, HoverText | undefined>>();

  constructor(service: ts.LanguageService) {
    this.#checker = service.getProgram()?.getTypeChecker();
  }

  /** The text for a name: a known one, or what `readAnew` returns. */
  read(node: ts.Node, readAnew: () => HoverText | undefined): HoverText | undefined {
    const checker = this.#checker;
    const symbol = isPlain(node) ? checker?.getSymbolAtLocation(node) : undefined;
    if (!checker || !symbol) {
      return readAnew();
    }
    const ofSymbol = this.#known.get(symbol) ?? new Map<ts.Type, HoverText | undefined>();
    this.#known.set(symbol, ofSymbol);
    const type = checker.getTypeAtLocation(node);
    if (!ofSymbol.has(type)) {
      ofSymbol.set(type, readAnew());
    }
    return ofSymbol.get(type);
  }
}

/**
 * Does symbol and type say all about a name? Not where it is called: a call means one signature, with its type arguments. Not in a
 * shorthand, which stands for a variable and a property, nor in an import or a type, where a class is an interface too.
 */
function isPlain(node: ts.Node): boolean {
  const {parent} = node;
  const name = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const user = name.parent;
  const isCalled =
    (ts.isCallExpression(user) || ts.isNewExpression(user) ? user.expression === name : false) ||
    ts.isTaggedTemplateExpression(user) ||
    ts.isDecorator(user) ||
    ts.isJsxOpeningLikeElement(user) ||
    ts.isJsxClosingElement(user);
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
