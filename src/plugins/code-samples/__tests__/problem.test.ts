import {expect, test} from 'vitest';
import {listProblemCounts} from '../problem';

test('the files with problems are listed with their numbers of problems', () => {
  const files = ['docs/a.md', 'docs/b.md', 'docs/a.md'];
  expect(listProblemCounts(files.map(file => ({file})))).toEqual([
    '  docs/a.md: 2 problems',
    '  docs/b.md: 1 problem',
  ]);
  expect(listProblemCounts([])).toEqual([]);
});
