import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A message in the source code of a package: an error message, printed text, or text in an error type. */
export type Message = {
  /** The text, with `…` in place of every part that is filled in at run time. */
  text: string;
  /** Path and line, relative to the folder of the packages, such as `server/src/core/router.ts:308`. */
  location: string;
};

/**
 * Collects the messages of packages from their source code: the arguments of `new …Error('…')` and `console.*`, the values of
 * `message: '…'`, and the texts that type helpers such as `ErrorMessage<'…'>` show in the editor. Returns each text once.
 * @param folder the folder that contains the packages
 * @param packages folder names of the packages
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
    for (const expression of findTextNodes(node)) {
      const text = readText(expression, constants);
      if (text !== undefined && /[a-z]/i.test(text.replaceAll('…', ''))) {
        const {line} = source.getLineAndCharacterOfPosition(expression.getStart());
        messages.push({
          text,
          location: `${path.relative(folder, file).split(path.sep).join('/')}:${line + 1}`,
        });
      }
    }
    ts.forEachChild(node, visitNode);
  }
}

/** Returns the expressions or types in a node that contain a message. */
function findTextNodes(node: ts.Node): readonly ts.Node[] {
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
  // For example: getMessageFromUnknownError(cause, 'Unknown error')
  if (ts.isCallExpression(node) && /Message\w*Error$/.test(node.expression.getText())) {
    return node.arguments.slice(1).filter(ts.isStringLiteral);
  }
  if (ts.isTemplateLiteralTypeNode(node) && / \w+ /.test(node.getText())) {
    return [node];
  }
  // Some types are string literals only to show a message in the editor, for example `'Invalid transformer definition'`.
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && / \w+ /.test(node.literal.text)) {
    return ts.isTypeReferenceNode(node.parent) ? [] : [node];
  }
  return [];
}

/** Collects the initial values of the variables in a file, and in the files of the same folder that it imports. */
function collectConstants(source: ts.SourceFile, file: string): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  const imported = source.statements.filter(ts.isImportDeclaration).flatMap(({moduleSpecifier}) => {
    const target = path.join(path.dirname(file), `${(moduleSpecifier as ts.StringLiteral).text}.ts`);
    return path.dirname(target) === path.dirname(file) ? parseIfExists(target) : [];
  });
  for (const sourceFile of [...imported, source]) {
    sourceFile.forEachChild(function visitNode(node): void {
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
        found.set(node.name.text, node.initializer);
      }
      ts.forEachChild(node, visitNode);
    });
  }
  return found;
}

function parseIfExists(file: string): ts.SourceFile[] {
  try {
    return [ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)];
  } catch {
    return [];
  }
}

/** Returns the text of an expression, or undefined if the text is only known at run time. */
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
  // For example: ['first line', 'second line'].join('\n')
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
