import {describe, expect, test} from 'vitest';
import {instrumentAppFile, instrumentFile, parseSource} from '../instrument';

function instrument(code: string, captures: {name: string; kind: string}[] = []) {
  return instrumentFile(parseSource('a.ts', code), 0, captures);
}

describe('instrumentFile', () => {
  test.each([
    ['1 + 1; // => 2', '__sample.value(0, 1 + 1)', 'value', '2'],
    ['const a = 1; // => 1', '__sample.value(0, a);', 'value', '1'],
    ['const {a, b: [c]} = o; // => {a: 1}', '__sample.value(0, {a, c});', 'value', '{a: 1}'],
    ['const f = () => {\n  return 1; // => 1\n};', 'return __sample.value(0, 1);', 'value', '1'],
    ['console.log(a); // => text', '__sample.print(0, console.log)', 'print', 'text'],
    ['f(); // => throws Error: no', '__sample.thrown(0, error)', 'throw', 'Error: no'],
  ])('reports the result of %s', (code, inserted, kind, text) => {
    const {text: instrumented, expectations, problems} = instrument(code);
    expect(problems).toEqual([]);
    expect(instrumented).toContain(inserted);
    expect(expectations).toMatchObject([{id: 0, kind, text}]);
  });

  test('an expectation continues on indented comment lines, and has the position of its text', () => {
    const {expectations} = instrument('const o = {a: 1}; // => {\n//   a: 1\n//   }');
    expect(expectations).toMatchObject([{text: '{ a: 1 }', line: 0, column: 24}]);
  });

  test('lines keep their numbers', () => {
    const code = 'a(); // => 1\n\nconst b = 2; // => 2\nconsole.log(b); // => 2';
    expect(instrument(code).text.split('\n')).toHaveLength(4);
  });

  test('a comment in a string or a template is not an expectation', () => {
    expect(instrument("const a = '// => 1';\nconst b = `\n// => 2\n`;").expectations).toEqual([]);
  });

  test.each([
    ['// => 1', 'no statement ends before it'],
    ['export const a = f(); // => throws Error', 'the statement exports a variable'],
    ['const f = () => {\n  return 1; // => throws Error\n};', 'the statement is a `return`'],
  ])('reports an expectation that cannot be compared: %s', (code, reason) => {
    const {problems, expectations} = instrument(code);
    expect(expectations).toEqual([]);
    expect(problems.map(({message}) => message)).toEqual([expect.stringContaining(`Found that ${reason},`)]);
  });

  test('reports the captured variables, but no others', () => {
    const {text} = instrument('const a = f(), b = 1;\nfunction g() {\n  const a = 2;\n}', [
      {name: 'a', kind: 'thing'},
    ]);
    expect(text.match(/__sample\.capture\([^)]*\)/g)).toEqual([`__sample.capture("thing", a, 'page')`]);
  });
});

test('instrumentAppFile only reports captured variables', () => {
  const source = parseSource('a.ts', 'const a = f(); // => 1');
  expect(instrumentAppFile(source, [{name: 'a', kind: 'thing'}])).toBe(
    `const a = f();; __sample.capture("thing", a, 'app'); // => 1`,
  );
});
