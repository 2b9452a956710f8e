import {describe, expect, it} from 'vitest';
import type {PageTypes} from '../../../../shared/samples';
import {decodeSymbols, symbolAfterKey, type CodeSymbol} from '../symbols';

const page: PageTypes = {
  texts: ['const a: string', 'const b: number'],
  docs: ['The letter b.'],
  samples: [
    [],
    // a at 0:6, b at 0:10, a at 2:4, b at 2:20
    [0, 6, 1, 0, -1, 0, 4, 1, 1, 0, 2, 4, 1, 0, -1, 0, 16, 1, 1, 0],
  ],
};

describe('decodeSymbols', () => {
  it('adds up lines, and columns on one line', () => {
    expect(decodeSymbols(page, 1)).toEqual([
      {line: 0, column: 6, length: 1, type: 'const a: string', doc: undefined},
      {line: 0, column: 10, length: 1, type: 'const b: number', doc: 'The letter b.'},
      {line: 2, column: 4, length: 1, type: 'const a: string', doc: undefined},
      {line: 2, column: 20, length: 1, type: 'const b: number', doc: 'The letter b.'},
    ]);
  });

  it('is empty for a sample without types and for one that the file does not have', () => {
    expect(decodeSymbols(page, 0)).toEqual([]);
    expect(decodeSymbols(page, 7)).toEqual([]);
  });
});

describe('symbolAfterKey', () => {
  const symbols = decodeSymbols(page, 1);
  const go = (from: number, key: string, ctrlKey = false) => symbolAfterKey(symbols, from, {key, ctrlKey});

  it('moves in reading order, across lines, and stops at the ends', () => {
    expect([go(0, 'ArrowRight'), go(1, 'ArrowRight'), go(3, 'ArrowRight')]).toEqual([1, 2, 3]);
    expect([go(3, 'ArrowLeft'), go(0, 'ArrowLeft')]).toEqual([2, 0]);
  });

  it('moves to the nearest column of the next line that has symbols', () => {
    expect([go(0, 'ArrowDown'), go(1, 'ArrowDown'), go(3, 'ArrowDown')]).toEqual([2, 2, 3]);
    expect([go(2, 'ArrowUp'), go(3, 'ArrowUp'), go(1, 'ArrowUp')]).toEqual([0, 1, 1]);
  });

  it('moves to the ends of the line, or of the sample', () => {
    expect([go(1, 'Home'), go(2, 'End'), go(0, 'End')]).toEqual([0, 3, 1]);
    expect([go(3, 'Home', true), go(0, 'End', true)]).toEqual([0, 3]);
  });

  it('knows no other key, and no symbol that is not there', () => {
    expect(go(0, 'a')).toBeUndefined();
    expect(symbolAfterKey([] as CodeSymbol[], 0, {key: 'Home', ctrlKey: false})).toBeUndefined();
  });
});
