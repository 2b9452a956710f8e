import {expect, test} from 'vitest';
import {parseSample} from '../notation';

test('a caret that asks for a definition is no line of the sample', () => {
  const sample = parseSample('trpc.tide.query();\n//   ^definition\nlet a;');
  expect(sample.definitions).toEqual([{line: 0, column: 5, comment: 1}]);
  expect(sample.queries).toEqual([]);
  expect(sample.emitted).toBe('trpc.tide.query();\nlet a;');
  expect(sample.problems).toEqual([]);
});

test('a misspelt question, and one that points at nothing, are problems', () => {
  const problems = (code: string) => parseSample(code).problems.map(({message}) => message);
  expect(problems('let a;\n//  ^defintion')).toEqual([
    'unknown question. Found `^defintion`, expected ^? or ^definition.',
  ]);
  expect(problems('let a = 1;\n//    ^definition')).toEqual([
    '`^definition` points at nothing. Found "=" above the caret, expected a name.',
  ]);
});
