import {expect, test} from 'vitest';
import {findItem} from '../findItem';

const labels = ['Copy as Markdown', 'View as Markdown', 'Edit on GitHub'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['e', 0, 2],
  ['V', 2, 1],
  ['c', 0, 0],
  ['x', 0, undefined],
  ['Enter', 0, undefined],
  [' ', 0, undefined],
])('given the key “%s” and item %i, findItem returns %s', (key, index, expected) => {
  expect(findItem(key, index, labels)).toBe(expected);
});
