import ts from 'typescript';
import type { CapturedName } from '../../src/plugins/code-samples/run/environment';

/** Functions of the packages that create React hooks. */
const hookFactories = ['createTRPCReact', 'createReactQueryHooks', 'createTRPCNext', 'setupTRPC'];

/**
 * Finds the routers and the React hooks that a file creates. A router must be named `appRouter`, or its type must be exported as
 * `AppRouter`. The kind of a router is `router`, and the kind of hooks is the name of the function that created them.
 */
export function findCaptures(source: ts.SourceFile): CapturedName[] {
  const routers = new Set(['appRouter', ...source.statements.flatMap(findExportedRouter)]);
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(statement => [...statement.declarationList.declarations]);
  return declarations.flatMap(({ name, initializer }) => {
    if (!ts.isIdentifier(name)) {
      return [];
    }
    const factory =
      initializer && ts.isCallExpression(initializer) ? initializer.expression.getText(source) : '';
    const kind = hookFactories.includes(factory) ? factory : routers.has(name.text) ? 'router' : undefined;
    return kind === undefined ? [] : [{ name: name.text, kind }];
  });
}

/** Returns the name of the router in `export type AppRouter = typeof appRouter`. */
function findExportedRouter(statement: ts.Statement): string[] {
  const isAppRouter = ts.isTypeAliasDeclaration(statement) && statement.name.text === 'AppRouter';
  const type = isAppRouter ? statement.type : undefined;
  return type && ts.isTypeQueryNode(type) && ts.isIdentifier(type.exprName) ? [type.exprName.text] : [];
}
