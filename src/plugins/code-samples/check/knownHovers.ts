import ts from 'typescript';

/** What a hover says, without where it is. */
export type HoverText = {text: string; docs: string};

/** What imports of packages say, by what they import, for each program. */
const imports = new WeakMap<ts.TypeChecker, Map<ts.Symbol, HoverText | undefined>>();

/**
 * What was said about the names of a file. Writing a type down takes much longer than finding it, and a name that has the same type
 * at several places reads the same at all of them.
 */
export class KnownHovers {
  readonly #checker: ts.TypeChecker | undefined;
  readonly #hasRenamedImports: boolean;
  readonly #known = new Map<ts.Symbol, Map<ts.Type, HoverText | undefined>>();

  constructor(service: ts.LanguageService, source: ts.SourceFile) {
    this.#checker = service.getProgram()?.getTypeChecker();
    this.#hasRenamedImports = source.statements.some(
      statement => ts.isImportDeclaration(statement) && isRenaming(statement.importClause),
    );
  }

  /** The text for a name: a known one, or what `readAnew` returns. */
  read(node: ts.Node, readAnew: () => HoverText | undefined): HoverText | undefined {
    const checker = this.#checker;
    const symbol = checker?.getSymbolAtLocation(node);
    if (!checker || !symbol) {
      return readAnew();
    }
    if (ts.isImportSpecifier(node.parent)) {
      // Types are written with the names that a file has for them.
      return this.#hasRenamedImports
        ? readAnew()
        : remember(findImports(checker), checker.getAliasedSymbol(symbol), readAnew);
    }
    if (!isPlain(node)) {
      return readAnew();
    }
    const ofSymbol = this.#known.get(symbol) ?? new Map<ts.Type, HoverText | undefined>();
    this.#known.set(symbol, ofSymbol);
    return remember(ofSymbol, checker.getTypeAtLocation(node), readAnew);
  }
}

function findImports(checker: ts.TypeChecker): Map<ts.Symbol, HoverText | undefined> {
  const known = imports.get(checker) ?? new Map<ts.Symbol, HoverText | undefined>();
  imports.set(checker, known);
  return known;
}

function remember<Key>(
  known: Map<Key, HoverText | undefined>,
  key: Key,
  readAnew: () => HoverText | undefined,
): HoverText | undefined {
  if (!known.has(key)) {
    known.set(key, readAnew());
  }
  return known.get(key);
}

/** Does an import give a name that is not the exported one? */
function isRenaming(clause: ts.ImportClause | undefined): boolean {
  const bindings = clause?.namedBindings;
  return (
    clause?.name !== undefined ||
    (bindings !== undefined &&
      (ts.isNamespaceImport(bindings) ||
        bindings.elements.some(({propertyName}) => propertyName !== undefined)))
  );
}

/**
 * Does symbol and type say all about a name? Not where it is called: a call means one signature, with its type arguments. Not in a
 * shorthand, which stands for a variable and a property, nor in a type, where a class is an interface too.
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
    !ts.isNamespaceImport(parent) &&
    !ts.isExportSpecifier(parent) &&
    !ts.isPartOfTypeNode(node) &&
    !ts.isExpressionWithTypeArguments(parent)
  );
}
