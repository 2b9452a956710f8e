import {expect, test} from 'vitest';
import {contrastRatio} from '../contrast';

test('black on white has the highest ratio, a colour on itself the lowest', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#398ccb', '#398ccb')).toBe(1);
});

test('the order of the colours doesn’t matter', () => {
  expect(contrastRatio('#1b6aa5', '#ffffff')).toBe(contrastRatio('#ffffff', '#1b6aa5'));
});

test('a colour in another notation is refused', () => {
  expect(() => contrastRatio('blue', '#ffffff')).toThrow('Not a colour of the form #rrggbb: blue');
});
