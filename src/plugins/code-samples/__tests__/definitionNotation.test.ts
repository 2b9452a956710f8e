import {expect, test} from 'vitest';
import {parseSample} from '../fences/notation';

test('the shown code contains no `// ^definition` comments', () => {
  const sample = parseSample('harbour.tide.query();\n//      ^definition\nlet a;');
  expect(sample.definitionCarets).toEqual([{line: 0, column: 8, commentLine: 1}]);
  expect(sample.typeCarets).toEqual([]);
  expect(sample.shownCode).toBe('harbour.tide.query();\nlet a;');
  expect(sample.problems).toEqual([]);
});

test('parseSample reports a misspelt caret comment and a caret that does not point at a name', () => {
  const problems = (code: string) => parseSample(code).problems.map(({message}) => message);
  expect(problems('let a;\n//  ^defintion')).toEqual([
    'unknown caret comment. Found `^defintion`, expected ^? or ^definition.',
  ]);
  expect(problems('let a = 1;\n//    ^definition')).toEqual([
    '`^definition` doesn\'t point at a name. Found "=" above the caret, expected a name.',
  ]);
});
