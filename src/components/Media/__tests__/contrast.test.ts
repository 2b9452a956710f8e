import {expect, test} from 'vitest';
import {contrastRatio} from '../contrast';

test('contrastRatio returns 21 for black and white, and 1 for two equal colours', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#398ccb', '#398ccb')).toBe(1);
});

test('contrastRatio returns the same ratio if the colours are swapped', () => {
  expect(contrastRatio('#1b6aa5', '#ffffff')).toBe(contrastRatio('#ffffff', '#1b6aa5'));
});

test('contrastRatio throws an error for a colour in another notation', () => {
  expect(() => contrastRatio('blue', '#ffffff')).toThrow('Not a colour of the form #rrggbb: blue');
});
