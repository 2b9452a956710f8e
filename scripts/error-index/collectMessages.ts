import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A text that a package throws, rejects with, sends or prints. */
export type Message = {
  /** The text; what is filled in at run time is `…`. */
  text: string;
  /** Where it is, from the packages' folder: `server/src/core/router.ts:308`. */
  place: string;
};

/**
 * Collects the messages of packages from their sources: texts of `new …Error('…')`, `message: '…'` of an error's options, arguments
 * of `console.*`, and the texts that type helpers such as `ErrorMessage<'…'>` show in the editor.
 * @param folder the folder that holds the packages
 * @param packages names of the packages' folders
 */
export function collectMessages(folder: string, packages: readonly string[]): Message[] {
  const files = packages.flatMap(name => listSources(path.join(folder, name, 'src')));
  const messages = files.flatMap(file => readMessages(folder, file));
  return messages.filter(({text}, index) => messages.findIndex(other => other.text === text) === index);
}

function listSources(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(name => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
    .map(name => path.join(folder, name))
    .sort();
}

function readMessages(folder: string, file: string): Message[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = collectConstants(source, file);
  const messages: Message[] = [];
  visitNode(source);
  return messages;

  function visitNode(node: ts.Node): void {
    for (const expression of findTexts(node)) {
      const text = readText(expression, constants);
      if (text !== undefined && /[a-z]/i.test(text.replaceAll('…', ''))) {
        const {line} = source.getLineAndCharacterOfPosition(expression.getStart());
        messages.push({text, place: `${path.relative(folder, file).split(path.sep).join('/')}:${line + 1}`});
      }
    }
    ts.forEachChild(node, visitNode);
  }
}

/** The expressions of a node that hold what a person reads. */
function findTexts(node: ts.Node): readonly ts.Node[] {
  if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) {
    const [first] = node.arguments ?? [];
    return first && !ts.isObjectLiteralExpression(first) ? [first] : [];
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'message') {
    return [node.initializer];
  }
  if (ts.isCallExpression(node) && /^console\.\w+$/.test(node.expression.getText())) {
    return node.arguments;
  }
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'ErrorMessage') {
    return node.typeArguments ?? [];
  }
  // getMessageFromUnknownError(cause, 'Unknown error')
  if (ts.isCallExpression(node) && /Message\w*Error$/.test(node.expression.getText())) {
    return node.arguments.slice(1).filter(ts.isStringLiteral);
  }
  if (ts.isTemplateLiteralTypeNode(node) && / \w+ /.test(node.getText())) {
    return [node];
  }
  // A type whose only purpose is to be read: `'Invalid transformer definition'` in place of a value.
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && / \w+ /.test(node.literal.text)) {
    return ts.isTypeReferenceNode(node.parent) ? [] : [node];
  }
  return [];
}

/** Texts that a file keeps in constants, its own and those that it imports from a neighbour. */
function collectConstants(source: ts.SourceFile, file: string): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  const imported = source.statements.filter(ts.isImportDeclaration).flatMap(({moduleSpecifier}) => {
    const target = path.join(path.dirname(file), `${(moduleSpecifier as ts.StringLiteral).text}.ts`);
    return path.dirname(target) === path.dirname(file) ? readIfFile(target) : [];
  });
  for (const each of [...imported, source]) {
    each.forEachChild(function visitNode(node): void {
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
        found.set(node.name.text, node.initializer);
      }
      ts.forEachChild(node, visitNode);
    });
  }
  return found;
}

function readIfFile(file: string): ts.SourceFile[] {
  try {
    return [ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)];
  } catch {
    return [];
  }
}

/** The text of an expression, or undefined when it has none that a reader of the source could know. */
function readText(node: ts.Node, constants: ReadonlyMap<string, ts.Expression>): string | undefined {
  if (ts.isLiteralTypeNode(node)) {
    return readText(node.literal, constants);
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node) || ts.isTemplateLiteralTypeNode(node)) {
    return node.head.text + node.templateSpans.map(({literal}) => `…${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [readText(node.left, constants), readText(node.right, constants)];
    return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`;
  }
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value && !ts.isIdentifier(value) ? readText(value, constants) : undefined;
  }
  if (ts.isConditionalExpression(node)) {
    return readText(node.whenTrue, constants) ?? readText(node.whenFalse, constants);
  }
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'trim'
  ) {
    return readText(node.expression.expression, constants)?.trim();
  }
  // ['line', 'line'].join('\n')
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join'
  ) {
    const list = node.expression.expression;
    return ts.isArrayLiteralExpression(list)
      ? list.elements.map(element => readText(element, constants) ?? '…').join('\n')
      : undefined;
  }
  return undefined;
}
