import {describe, expect, it} from 'vitest';
import type {PageTypes} from '../../../../shared/samples';
import {decodeSymbols, findSymbolByKey, type CodeSymbol} from '../symbols';

const page: PageTypes = {
  texts: ['const a: string', 'const b: number'],
  docs: ['The letter b.'],
  links: {'/docs/letters#b': [1]},
  samples: [
    [],
    // In line:column notation: `a` at 0:6, `b` at 0:10, `a` at 2:4, `b` at 2:20.
    [0, 6, 1, 0, -1, 0, 4, 1, 1, 0, 2, 4, 1, 0, -1, 0, 16, 1, 1, 0],
  ],
};

describe('decodeSymbols', () => {
  it('decodes positions, which are relative to the preceding symbol', () => {
    expect(decodeSymbols(page, 1)).toEqual([
      {line: 0, column: 6, length: 1, type: 'const a: string', doc: undefined, link: undefined},
      {
        line: 0,
        column: 10,
        length: 1,
        type: 'const b: number',
        doc: 'The letter b.',
        link: '/docs/letters#b',
      },
      {line: 2, column: 4, length: 1, type: 'const a: string', doc: undefined, link: undefined},
      {
        line: 2,
        column: 20,
        length: 1,
        type: 'const b: number',
        doc: 'The letter b.',
        link: '/docs/letters#b',
      },
    ]);
  });

  it('returns no symbols for a sample without types or for an unknown sample', () => {
    expect(decodeSymbols(page, 0)).toEqual([]);
    expect(decodeSymbols(page, 7)).toEqual([]);
  });
});

describe('findSymbolByKey', () => {
  const symbols = decodeSymbols(page, 1);
  const move = (from: number, key: string, ctrlKey = false) => findSymbolByKey(symbols, from, {key, ctrlKey});

  it('moves in reading order, also across lines, and stops at both ends', () => {
    expect([move(0, 'ArrowRight'), move(1, 'ArrowRight'), move(3, 'ArrowRight')]).toEqual([1, 2, 3]);
    expect([move(3, 'ArrowLeft'), move(0, 'ArrowLeft')]).toEqual([2, 0]);
  });

  it('moves to the nearest column of the next line that has symbols', () => {
    expect([move(0, 'ArrowDown'), move(1, 'ArrowDown'), move(3, 'ArrowDown')]).toEqual([2, 2, 3]);
    expect([move(2, 'ArrowUp'), move(3, 'ArrowUp'), move(1, 'ArrowUp')]).toEqual([0, 1, 1]);
  });

  it('moves to the start or end of the line with Home or End, and of the sample with Ctrl+Home or Ctrl+End', () => {
    expect([move(1, 'Home'), move(2, 'End'), move(0, 'End')]).toEqual([0, 3, 1]);
    expect([move(3, 'Home', true), move(0, 'End', true)]).toEqual([0, 3]);
  });

  it('returns undefined for other keys and for an unknown symbol', () => {
    expect(move(0, 'a')).toBeUndefined();
    expect(findSymbolByKey([] as CodeSymbol[], 0, {key: 'Home', ctrlKey: false})).toBeUndefined();
  });
});
