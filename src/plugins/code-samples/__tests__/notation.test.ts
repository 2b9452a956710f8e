import {describe, expect, test} from 'vitest';
import {parseSample} from '../notation';

/** Parses a sample from its lines. */
function parse(...lines: string[]) {
  return parseSample(lines.join('\n'));
}

describe('the shown code', () => {
  test('contains all lines except notation, without blank lines at its start and end', () => {
    const sample = parse('// @errors: 2322', '', 'const a: string = 1;', '//    ^?', 'a;', '');
    expect(sample.emitted).toBe('const a: string = 1;\na;');
    expect(sample.shownLines).toEqual([2, 4]);
  });

  test('starts after the last cut', () => {
    const sample = parse('const a = 1;', '// ---cut---', 'const b = 2;', '// ---cut---', 'const c = 3;');
    expect(sample.emitted).toBe('const c = 3;');
    expect(sample.shownLines).toEqual([4]);
  });

  test('ends before the first cut-after and excludes lines between cut-start and cut-end', () => {
    const sample = parse(
      'a;',
      '// ---cut-start---',
      'b;',
      '// ---cut-end---',
      'c;',
      '// ---cut-after---',
      'd;',
    );
    expect(sample.emitted).toBe('a;\nc;');
    expect(sample.shownLines).toEqual([0, 4]);
  });

  test('keeps the magic comments of Docusaurus, which do not count as shown lines', () => {
    const sample = parse('// highlight-next-line', 'a;', '// diff-add-start', 'b;', '// diff-add-end', 'c;');
    expect(sample.emitted).toBe('// highlight-next-line\na;\n// diff-add-start\nb;\n// diff-add-end\nc;');
    expect(sample.shownLines).toEqual([1, 3, 5]);
  });

  test('contains the path of a file instead of its @filename comment', () => {
    expect(parse('// @filename: server.ts', 'export const a = 1;').emitted).toBe(
      '// server.ts\nexport const a = 1;',
    );
  });

  test('is empty if all lines are cut', () => {
    expect(parse('const a = 1;', '// ---cut---')).toMatchObject({emitted: '', shownLines: [], problems: []});
  });

  test('keeps notation that is not alone on its line', () => {
    const code = "const a = '// ---cut---'; // ---cut---";
    expect(parse(code).emitted).toBe(code);
  });
});

describe('the compiled code', () => {
  test('has every line at its original position, including hidden lines and a blank line for each notation comment', () => {
    const sample = parse('const a = 1;', '// ---cut---', '// highlight-next-line', 'a;', '// ^?');
    expect(sample.parts).toEqual([{path: undefined, firstLine: 0, text: 'const a = 1;\n\n\na;\n'}]);
  });

  test('excludes lines that are marked with diff-remove', () => {
    const sample = parse(
      '// diff-remove',
      'old();',
      '// diff-add',
      'fresh();',
      '// diff-remove-start',
      'a;',
      'b;',
      '// diff-remove-end',
      'c;',
    );
    expect(sample.parts[0]?.text.split('\n')).toEqual(['', '', '', 'fresh();', '', '', '', '', 'c;']);
    expect(sample.shownLines).toEqual([1, 3, 5, 6, 8]);
  });

  test('has one file per @filename, and one for the code above the first @filename', () => {
    const sample = parse('const a = 1;', '// @filename: b.ts', 'b;', '// @filename: c/d.tsx', 'd;');
    expect(sample.parts).toEqual([
      {path: undefined, firstLine: 0, text: 'const a = 1;'},
      {path: 'b.ts', firstLine: 1, text: '\nb;'},
      {path: 'c/d.tsx', firstLine: 3, text: '\nd;'},
    ]);
    expect(parse('', '// @filename: b.ts', 'b;').parts.map(({path}) => path)).toEqual(['b.ts']);
  });

  test('supports notation in JSX comments', () => {
    const sample = parse(
      '<p>',
      '  {/* highlight-next-line */}',
      '  text',
      '  {/* ---cut-after--- */}',
      '</p>',
    );
    expect(sample.emitted).toBe('<p>\n  {/* highlight-next-line */}\n  text');
    expect(sample.parts[0]?.text).toBe('<p>\n\n  text\n\n</p>');
  });
});

describe('queries and expected errors', () => {
  test('finds the name above the caret of a query, even with other notation between them', () => {
    const sample = parse('const port = 1;', '//    ^?', '//       ^?', '// highlight-next-line', 'port;');
    expect(sample.queries).toEqual([
      {line: 0, column: 6, comment: 1},
      {line: 0, column: 9, comment: 2},
    ]);
    expect(sample.problems).toEqual([]);
  });

  test('finds queries with indentation and trailing spaces', () => {
    expect(parse('  let a;', '  //  ^?  ').queries).toEqual([{line: 0, column: 6, comment: 1}]);
  });

  test('parses error codes that are separated by commas or spaces, with the position of each', () => {
    expect(parse('// @errors: 2322, 2345 7006').expectedErrors).toEqual([
      {code: 2322, line: 0, column: 12},
      {code: 2345, line: 0, column: 18},
      {code: 7006, line: 0, column: 23},
    ]);
  });
});

describe('the position of a mistake', () => {
  test.each([
    ['a query below a space', ['const a = 1;', '//     ^?'], 1, 7],
    ['a query below a bracket', ['call();', '//  ^?'], 1, 4],
    ['a query past the end of the line', ['a;', '//      ^?'], 1, 8],
    ['a query without a line above', ['// ^?'], 0, 3],
    ['an unclosed cut', ['a;', '// ---cut-start---', 'b;'], 1, 0],
    ['a cut that was never opened', ['a;', '// ---cut-end---'], 1, 0],
    ['a cut inside a cut', ['// ---cut-start---', '// ---cut-start---', '// ---cut-end---'], 1, 0],
    ['a cut with two dashes', ['a;', '  // --cut--'], 1, 5],
    ['@error', ['// @error: 2322'], 0, 3],
    ['@noErrors', ['// @noErrors'], 0, 3],
    ['@errors without a code', ['// @errors:'], 0, 3],
    ['@filename without a path', ['// @filename:'], 0, 3],
    ['highlight-line', ['// highlight-line'], 0, 3],
  ])('is reported for %s', (_, lines, line, column) => {
    expect(parse(...lines).problems).toMatchObject([{line, column}]);
  });
});
