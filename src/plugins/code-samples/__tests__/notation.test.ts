import {describe, expect, test} from 'vitest';
import {parseSample} from '../notation';

/** A sample from lines. */
function parse(...lines: string[]) {
  return parseSample(lines.join('\n'));
}

describe('what readers see', () => {
  test('is all lines but those of the notation, without blank lines around', () => {
    const sample = parse('// @errors: 2322', '', 'const a: string = 1;', '//    ^?', 'a;', '');
    expect(sample.emitted).toBe('const a: string = 1;\na;');
    expect(sample.shownLines).toEqual([2, 4]);
  });

  test('starts below the last cut', () => {
    const sample = parse('const a = 1;', '// ---cut---', 'const b = 2;', '// ---cut---', 'const c = 3;');
    expect(sample.emitted).toBe('const c = 3;');
    expect(sample.shownLines).toEqual([4]);
  });

  test('ends above the first cut-after, and leaves out what is between cut-start and cut-end', () => {
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

  test('keeps the comments that mark lines for Docusaurus, and does not count them as lines', () => {
    const sample = parse('// highlight-next-line', 'a;', '// diff-add-start', 'b;', '// diff-add-end', 'c;');
    expect(sample.emitted).toBe('// highlight-next-line\na;\n// diff-add-start\nb;\n// diff-add-end\nc;');
    expect(sample.shownLines).toEqual([1, 3, 5]);
  });

  test('names a file by its path alone', () => {
    expect(parse('// @filename: server.ts', 'export const a = 1;').emitted).toBe(
      '// server.ts\nexport const a = 1;',
    );
  });

  test('is nothing when all is cut', () => {
    expect(parse('const a = 1;', '// ---cut---')).toMatchObject({emitted: '', shownLines: [], problems: []});
  });

  test('keeps comments that only look like notation inside a line', () => {
    const code = "const a = '// ---cut---'; // ---cut---";
    expect(parse(code).emitted).toBe(code);
  });
});

describe('what the compiler gets', () => {
  test('has every line where the author wrote it: hidden lines too, notation as blank lines', () => {
    const sample = parse('const a = 1;', '// ---cut---', '// highlight-next-line', 'a;', '// ^?');
    expect(sample.parts).toEqual([{path: undefined, firstLine: 0, text: 'const a = 1;\n\n\na;\n'}]);
  });

  test('lacks the lines that a change removes', () => {
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

  test('is a file for each @filename, and one for the code above the first', () => {
    const sample = parse('const a = 1;', '// @filename: b.ts', 'b;', '// @filename: c/d.tsx', 'd;');
    expect(sample.parts).toEqual([
      {path: undefined, firstLine: 0, text: 'const a = 1;'},
      {path: 'b.ts', firstLine: 1, text: '\nb;'},
      {path: 'c/d.tsx', firstLine: 3, text: '\nd;'},
    ]);
    expect(parse('', '// @filename: b.ts', 'b;').parts.map(({path}) => path)).toEqual(['b.ts']);
  });

  test('reads notation in the comments of JSX', () => {
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

describe('what a sample asks for', () => {
  test('a query means the name above its caret, over other queries and marks', () => {
    const sample = parse('const port = 1;', '//    ^?', '//       ^?', '// highlight-next-line', 'port;');
    expect(sample.queries).toEqual([
      {line: 0, column: 6, comment: 1},
      {line: 0, column: 9, comment: 2},
    ]);
    expect(sample.problems).toEqual([]);
  });

  test('a query may be anywhere in a line, with or without spaces after it', () => {
    expect(parse('  let a;', '  //  ^?  ').queries).toEqual([{line: 0, column: 6, comment: 1}]);
  });

  test('errors may be separated by commas or spaces, each with its place', () => {
    expect(parse('// @errors: 2322, 2345 7006').expectedErrors).toEqual([
      {code: 2322, line: 0, column: 12},
      {code: 2345, line: 0, column: 18},
      {code: 7006, line: 0, column: 23},
    ]);
  });
});

describe('a mistake has its place', () => {
  test.each([
    ['a query below a space', ['const a = 1;', '//     ^?'], 1, 7],
    ['a query below a bracket', ['call();', '//  ^?'], 1, 4],
    ['a query past the end', ['a;', '//      ^?'], 1, 8],
    ['a query with nothing above', ['// ^?'], 0, 3],
    ['an unclosed cut', ['a;', '// ---cut-start---', 'b;'], 1, 0],
    ['a cut that was never opened', ['a;', '// ---cut-end---'], 1, 0],
    ['a cut in a cut', ['// ---cut-start---', '// ---cut-start---', '// ---cut-end---'], 1, 0],
    ['a cut with two dashes', ['a;', '  // --cut--'], 1, 5],
    ['@error', ['// @error: 2322'], 0, 3],
    ['@noErrors', ['// @noErrors'], 0, 3],
    ['@errors without a code', ['// @errors:'], 0, 3],
    ['@filename without a path', ['// @filename:'], 0, 3],
    ['highlight-line', ['// highlight-line'], 0, 3],
  ])('%s', (_, lines, line, column) => {
    expect(parse(...lines).problems).toMatchObject([{line, column}]);
  });
});
