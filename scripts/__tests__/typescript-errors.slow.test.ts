// What docs/guides/typescript-errors.md says about the compiler: limits, errors, and how much work routers are.
// After a new version of TypeScript or zod, measure again: npx tsx scripts/bench/typescriptSpeed.ts
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {parsePage} from '../../src/plugins/code-samples/page';
import {generateProject, measureProject, siteTsc, variants} from '../bench/typescriptSpeed';

const repository = path.resolve(import.meta.dirname, '../..');
const page = 'docs/guides/typescript-errors.md';
const markdown = readFileSync(path.join(repository, page), 'utf8');

const parent = path.join(repository, '.cache/typescript-errors');
mkdirSync(parent, {recursive: true});
const root = mkdtempSync(path.join(parent, 'test-'));
afterAll(() => rmSync(root, {recursive: true}));

/** The second cell of the row that begins with this cell, as a number. */
function readInstantiations(firstCell: string): number {
  const row = markdown.split('\n').find(line => line.startsWith(`| ${firstCell} `));
  return Number(row?.split('|')[2]?.replace(/\D/g, ''));
}

/** Type-checks files and returns what the compiler prints. */
function check(name: string, files: Record<string, string>, options: Record<string, unknown> = {}): string {
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
  symlinkSync(path.join(repository, 'samples/v10/node_modules'), path.join(folder, 'node_modules'), 'dir');
  try {
    return execFileSync(process.execPath, [siteTsc, '-p', folder], {encoding: 'utf8'});
  } catch (error) {
    return (error as {stdout: string}).stdout; // execFileSync throws an error with what the command printed
  }
}

describe('TS2589', () => {
  const base =
    "import { initTRPC } from '@trpc/server';\nimport { z } from 'zod';\nconst t = initTRPC.context<{ user: string }>().create();\n";
  const chain = (count: number, link: (index: number) => string) =>
    Array.from({length: count}, (_, index) => link(index)).join('');
  const use = (count: number) =>
    `${base}export const router = t.router({ a: t.procedure${chain(count, index => `.use(({ next }) => next({ ctx: { a${index}: 1 } }))`)}.query(({ ctx }) => ctx.a0 + ctx.a${count - 1}) });\nvoid z;\n`;
  const input = (count: number) =>
    `${base}export const router = t.router({ a: t.procedure${chain(count, index => `.input(z.object({ a${index}: z.string() }))`)}.query(({ input }) => input.a0 + input.a${count - 1}) });\n`;

  test('begins where the page says', () => {
    expect(check('within', {'use.ts': use(50), 'input.ts': input(19)})).toBe('');

    const errors = check('beyond', {'use.ts': use(51), 'input.ts': input(20)});
    const message = 'error TS2589: Type instantiation is excessively deep and possibly infinite.';
    expect(errors).toMatch(new RegExp(`use\\.ts\\(.*${message}`));
    expect(errors).toMatch(new RegExp(`input\\.ts\\(.*${message}`));
  });
});

describe('TS2883', () => {
  const sample = parsePage(page, markdown)
    .projects.flatMap(({files}) => files)
    .find(file => file.path === 'client/index.ts');

  test.each([
    ['annotated', sample?.text ?? '', ''],
    [
      'not-annotated',
      (sample?.text ?? '').replace(/: Create\w+<[^>]*>(?= =)/g, ''),
      "error TS2883: The inferred type of 'client' cannot be named without a reference to 'TRPCSubscriptionObserver'",
    ],
  ])('%s client', (name, text, expected) => {
    expect(text).toContain('createTRPCReact<AppRouter>()');
    cpSync(path.join(repository, 'samples/v10/app/server'), path.join(root, name, 'server'), {
      recursive: true,
    });
    const errors = check(
      name,
      {'client/index.ts': text},
      {noEmit: false, declaration: true, rootDir: '.', outDir: 'dist'},
    );
    expect(errors).toEqual(expected === '' ? '' : expect.stringContaining(expected));
  });
});

describe('the work for a router', () => {
  test.each([
    ['50', 50, 'inline'],
    ['200', 200, 'inline'],
    ['one schema, shared by all procedures', 500, 'shared'],
    ['all procedures in one flat router', 500, 'flat'],
  ] as const)('is what the page says: %s', (row, count, variant) => {
    const folder = generateProject(count, variants[variant]);
    const {instantiations} = measureProject(folder, {tsc: siteTsc, runs: 1});
    rmSync(folder, {recursive: true});
    expect(instantiations / readInstantiations(row)).toBeCloseTo(1, 1);
  });
});
