// Tests what docs/guides/typescript-errors.md says about the compiler: its limits, its errors, and how many instantiations it needs for a
// router. After you upgrade TypeScript or zod, measure again with `npm run bench:typescript`.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {currentVersion} from '../../../src/shared/docsVersions';
import {sampleOptions} from '../../../samples/options';
import {parsePage} from '../../../src/plugins/code-samples/page';
import {generateProject, measureProject, siteTsc, variants} from '../../bench/bench-typescript';

const repository = path.resolve(import.meta.dirname, '../../..');
const page = 'docs/guides/typescript-errors.md';
const markdown = readFileSync(path.join(repository, page), 'utf8');

const parent = path.join(repository, '.cache/typescript-errors');
mkdirSync(parent, {recursive: true});
const root = mkdtempSync(path.join(parent, 'test-'));
afterAll(() => rmSync(root, {recursive: true}));

/** Reads the number of instantiations from the table row that starts with `firstCell`. */
function readInstantiations(firstCell: string): number {
  const row = markdown.split('\n').find(line => line.startsWith(`| ${firstCell} `));
  return Number(row?.split('|')[2]?.replace(/\D/g, ''));
}

/** Type-checks files and returns the output of the compiler. */
function typeCheck(
  name: string,
  files: Record<string, string>,
  options: Record<string, unknown> = {},
): string {
  const folder = path.join(root, name);
  const all = {
    ...files,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        skipLibCheck: true,
        noEmit: true,
        types: ['node'],
        ...options,
      },
      files: Object.keys(files),
    }),
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(
    path.join(repository, currentVersion.samples, 'node_modules'),
    path.join(folder, 'node_modules'),
    'dir',
  );
  try {
    return execFileSync(process.execPath, [siteTsc, '-p', folder], {encoding: 'utf8'});
  } catch (error) {
    // TypeScript doesn't know that errors of execFileSync contain the output of the command.
    return (error as {stdout: string}).stdout;
  }
}

describe('TS2589', () => {
  const preamble =
    "import { initTRPC } from '@trpc/server';\nimport { z } from 'zod';\nconst t = initTRPC.context<{ user: string }>().create();\n";
  const repeat = (count: number, link: (index: number) => string) =>
    Array.from({length: count}, (_, index) => link(index)).join('');
  const createMiddlewareChain = (count: number) =>
    `${preamble}export const router = t.router({ a: t.procedure${repeat(count, index => `.use(({ next }) => next({ ctx: { a${index}: 1 } }))`)}.query(({ ctx }) => ctx.a0 + ctx.a${count - 1}) });\nvoid z;\n`;
  const createInputChain = (count: number) =>
    `${preamble}export const router = t.router({ a: t.procedure${repeat(count, index => `.input(z.object({ a${index}: z.string() }))`)}.query(({ input }) => input.a0 + input.a${count - 1}) });\n`;

  test('occurs above the limits that the page states', () => {
    expect(typeCheck('within', {'use.ts': createMiddlewareChain(50), 'input.ts': createInputChain(19)})).toBe(
      '',
    );

    const errors = typeCheck('beyond', {
      'use.ts': createMiddlewareChain(51),
      'input.ts': createInputChain(20),
    });
    const message = 'error TS2589: Type instantiation is excessively deep and possibly infinite.';
    expect(errors).toMatch(new RegExp(`use\\.ts\\(.*${message}`));
    expect(errors).toMatch(new RegExp(`input\\.ts\\(.*${message}`));
  });
});

describe('TS2883', () => {
  const clientFile = parsePage(page, markdown, sampleOptions)
    .projects.flatMap(({files}) => files)
    .find(file => file.path === 'client/index.ts');

  test.each([
    ['annotated', clientFile?.text ?? '', ''],
    [
      'not-annotated',
      (clientFile?.text ?? '').replace(/: Create\w+<[^>]*>(?= =)/g, ''),
      "error TS2883: The inferred type of 'client' cannot be named without a reference to 'TRPCSubscriptionObserver'",
    ],
  ])('occurs in the %s client only if the page says so', (name, text, expected) => {
    expect(text).toContain('createTRPCReact<AppRouter>()');
    cpSync(path.join(repository, currentVersion.samples, 'app/server'), path.join(root, name, 'server'), {
      recursive: true,
    });
    const errors = typeCheck(
      name,
      {'client/index.ts': text},
      {noEmit: false, declaration: true, rootDir: '.', outDir: 'dist'},
    );
    expect(errors).toEqual(expected === '' ? '' : expect.stringContaining(expected));
  });
});

describe('the number of instantiations', () => {
  test.each([
    ['50', 50, 'inline'],
    ['200', 200, 'inline'],
    ['one schema, shared by all procedures', 500, 'shared'],
    ['all procedures in one flat router', 500, 'flat'],
  ] as const)('in the table row “%s” is correct', (row, count, variant) => {
    const folder = generateProject(count, variants[variant]);
    const {instantiations} = measureProject(folder, {tsc: siteTsc, runs: 1});
    rmSync(folder, {recursive: true});
    expect(instantiations / readInstantiations(row)).toBeCloseTo(1, 1);
  });
});
