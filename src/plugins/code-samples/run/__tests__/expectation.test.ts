import {describe, expect, test} from 'vitest';
import {describeError, describePrint, describeValue, matchesExpectation, type Outcome} from '../expectation';

function matches(text: string, outcome: Outcome): boolean {
  return matchesExpectation({id: 0, kind: 'value', text, line: 0, column: 0}, [outcome]);
}

describe('matchesExpectation', () => {
  test.each([
    ["'text'", 'text', true],
    ['text', 'text', true],
    ['{ a: [ 1, 2 ] }', {a: [1, 2]}, true],
    ['{ a: [ 1, 3 ] }', {a: [1, 2]}, false],
    ['[ 1, ...', [1, 2, 3], true],
    ['[ 1, …', [1, 2, 3], true],
    ['...', [1], false],
    ['Error: no', new Error('no'), true],
    ['undefined', undefined, true],
  ])('compares %s with a value', (text, value, expected) => {
    expect(matches(text, describeValue(value))).toBe(expected);
  });

  test('compares a printed line with and without quotes', () => {
    const printed = describePrint(['a', {b: 'c'}]);
    expect(matches("a { b: 'c' }", printed)).toBe(true);
    expect(matches("'a' { b: 'c' }", printed)).toBe(true);
    expect(matches('a', printed)).toBe(false);
    expect(matches('1 of 2', describePrint(['%d of %d', 1, 2]))).toBe(true);
  });

  test('compares an error with its name and message', () => {
    expect(matches('TypeError: no way', describeError(new TypeError('no\n  way')))).toBe(true);
    expect(matches("'text'", describeError('text'))).toBe(true);
  });

  test('one matching outcome of several is enough', () => {
    const outcomes = [describeValue(1), describeValue(2)];
    const expectation = {id: 0, kind: 'value', text: '2', line: 0, column: 0} as const;
    expect(matchesExpectation(expectation, outcomes)).toBe(true);
    expect(matchesExpectation(expectation, [])).toBe(false);
  });
});
