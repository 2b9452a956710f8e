import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {declaredStyles} from '../declaredStyles';

test('the style of the logo is still what DocSearch has', () => {
  const source = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
  expect(declaredStyles.map(({text}) => source.includes(text))).toEqual([true]);
});
