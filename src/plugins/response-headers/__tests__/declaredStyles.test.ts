import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {declaredStyles} from '../declaredStyles';

test('declares the style of the logo that DocSearch contains', () => {
  const source = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
  expect(declaredStyles.map(({text}) => source.includes(text))).toEqual([true]);
});
