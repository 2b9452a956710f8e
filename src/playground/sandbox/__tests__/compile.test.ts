import ts from 'typescript';
import {expect, test} from 'vitest';
import {compileProject} from '../compile';
import {findPosition} from '../positions';

function compile(code: string, path = 'main.ts'): string {
  return compileProject(ts, [{path, code}])[0]?.code ?? '';
}

test.each([
  'for (;;) {}',
  'while (true);',
  'do x++; while (true);',
  'for (const x of y) x();',
  'for (const x in y) { x(); }',
  'const f = () => f();',
  'function f() { "use strict"; f(); }',
  'class A { m() { this.m(); } }',
  'const o = { get x() { return o.x; } };',
  'async function* f() { yield* f(); }',
  'try { f(); } catch { g(); }',
])('inserts one check into %s', code => {
  expect(compile(code).match(/__guard\(\)/g)).toHaveLength(1);
});

test('keeps directives first, and the values of arrow functions', () => {
  expect(compile('function f() { "use strict"; return 1; }')).toMatch(
    /"use strict";\s*__guard\(\);\s*return 1/,
  );
  expect(compile('export const f = () => ({a: 1});')).toContain('=> (__guard(), ({ a: 1 }))');
});

test('compiles to CommonJS with top-level await, import() and import.meta', () => {
  const code = compile(
    "import type {A} from './a';\nimport {b} from './b';\nawait b();\nconst c = await import('./c');\nexport const url = import.meta.url;",
  );
  expect(code).toContain('require("./b")');
  expect(code).not.toContain('"./a"');
  expect(code).toContain('await (0, b_1.b)()');
  expect(code).toContain('await __import(');
  expect(code).toContain('exports.url = __meta.url');
  expect(code).not.toContain('sourceMappingURL');
});

test('compiles JSX and JSON, and leaves out declarations', () => {
  expect(compile('export const a = <p>Hi</p>;', 'a.tsx')).toContain('require("react/jsx-runtime")');
  expect(compile('{"a": 1}\n', 'a.json')).toBe('module.exports = {"a": 1};');
  expect(compileProject(ts, [{path: 'types.d.ts', code: 'declare const a: number;'}])).toEqual([]);
});

test('a file with a syntax error throws it at its position', () => {
  const files = compileProject(ts, [{path: 'main.ts', code: 'const a = 1;\n  const = 2;\n'}]);
  expect(files[0]?.code).toMatch(/^throw new SyntaxError\("/);
  expect(findPosition([{path: 'main.ts', line: 1, column: 7}], files)).toEqual({
    position: {path: 'main.ts', line: 2, column: 9},
  });
});

test('positions in compiled code are mapped to the reader’s lines', () => {
  const files = compileProject(ts, [
    {path: 'main.ts', code: 'type A = number;\n\ninterface B {\n  a: A;\n}\n\nthrow new Error("x");\n'},
  ]);
  const lines = files[0]?.code.split('\n') ?? [];
  const line = lines.findIndex(text => text.includes('throw')) + 1;
  expect(
    findPosition(
      [
        {path: 'other', line: 1, column: 1},
        {path: 'main.ts', line, column: 1},
      ],
      files,
    ),
  ).toEqual({
    position: {path: 'main.ts', line: 7, column: 1},
  });
  expect(findPosition([], files)).toEqual({});
  expect(files[0]?.code).toContain('__at(7, 1);');
  expect(findPosition([], files, {path: 'main.ts', line: 7, column: 1})).toEqual({
    position: {path: 'main.ts', line: 7, column: 1},
  });
});
