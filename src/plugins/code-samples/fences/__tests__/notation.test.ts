import {describe, expect, test} from 'vitest';
import {parseSample} from '../notation';

/** Joins the lines of a sample and parses the sample. */
function parse(...lines: string[]) {
  return parseSample(lines.join('\n'));
}

describe('the shown code', () => {
  test('the shown code contains no notation, and no blank lines at its start and end', () => {
    const sample = parse('// @errors: 2322', '', 'const a: string = 1;', '//    ^?', 'a;', '');
    expect(sample.shownCode).toBe('const a: string = 1;\na;');
    expect(sample.shownLines).toEqual([2, 4]);
  });

  test('the shown code starts after the last cut', () => {
    const sample = parse('const a = 1;', '// ---cut---', 'const b = 2;', '// ---cut---', 'const c = 3;');
    expect(sample.shownCode).toBe('const c = 3;');
    expect(sample.shownLines).toEqual([4]);
  });

  test('the shown code excludes lines after cut-after, and lines between cut-start and cut-end', () => {
    const sample = parse(
      'a;',
      '// ---cut-start---',
      'b;',
      '// ---cut-end---',
      'c;',
      '// ---cut-after---',
      'd;',
    );
    expect(sample.shownCode).toBe('a;\nc;');
    expect(sample.shownLines).toEqual([0, 4]);
  });

  test('the shown code keeps magic comments of Docusaurus, which do not count as shown lines', () => {
    const sample = parse('// highlight-next-line', 'a;', '// diff-add-start', 'b;', '// diff-add-end', 'c;');
    expect(sample.shownCode).toBe('// highlight-next-line\na;\n// diff-add-start\nb;\n// diff-add-end\nc;');
    expect(sample.shownLines).toEqual([1, 3, 5]);
  });

  test('the shown code contains the path of a file instead of its @filename comment', () => {
    expect(parse('// @filename: server.ts', 'export const a = 1;').shownCode).toBe(
      '// server.ts\nexport const a = 1;',
    );
  });

  test('the shown code is empty if all lines are cut', () => {
    expect(parse('const a = 1;', '// ---cut---')).toMatchObject({
      shownCode: '',
      shownLines: [],
      problems: [],
    });
  });

  test('the shown code keeps notation that is not alone on its line', () => {
    const code = "const a = '// ---cut---'; // ---cut---";
    expect(parse(code).shownCode).toBe(code);
  });
});

describe('the compiled code', () => {
  test('the compiled code keeps the position of every line, because notation becomes blank lines', () => {
    const sample = parse('const a = 1;', '// ---cut---', '// highlight-next-line', 'a;', '// ^?');
    expect(sample.files).toEqual([{path: undefined, firstLine: 0, text: 'const a = 1;\n\n\na;\n'}]);
  });

  test('the compiled code excludes lines that are marked with diff-remove', () => {
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
    expect(sample.files[0]?.text.split('\n')).toEqual(['', '', '', 'fresh();', '', '', '', '', 'c;']);
    expect(sample.shownLines).toEqual([1, 3, 5, 6, 8]);
  });

  test('each @filename starts a new file, and code above the first @filename is a file of its own', () => {
    const sample = parse('const a = 1;', '// @filename: b.ts', 'b;', '// @filename: c/d.tsx', 'd;');
    expect(sample.files).toEqual([
      {path: undefined, firstLine: 0, text: 'const a = 1;'},
      {path: 'b.ts', firstLine: 1, text: '\nb;'},
      {path: 'c/d.tsx', firstLine: 3, text: '\nd;'},
    ]);
    expect(parse('', '// @filename: b.ts', 'b;').files.map(({path}) => path)).toEqual(['b.ts']);
  });

  test('a sample can have notation in JSX comments', () => {
    const sample = parse(
      '<p>',
      '  {/* highlight-next-line */}',
      '  text',
      '  {/* ---cut-after--- */}',
      '</p>',
    );
    expect(sample.shownCode).toBe('<p>\n  {/* highlight-next-line */}\n  text');
    expect(sample.files[0]?.text).toBe('<p>\n\n  text\n\n</p>');
  });
});

describe('carets and expected errors', () => {
  test('parseSample finds the name above a caret, even with other notation in between', () => {
    const sample = parse('const port = 1;', '//    ^?', '//       ^?', '// highlight-next-line', 'port;');
    expect(sample.typeCarets).toEqual([
      {line: 0, column: 6, commentLine: 1},
      {line: 0, column: 9, commentLine: 2},
    ]);
    expect(sample.problems).toEqual([]);
  });

  test('parseSample finds carets with indentation and trailing spaces', () => {
    expect(parse('  let a;', '  //  ^?  ').typeCarets).toEqual([{line: 0, column: 6, commentLine: 1}]);
  });

  test('parseSample finds the position of each error code, with commas or spaces between codes', () => {
    expect(parse('// @errors: 2322, 2345 7006').expectedErrors).toEqual([
      {code: 2322, line: 0, column: 12},
      {code: 2345, line: 0, column: 18},
      {code: 7006, line: 0, column: 23},
    ]);
  });
});

describe('mistakes in the notation', () => {
  test.each([
    ['a caret below a space', ['const a = 1;', '//     ^?'], 1, 7],
    ['a caret below a bracket', ['call();', '//  ^?'], 1, 4],
    ['a caret past the end of the line above', ['a;', '//      ^?'], 1, 8],
    ['a caret without a line above', ['// ^?'], 0, 3],
    ['an unclosed cut', ['a;', '// ---cut-start---', 'b;'], 1, 0],
    ['a cut that was never opened', ['a;', '// ---cut-end---'], 1, 0],
    ['a cut inside a cut', ['// ---cut-start---', '// ---cut-start---', '// ---cut-end---'], 1, 0],
    ['a cut with two dashes', ['a;', '  // --cut--'], 1, 5],
    ['@error', ['// @error: 2322'], 0, 3],
    ['@noErrors', ['// @noErrors'], 0, 3],
    ['@errors without a code', ['// @errors:'], 0, 3],
    ['@filename without a path', ['// @filename:'], 0, 3],
    ['highlight-line', ['// highlight-line'], 0, 3],
  ])('parseSample reports the position of a mistake: %s', (_, lines, line, column) => {
    expect(parse(...lines).problems).toMatchObject([{line, column}]);
  });
});
