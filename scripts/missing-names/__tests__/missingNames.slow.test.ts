import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {currentVersion} from '../../../src/shared/docsVersions';
import {readPackageExports} from '../../api-coverage/packageExports';
import {readRows} from '../rows';

const page = 'docs/reference/not-in-10-8-1.md';
const rows = readRows(readFileSync(page, 'utf8'));
const packages = ['@trpc/server', '@trpc/client', '@trpc/react-query', '@trpc/next'];
const exports = readPackageExports(path.resolve(currentVersion.samples), packages);
const exported = new Set(Object.values(exports).flat());

/** Imports and declarations that the code on the page needs to compile. */
const preamble = `
import {initTRPC, TRPCError, type inferRouterInputs, type inferRouterOutputs} from '@trpc/server';
import {awsLambdaRequestHandler} from '@trpc/server/adapters/aws-lambda';
import {observable} from '@trpc/server/observable';
import {createTRPCProxyClient, createWSClient, httpBatchLink, httpLink, TRPCClientError, wsLink} from '@trpc/client';
import {createTRPCReact} from '@trpc/react-query';
import {createProxySSGHelpers} from '@trpc/react-query/ssg';
import {createTRPCNext} from '@trpc/next';
import superjson from 'superjson';
import {z} from 'zod';

const t = initTRPC.context<{user: {id: string} | null}>().create();
const withSuperjson = initTRPC.create({transformer: superjson});
const superjsonRouter = withSuperjson.router({list: withSuperjson.procedure.query(() => [])});
const appRouter = t.router({
  task: t.router({
    list: t.procedure.query(() => [{id: 't1'}]),
    byId: t.procedure.input(z.object({id: z.string()})).query(({input}) => input),
    page: t.procedure.input(z.object({cursor: z.number().nullish()})).query(() => []),
    create: t.procedure.input(z.object({title: z.string()})).mutation(({input}) => input),
  }),
});
const adminRouter = t.router({
  removeUser: t.procedure.input(z.object({id: z.string()})).mutation(({input}) => input),
});
type AppRouter = typeof appRouter;
type SuperjsonRouter = typeof superjsonRouter;
type Context = {user: {id: string} | null};
const url = 'http://localhost:3000';
const client = createTRPCProxyClient<AppRouter>({links: []});
const wsClient = createWSClient({url});
const trpc = createTRPCReact<AppRouter>();
const utils = trpc.useContext();
declare const error: unknown;
`;

test('the page lists missing names, missing expressions and replacements', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({missing}) => isName(missing)).length).toBeGreaterThan(20);
  expect(rows.flatMap(({replacements}) => replacements).length).toBeGreaterThan(40);
});

test('no entry point exports a name that the page lists as missing', () => {
  const names = rows.map(({missing}) => missing).filter(isName);
  expect(names.filter(name => exported.has(name))).toEqual([]);
});

test('expressions that the page lists as missing cause compiler errors', () => {
  const expressions = rows.filter(({missing}) => !isName(missing));
  const errors = compile(expressions.map(({missing}) => missing));
  expect(
    expressions
      .filter((_, index) => errors[index] === undefined)
      .map(({line, missing}) => renderLocation(line, missing)),
  ).toEqual([]);
});

test('every replacement compiles', () => {
  const replacements = rows.flatMap(row => row.replacements.map(code => ({line: row.line, code})));
  const expressions = replacements.filter(({code}) => !isTypeName(code));
  const errors = compile(expressions.map(({code}) => code));
  expect(
    expressions.flatMap(({line, code}, index) =>
      errors[index] ? [`${renderLocation(line, code)}: ${errors[index]}`] : [],
    ),
  ).toEqual([]);
  const types = replacements.map(({code}) => code).filter(isTypeName);
  expect(types.filter(name => !exported.has(name) && name !== 'Context')).toEqual([]);
});

function renderLocation(line: number, code: string): string {
  return `${page}:${line}: ${code}`;
}

function isName(code: string): boolean {
  return /^\w+$/.test(code);
}

function isTypeName(code: string): boolean {
  return /^(?:infer\w+|Context)$/.test(code);
}

/** The last program. The next one takes the files of the packages and of the compiler's library from it instead of reading them again. */
let lastProgram: ts.Program | undefined;

/** Compiles all expressions in one run. For each expression, returns the first error, or undefined if there is none. */
function compile(expressions: readonly string[]): (string | undefined)[] {
  const file = path.resolve(currentVersion.samples, 'missing-names.ts');
  const text = `${preamble}\n${expressions.map(code => `void (${code});`).join('\n')}\nexport {};\n`;
  const firstLine = preamble.split('\n').length;
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = name => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host, lastProgram);
  lastProgram = program;
  const source = program.getSourceFile(file);
  const errors: (string | undefined)[] = expressions.map(() => undefined);
  for (const {start = 0, messageText} of [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]) {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (line < firstLine) {
      throw new Error(`The preamble doesn't compile: ${message}`);
    }
    errors[line - firstLine] ??= message;
  }
  return errors;
}
