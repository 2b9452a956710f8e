import {expect, test} from 'vitest';
import {findItemByKey, horizontalKeys, verticalKeys} from '../itemKeys';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowRight', 0, undefined],
  ['Enter', 0, undefined],
])('given the key %s and item %i of a menu, findItemByKey returns %s', (key, index, expected) => {
  expect(findItemByKey(key, index, 3, verticalKeys)).toBe(expected);
});

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowDown', 0, undefined],
])('given the key %s and item %i of a tab list, findItemByKey returns %s', (key, index, expected) => {
  expect(findItemByKey(key, index, 3, horizontalKeys)).toBe(expected);
});
