import ts from 'typescript';
import type {Capture, CapturedName} from './environment';

/** A `// => value` comment, which says what a statement is expected to compute, print or throw. */
export type Expectation = {
  /** Index among all expectations of the project. */
  id: number;
  kind: 'value' | 'print' | 'throw';
  /** The text after `// =>` with collapsed whitespace. For `throw`, the word `throws` is left out. */
  text: string;
  /** Zero-based line and column of `text` in the file. */
  line: number;
  column: number;
};

export type InstrumentedFile = {
  /** The file's text with added calls to `__sample`. Every line keeps its line number. */
  text: string;
  expectations: Expectation[];
  /** One problem for each `// =>` comment that can't be compared with a result. */
  problems: {line: number; column: number; length: number; message: string; advice: string}[];
};

/** Text to insert at an offset in the file. */
type Insertion = {position: number; text: string};
type Statement = ts.ExpressionStatement | ts.VariableStatement | ts.ReturnStatement;

export function parseSource(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind);
}

/**
 * Adds calls that report two things: the results of all statements with a `// => value` comment, and the values of captured variables.
 * @param firstId the id of the file's first expectation
 * @param captures the top-level variables to capture
 */
export function instrumentFile(
  source: ts.SourceFile,
  firstId: number,
  captures: readonly CapturedName[],
): InstrumentedFile {
  const {text} = source;
  const result: InstrumentedFile = {text, expectations: [], problems: []};
  const insertions: Insertion[] = reportProgress(source);
  for (const comment of findExpectationComments(source)) {
    const position = source.getLineAndCharacterOfPosition(comment.textStart);
    const statement = findStatementBefore(source, comment.start);
    const problem = statement ? explainUnsupported(statement, comment.text) : 'no statement ends before it';
    if (!statement || problem !== undefined) {
      result.problems.push({
        line: position.line,
        column: position.character,
        length: comment.text.length,
        message: `a \`// =>\` comment can't be compared. Found that ${problem}, expected the comment after an expression, a \`const\`, a \`return\` or a \`console.log\`.`,
        advice: 'Put the comment at the end of the statement that computes or prints the value.',
      });
      continue;
    }
    const throws = /^throws\s+(.*)$/s.exec(comment.text)?.[1];
    const id = firstId + result.expectations.length;
    result.expectations.push({
      id,
      kind: throws !== undefined ? 'throw' : isPrint(statement) ? 'print' : 'value',
      text: throws ?? comment.text,
      line: position.line,
      column: position.character,
    });
    insertions.push(
      ...(throws !== undefined ? catchError(source, statement, id) : reportValue(source, statement, id)),
    );
  }
  insertions.push(...reportCaptures(source, captures, 'page'));
  result.text = applyInsertions(text, insertions);
  return result;
}

/** Adds calls that report the captured variables of a file of the reference app. Samples can import files of this app. */
export function instrumentAppFile(source: ts.SourceFile, captures: readonly CapturedName[]): string {
  return applyInsertions(source.text, reportCaptures(source, captures, 'app'));
}

/** Finds `// => …` comments. A comment continues on the next lines if they start with `//` and at least three spaces. */
function findExpectationComments(source: ts.SourceFile): {start: number; textStart: number; text: string}[] {
  const {text} = source;
  return [...text.matchAll(/\/\/ *=> *(\S.*)((?:\n[ \t]*\/\/ {3,}\S.*)*)/g)]
    .filter(match => !isInsideToken(source, match.index))
    .map(match => ({
      start: match.index,
      textStart: match.index + match[0].indexOf('=>') + 3,
      text: collapseWhitespace(`${match[1] ?? ''}${(match[2] ?? '').replace(/\n[ \t]*\/\//g, ' ')}`),
    }));
}

