// Tests the compiler of the editor with the declarations of the latest docs version.
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {editableOptions, sampleOptions} from '../../../samples/options';
import {createCompiler} from '../../../src/playground/compiler/compilerService';
import {handleRequest} from '../../../src/playground/compiler/handleRequest';
import type {Part, TextEdit} from '../../../src/playground/compiler/protocol';
import {compilerOptions} from '../../../src/plugins/code-samples/check/compilerOptions';
import {collectDeclarations} from '../../../src/plugins/playground-compiler/declarations';
import {latestVersion} from '../../../src/shared/docsVersions';

const compiler = createCompiler(
  ts,
  collectDeclarations(ts, {
    packagesPath: path.resolve(latestVersion.samples),
    packages: editableOptions.packages,
    types: sampleOptions.types ?? [],
    withoutComments: ['@types/node', 'next'],
    compilerOptions,
  }),
);

const server = `import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();
/** The router of the app. */
export const appRouter = t.router({
  task: t.procedure.input(z.object({ id: z.string() })).query(({ input }) => ({ id: input.id })),
});
export type AppRouter = typeof appRouter;
`;
const client = `import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '../server';

const client = createTRPCProxyClient<AppRouter>({ links: [httpBatchLink({ url: '' })] });
const task = await client.task.query({ id: '1' });
console.log(task.id);
`;

function open(files: Record<string, string> = {'server.ts': server, 'client.ts': client}): void {
  compiler.setFiles(Object.entries(files).map(([name, code]) => ({path: name, code})));
}

const join = (parts: readonly Part[]) => parts.map(({text}) => text).join('');

function apply(code: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: inserted}) => text.slice(0, start) + inserted + text.slice(end), code);
}

describe('the compiler of the editor', () => {
  test('a change of the server is an error in the client, at its position', () => {
    open();
    expect([...compiler.getDiagnostics('server.ts'), ...compiler.getDiagnostics('client.ts')]).toEqual([]);
    compiler.updateFile('server.ts', server.replace('({ id: input.id })', '({ key: input.id })'));
    const start = client.lastIndexOf('id');
    expect(compiler.getDiagnostics('client.ts')).toEqual([
      {
        start,
        end: start + 2,
        severity: 'error',
        code: 2339,
        message: expect.stringContaining("Property 'id' does not exist on type"),
      },
    ]);
  });

  test('files can be empty, added and removed', () => {
    open();
    compiler.updateFile('server.ts', '');
    expect(compiler.getDiagnostics('client.ts').map(({code}) => code)).toEqual([2305]);
    open({'client.ts': client});
    expect(compiler.getDiagnostics('client.ts').map(({code}) => code)).toEqual([2307]);
    open();
    expect(compiler.getDiagnostics('client.ts')).toEqual([]);
    expect(compiler.getDiagnostics('missing.ts')).toEqual([]);
  });

  test('completions have details', () => {
    open();
    const offset = client.indexOf('.query') + 1;
    expect(compiler.getCompletions('client.ts', offset).items.map(({name}) => name)).toEqual(['query']);
    const info = compiler.getCompletionDetails('client.ts', offset, 'query');
    expect(join(info?.type ?? [])).toContain('query: ');
  });

  test('a hover contains the type and the JSDoc, without paths', () => {
    open();
    const hover = compiler.getHover('server.ts', server.indexOf('appRouter') + 2);
    expect(hover).toMatchObject({start: server.indexOf('appRouter')});
    expect(join(hover?.type ?? [])).toMatch(/^const appRouter: /);
    expect(join(hover?.type ?? [])).not.toContain('import(');
    expect(join(hover?.docs ?? [])).toBe('The router of the app.');
  });

  test('definitions and references are in all files of the project, but not in packages', () => {
    open();
    const offset = client.indexOf('AppRouter');
    expect(compiler.getDefinitions('client.ts', client.lastIndexOf('AppRouter'))).toEqual([
      {path: 'server.ts', start: server.indexOf('AppRouter'), end: server.indexOf('AppRouter') + 9},
    ]);
    expect(compiler.getReferences('client.ts', offset).map(({path: name}) => name)).toEqual(
      expect.arrayContaining(['client.ts', 'server.ts']),
    );
    expect(compiler.getDefinitions('client.ts', client.indexOf('httpBatchLink'))).toEqual([]);
  });

  test('a procedure can be renamed, and a function of a package can’t', () => {
    open();
    const renamed = compiler.rename('server.ts', server.indexOf('task:'), 'todo');
    expect('edits' in renamed && renamed.edits.map(({path: name, text}) => [name, text])).toEqual(
      expect.arrayContaining([
        ['server.ts', 'todo'],
        ['client.ts', 'todo'],
      ]),
    );
    expect(compiler.rename('server.ts', server.indexOf('router('), 'other')).toHaveProperty('problem');
    expect(compiler.getRenameRange('server.ts', 0)).toHaveProperty('problem');
  });

  test('a file is formatted with two spaces and semicolons', () => {
    const code = 'export function add( a:number,b:number ){\n        return a+b\n}\n';
    open({'server.ts': code, 'client.ts': ''});
    expect(apply(code, compiler.format('server.ts'))).toBe(
      'export function add(a: number, b: number) {\n  return a + b;\n}\n',
    );
  });

  test('all files are compiled to CommonJS with source maps', () => {
    open();
    const files = compiler.compile();
    expect(files.map(({path: name}) => name)).toEqual(['server.ts', 'client.ts']);
    expect(files[0]?.code).toContain('exports.appRouter');
    expect(JSON.parse(files[0]?.map ?? '')).toMatchObject({version: 3});
  });

  test('a request that fails has an error instead of a result', () => {
    open();
    expect(handleRequest(compiler, {id: 7, method: 'getDiagnostics', args: ['server.ts']})).toEqual({
      id: 7,
      result: [],
    });
    expect(handleRequest(compiler, {id: 8, method: 'getRenameRange', args: ['missing.ts', 0]})).toEqual({
      id: 8,
      error: expect.stringContaining('missing.ts'),
    });
  });
});
