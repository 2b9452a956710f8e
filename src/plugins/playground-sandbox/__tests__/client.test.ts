import ts from 'typescript';
import {expect, test, vi} from 'vitest';
import {createConsole} from '../client/consoleMethods';
import {describeThrown, formatOutput, parseStackFrames} from '../client/formatting';
import {createGuard} from '../client/guard';
import {Loader, listImports, resolveImport} from '../client/loader';

function createLoader(files: Record<string, string>, log: (...values: unknown[]) => void): Loader {
  const compiled = Object.entries(files).map(([path, code]) => ({
    path,
    code: path.endsWith('.json')
      ? `module.exports = ${code};`
      : ts.transpileModule(code, {
          compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
        }).outputText,
  }));
  return new Loader(compiled, {
    guard: () => undefined,
    loadPackage: specifier => {
      if (specifier === 'log') {
        return {log};
      }
      throw new Error(`no ${specifier}`);
    },
  });
}

test('the loader evaluates imported files first, once, and waits for top-level await', async () => {
  const log = vi.fn();
  const loader = createLoader(
    {
      'main.ts': "import {log} from 'log'; import {a} from './a'; import './lib'; log('main', a);",
      'a.ts': "import {log} from 'log'; import './lib/index.js'; await null; log('a'); export const a = 1;",
      'lib/index.ts': "import {log} from 'log'; import data from '../data.json'; log('lib', data);",
      'data.json': '{"x": 2}',
      'unused.ts': "import {log} from 'log'; log('unused');",
    },
    log,
  );
  await loader.evaluate('main.ts');
  expect(log.mock.calls.map(([name]) => name)).toEqual(['lib', 'a', 'main']);
  expect(log).toHaveBeenCalledWith('main', 1);
  await loader.evaluateEarly(({path}) => path === 'unused.ts');
  expect(loader.listEvaluated().map(({path}) => path)).toEqual([
    'data.json',
    'lib/index.ts',
    'a.ts',
    'main.ts',
    'unused.ts',
  ]);
});

test('files can import each other', async () => {
  const log = vi.fn();
  const loader = createLoader(
    {
      'a.ts': "import {b} from './b'; export function a() { return 'a'; } import {log} from 'log'; log(b());",
      'b.ts': "import {a} from './a'; export const b = () => a() + 'b';",
    },
    log,
  );
  await loader.evaluate('a.ts');
  expect(log).toHaveBeenCalledWith('ab');
});

test('the loader reports files and packages that it doesn’t have', async () => {
  const loader = createLoader({'a.ts': "import x from './x'; x;", 'b.ts': "import x from 'x'; x;"}, vi.fn());
  await expect(loader.evaluate('a.ts')).rejects.toThrow("Cannot find the file './x', which a.ts imports.");
  await expect(loader.evaluate('b.ts')).rejects.toThrow('no x');
});

test('resolveImport finds files without extension, with .js, and in folders', () => {
  const has = (path: string) => ['server.ts', 'server/router.tsx', 'lib/index.ts', 'index.ts'].includes(path);
  expect(resolveImport('client.ts', './server', has)).toBe('server.ts');
  expect(resolveImport('client.ts', './server.js', has)).toBe('server.ts');
  expect(resolveImport('a/b.ts', '../server/router', has)).toBe('server/router.tsx');
  expect(resolveImport('client.ts', '../../lib', has)).toBe('lib/index.ts');
  expect(resolveImport('client.ts', '.', has)).toBe('index.ts');
  expect(resolveImport('client.ts', './none', has)).toBeUndefined();
  expect(resolveImport('client.ts', 'zod', has)).toBeUndefined();
  expect(listImports('const a = require("./a"); require("zod"); required("x")')).toEqual(['./a', 'zod']);
});

test('output is formatted as in Node', () => {
  expect(formatOutput(['a', 1, true, null, undefined])).toBe('a 1 true null undefined');
  expect(formatOutput(['%s is %d', 'x', 5])).toBe('x is 5');
  expect(formatOutput([{a: 'x', b: [1, 2], c: {d: {e: {f: 1}}}}])).toBe(
    "{ a: 'x', b: [ 1, 2 ], c: { d: { e: [Object] } } }",
  );
  expect(formatOutput([new Map([['a', 1]]), new Set([1])])).toBe("Map(1) { 'a' => 1 } Set(1) { 1 }");
  expect(formatOutput([new Date(0)])).toBe('1970-01-01T00:00:00.000Z');
  expect(formatOutput([new TypeError('bad')])).toBe('TypeError: bad');
  expect(formatOutput([{error: new Error('x')}])).not.toMatch(/\bat /);
});

test('thrown values are described by name, message and cause', () => {
  expect(describeThrown(new TypeError('bad'))).toBe('TypeError: bad');
  expect(describeThrown(new Error('outer', {cause: new Error('inner')}))).toBe('Error: outer (inner)');
  expect(describeThrown({a: 1})).toBe('{ a: 1 }');
});

test('stack traces of Chromium and Firefox are parsed', () => {
  const chromium =
    'Error: x\n    at f (project://src/a%20b.ts:3:7)\n    at async project://main.ts:10:1\n    at https://x.example/a.js:1:2';
  const firefox = 'f@project://src/a%20b.ts:3:7\n@project://main.ts:10:1\n';
  for (const stack of [chromium, firefox]) {
    expect(parseStackFrames(stack)).toEqual([
      {path: 'src/a b.ts', line: 3, column: 7},
      {path: 'main.ts', line: 10, column: 1},
    ]);
  }
});

test('the console supports groups, counts and assertions', () => {
  const print = vi.fn();
  const console = createConsole(print) as Console;
  console.group('a');
  console.log('b\nc');
  console.groupEnd();
  console.count();
  console.assert(true, 'no');
  console.assert(false, 'd');
  expect(print.mock.calls).toEqual([
    ['log', 'a'],
    ['log', '  b\n  c'],
    ['log', 'default: 1'],
    ['error', 'Assertion failed d'],
  ]);
});

test('the guard stops code that runs too long without a pause', () => {
  let time = 0;
  let turn: () => void = () => undefined;
  const onTimeout = vi.fn();
  const guard = createGuard(5000, onTimeout, {
    now: () => time,
    onNextTurn: callback => {
      turn = callback;
    },
  });
  const run = () => {
    for (let i = 0; i < 300; i++) {
      guard.check();
    }
  };
  run();
  time = 4000;
  run();
  // A pause starts the time again.
  turn();
  time = 8000;
  run();
  time = 14_000;
  expect(run).toThrow('The run has taken too long.');
  expect(onTimeout).toHaveBeenCalledOnce();
  turn();
  expect(() => guard.check()).toThrow('The run has been stopped.');
  expect(onTimeout).toHaveBeenCalledOnce();
});
