import {expect, test} from 'vitest';
import {countBrowserTests, maxFlakyTests} from '../countBrowserTests';

test('tests that pass at the second attempt count as passed', () => {
  expect(countBrowserTests({expected: 10, unexpected: 1, flaky: maxFlakyTests})).toEqual({
    passed: 10 + maxFlakyTests,
    failed: 1,
  });
});

test('if too many tests needed a second attempt, all of them count as failed', () => {
  expect(countBrowserTests({expected: 10, unexpected: 1, flaky: maxFlakyTests + 1})).toEqual({
    passed: 10,
    failed: maxFlakyTests + 2,
  });
});
