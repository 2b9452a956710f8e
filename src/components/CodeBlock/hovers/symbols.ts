import type {PageTypes} from '@site/src/shared/samples';

/** A name in the shown code, with its type. Lines and columns from 0, in UTF-16 units. */
export type CodeSymbol = {
  line: number;
  column: number;
  length: number;
  type: string;
  doc: string | undefined;
};

/** The symbols of one sample of a page, in reading order. */
export function decodeSymbols(page: PageTypes, sample: number): CodeSymbol[] {
  const numbers = page.samples[sample] ?? [];
  const symbols: CodeSymbol[] = [];
  let line = 0;
  let column = 0;
  for (let at = 0; at + 4 < numbers.length; at += 5) {
    const [lineDelta = 0, columnOrDelta = 0, length = 0, text = -1, doc = -1] = numbers.slice(at, at + 5);
    column = lineDelta === 0 ? column + columnOrDelta : columnOrDelta;
    line += lineDelta;
    symbols.push({line, column, length, type: page.texts[text] ?? '', doc: page.docs[doc]});
  }
  return symbols;
}

/** Where a key goes from a symbol: an index, or undefined for a key that doesn't move. Stays where it is at the edges. */
export function symbolAfterKey(
  symbols: CodeSymbol[],
  index: number,
  {key, ctrlKey}: {key: string; ctrlKey: boolean},
): number | undefined {
  const current = symbols[index];
  if (!current) {
    return undefined;
  }
  const last = symbols.length - 1;
  const first = symbols.findIndex(({line}) => line === current.line);
  const nextLine = symbols.findIndex(({line}) => line > current.line);
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, last);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowDown':
      return nearest(symbols, current, symbols[nextLine]?.line) ?? index;
    case 'ArrowUp':
      return nearest(symbols, current, symbols[first - 1]?.line) ?? index;
    case 'Home':
      return ctrlKey ? 0 : first;
    case 'End':
      return ctrlKey || nextLine < 0 ? last : nextLine - 1;
    default:
      return undefined;
  }
}

function nearest(symbols: CodeSymbol[], {column}: CodeSymbol, line: number | undefined): number | undefined {
  if (line === undefined) {
    return undefined;
  }
  const distance = (index: number) => Math.abs((symbols[index]?.column ?? Infinity) - column);
  return symbols
    .flatMap((symbol, index) => (symbol.line === line ? [index] : []))
    .reduce((best, index) => (distance(index) < distance(best) ? index : best));
}
