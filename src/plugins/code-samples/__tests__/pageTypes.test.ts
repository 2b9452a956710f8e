import {expect, test} from 'vitest';
import {createPageTypes} from '../pageTypes';

test('createPageTypes stores each text only once, and stores the distances between positions', () => {
  const a = {length: 1, text: 'const a: string', docs: '', symbol: undefined};
  const b = {length: 2, text: 'const bc: number', docs: 'The letters.', symbol: '1.x/letters:bc'};
  expect(
    createPageTypes([
      [],
      [
        {line: 0, column: 6, ...a},
        {line: 0, column: 10, ...b},
        {line: 2, column: 4, ...a},
      ],
      [{line: 3, column: 1, ...b}],
    ]),
  ).toEqual({
    texts: ['const a: string', 'const bc: number'],
    docs: ['The letters.'],
    links: {'1.x/letters:bc': [1]},
    samples: [[], [0, 6, 1, 0, -1, 0, 4, 2, 1, 0, 2, 4, 1, 0, -1], [3, 1, 2, 1, 0]],
  });
});
