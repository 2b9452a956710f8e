import {describe, expect, test} from 'vitest';
import {computeEditDistance} from '../editDistance';

describe('computeEditDistance', () => {
  test.each([
    ['router', 'router', 0],
    ['ruoter', 'router', 1],
    ['rotuer', 'router', 1],
    ['outer', 'router', 1],
    ['midleware', 'middleware', 1],
    ['midlwware', 'middleware', 2],
  ])('the distance from %s to %s is %i', (a, b, edits) => {
    expect(computeEditDistance(a, b, 2)).toBe(edits);
  });

  test('returns a number above the limit when there are more edits', () => {
    expect(computeEditDistance('cache', 'middleware', 2)).toBeGreaterThan(2);
  });
});
