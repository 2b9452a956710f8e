import type TypeScript from 'typescript';

type Compiler = typeof TypeScript;

/**
 * Creates a transformer for code that runs in the sandbox:
 *
 * - Loops, functions and `catch` clauses start with `__guard()`. It throws once the code has run for too long. Because of the call in
 *   `catch`, code can't swallow this error and go on.
 * - Statements at the top level are preceded by `__at(line, column)`, because some errors of browsers have no stack trace.
 * - `import(…)` becomes `__import(…)`, and `import.meta` becomes `__meta`, because CommonJS modules have neither.
 */
export function createInstrumentation(ts: Compiler): TypeScript.TransformerFactory<TypeScript.SourceFile> {
  const {factory} = ts;
  const createCall = () => factory.createCallExpression(factory.createIdentifier('__guard'), undefined, []);
  const createGuard = () => factory.createExpressionStatement(createCall());

  const guardBlock = (block: TypeScript.Block): TypeScript.Block => {
    // Directives such as 'use strict' have to stay the first statements.
    const index = block.statements.findIndex(
      statement => !(ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)),
    );
    const position = index === -1 ? block.statements.length : index;
    return factory.updateBlock(block, [
      ...block.statements.slice(0, position),
      createGuard(),
      ...block.statements.slice(position),
    ]);
  };
  const guardLoopBody = (body: TypeScript.Statement): TypeScript.Block =>
    ts.isBlock(body) ? guardBlock(body) : factory.createBlock([createGuard(), body], true);

  const isExecuted = (statement: TypeScript.Statement) =>
    ts.isVariableStatement(statement) ||
    ts.isExportAssignment(statement) ||
    ts.isIfStatement(statement) ||
    ts.isTryStatement(statement) ||
    ts.isThrowStatement(statement) ||
    ts.isIterationStatement(statement, false) ||
    (ts.isExpressionStatement(statement) && !ts.isStringLiteral(statement.expression));

  return context => {
    const visit = (node: TypeScript.Node): TypeScript.Node => {
      const visited = ts.visitEachChild(node, visit, context);
      if (ts.isForStatement(visited)) {
        const {initializer, condition, incrementor, statement} = visited;
        return factory.updateForStatement(
          visited,
          initializer,
          condition,
          incrementor,
          guardLoopBody(statement),
        );
      }
      if (ts.isWhileStatement(visited)) {
        return factory.updateWhileStatement(visited, visited.expression, guardLoopBody(visited.statement));
      }
      if (ts.isDoStatement(visited)) {
        return factory.updateDoStatement(visited, guardLoopBody(visited.statement), visited.expression);
      }
      if (ts.isForOfStatement(visited)) {
        const {awaitModifier, initializer, expression, statement} = visited;
        return factory.updateForOfStatement(
          visited,
          awaitModifier,
          initializer,
          expression,
          guardLoopBody(statement),
        );
      }
      if (ts.isForInStatement(visited)) {
        const {initializer, expression, statement} = visited;
        return factory.updateForInStatement(visited, initializer, expression, guardLoopBody(statement));
      }
      if (ts.isCatchClause(visited)) {
        return factory.updateCatchClause(visited, visited.variableDeclaration, guardBlock(visited.block));
      }
      if (ts.isBlock(visited) && isFunctionBody(node)) {
        return guardBlock(visited);
      }
      if (ts.isArrowFunction(visited) && !ts.isBlock(visited.body)) {
        const {modifiers, typeParameters, parameters, type, equalsGreaterThanToken, body} = visited;
        return factory.updateArrowFunction(
          visited,
          modifiers,
          typeParameters,
          parameters,
          type,
          equalsGreaterThanToken,
          factory.createParenthesizedExpression(factory.createComma(createCall(), body)),
        );
      }
      if (ts.isCallExpression(visited) && visited.expression.kind === ts.SyntaxKind.ImportKeyword) {
        return factory.updateCallExpression(
          visited,
          factory.createIdentifier('__import'),
          undefined,
          visited.arguments,
        );
      }
      if (ts.isMetaProperty(visited) && visited.keywordToken === ts.SyntaxKind.ImportKeyword) {
        return factory.createIdentifier('__meta');
      }
      return visited;
    };
    const isFunctionBody = (node: TypeScript.Node) => {
      // Nodes of the source have a parent, and nodes that this transformer has created don't.
      const parent = node.parent as TypeScript.Node | undefined;
      return parent !== undefined && ts.isFunctionLike(parent);
    };
    const reportPosition = (file: TypeScript.SourceFile, statement: TypeScript.Statement) => {
      const {line, character} = file.getLineAndCharacterOfPosition(statement.getStart(file));
      return factory.createExpressionStatement(
        factory.createCallExpression(factory.createIdentifier('__at'), undefined, [
          factory.createNumericLiteral(line + 1),
          factory.createNumericLiteral(character + 1),
        ]),
      );
    };
    return file =>
      factory.updateSourceFile(
        file,
        file.statements.flatMap(statement => {
          // TypeScript doesn't know that statements become statements.
          const visited = visit(statement) as TypeScript.Statement;
          return isExecuted(statement) ? [reportPosition(file, statement), visited] : [visited];
        }),
      );
  };
}