/** Collapses whitespace, because values are compared without regard to line breaks and indentation. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isInsideToken(source: ts.SourceFile, position: number): boolean {
  let inside = false;
  const visit = (node: ts.Node): void => {
    if (node.pos > position || node.end <= position) {
      return;
    }
    const isToken = node.getChildCount(source) === 0;
    inside ||= isToken && node.getStart(source) <= position;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return inside;
}

/** Returns the innermost statement that ends directly before a position. */
function findStatementBefore(source: ts.SourceFile, position: number): Statement | undefined {
  let found: Statement | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) >= position) {
      return;
    }
    const isStatement =
      ts.isExpressionStatement(node) || ts.isVariableStatement(node) || ts.isReturnStatement(node);
    if (isStatement && node.end <= position && source.text.slice(node.end, position).trim() === '') {
      found = node;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns why a statement can't have a `// => throws` comment, or undefined if it can have the comment. */
function explainUnsupported(statement: Statement, text: string): string | undefined {
  if (!text.startsWith('throws')) {
    return undefined;
  }
  if (ts.isReturnStatement(statement)) {
    return 'the statement is a `return`';
  }
  const isExported =
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported ? 'the statement exports a variable' : undefined;
}

function isPrint(statement: Statement): boolean {
  return ts.isExpressionStatement(statement) && findConsoleCall(statement) !== undefined;
}

function findConsoleCall(statement: ts.ExpressionStatement): ts.CallExpression | undefined {
  const {expression} = statement;
  return ts.isCallExpression(expression) &&
    /^console\.(?:log|info|warn|error|debug)$/.test(expression.expression.getText())
    ? expression
    : undefined;
}

function reportValue(source: ts.SourceFile, statement: Statement, id: number): Insertion[] {
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.flatMap(({name}) => listNames(name));
    const value = names.length === 1 ? (names[0] ?? '') : `{${names.join(', ')}}`;
    return [{position: statement.end, text: `; __sample.value(${id}, ${value});`}];
  }
  const call = ts.isExpressionStatement(statement) ? findConsoleCall(statement) : undefined;
  if (call) {
    return replace(source, call.expression, `__sample.print(${id}, ${call.expression.getText()})`);
  }
  return statement.expression ? wrap(source, statement.expression, `__sample.value(${id}, `, ')') : [];
}

function listNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) {
    return [name.text];
  }
  return name.elements.flatMap(element => (ts.isBindingElement(element) ? listNames(element.name) : []));
}

function catchError(source: ts.SourceFile, statement: Statement, id: number): Insertion[] {
  const value =
    ts.isExpressionStatement(statement) && !findConsoleCall(statement)
      ? wrap(source, statement.expression, `__sample.returned(${id}, `, ')')
      : [{position: statement.end, text: `; __sample.returned(${id});`}];
  return [
    {position: statement.getStart(source), text: 'try { '},
    ...value,
    {position: statement.end, text: ` } catch (error) { __sample.thrown(${id}, error); }`},
  ];
}

/** Adds calls that report which statement is running. The stack trace of a failed request doesn't contain any line of the sample. */
function reportProgress(source: ts.SourceFile): Insertion[] {
  const path = JSON.stringify(source.fileName);
  return source.statements
    .filter(
      statement =>
        ts.isExpressionStatement(statement) ||
        ts.isVariableStatement(statement) ||
        ts.isTryStatement(statement),
    )
    .map(statement => {
      const position = statement.getStart(source);
      const {line, character} = source.getLineAndCharacterOfPosition(position);
      return {position, text: `__sample.at(${path}, ${line}, ${character}); `};
    });
}

/** Adds calls that report the values of top-level variables. */
function reportCaptures(
  source: ts.SourceFile,
  captures: readonly CapturedName[],
  origin: Capture['origin'],
): Insertion[] {
  const kinds = new Map(captures.map(({name, kind}) => [name, kind]));
  return source.statements.filter(ts.isVariableStatement).flatMap(statement =>
    statement.declarationList.declarations.flatMap(({name}) => {
      const kind = ts.isIdentifier(name) ? kinds.get(name.text) : undefined;
      const text = `; __sample.capture(${JSON.stringify(kind)}, ${name.getText(source)}, '${origin}');`;
      return kind === undefined ? [] : [{position: statement.end, text}];
    }),
  );
}

function wrap(source: ts.SourceFile, node: ts.Node, before: string, after: string): Insertion[] {
  return [
    {position: node.getStart(source), text: before},
    {position: node.end, text: after},
  ];
}

function replace(source: ts.SourceFile, node: ts.Node, text: string): Insertion[] {
  // The original code stays in a comment, so that the columns of later errors in the line hardly change.
  return [
    {position: node.getStart(source), text: `${text}/*`},
    {position: node.end, text: '*/'},
  ];
}

/** Applies all insertions. Insertions at the same position are applied in the given order. */
function applyInsertions(text: string, insertions: readonly Insertion[]): string {
  const sorted = insertions
    .map((insertion, order) => ({...insertion, order}))
    .sort((a, b) => a.position - b.position || a.order - b.order);
  let result = '';
  let copiedUntil = 0;
  for (const insertion of sorted) {
    result += text.slice(copiedUntil, insertion.position) + insertion.text;
    copiedUntil = insertion.position;
  }
  return result + text.slice(copiedUntil);
}
