import type {PageTypes} from '@site/src/shared/samples';

/** A name in the displayed code, and its type. Lines and columns are zero-based. Columns and lengths are in UTF-16 code units. */
export type CodeSymbol = {
  line: number;
  column: number;
  length: number;
  type: string;
  doc: string | undefined;
  /** Path of the page that explains the symbol, relative to the base URL. */
  link: string | undefined;
};

/** Returns the symbols of one code sample in reading order. The encoding is described at `SampleTypes`. */
export function decodeSymbols(page: PageTypes, sample: number): CodeSymbol[] {
  const numbers = page.samples[sample] ?? [];
  const links = new Map(
    Object.entries(page.links).flatMap(([path, texts]) => texts.map(text => [text, path] as const)),
  );
  const symbols: CodeSymbol[] = [];
  let line = 0;
  let column = 0;
  for (let offset = 0; offset + 4 < numbers.length; offset += 5) {
    const [lineDelta = 0, columnOrDelta = 0, length = 0, text = -1, doc = -1] = numbers.slice(
      offset,
      offset + 5,
    );
    column = lineDelta === 0 ? column + columnOrDelta : columnOrDelta;
    line += lineDelta;
    symbols.push({
      line,
      column,
      length,
      type: page.texts[text] ?? '',
      doc: page.docs[doc],
      link: links.get(text),
    });
  }
  return symbols;
}

/**
 * Returns the index of the symbol to which a key moves from the symbol `index`. If there is no symbol in the key's direction, returns
 * `index`. Returns undefined for keys that don't move between symbols.
 */
export function findSymbolByKey(
  symbols: CodeSymbol[],
  index: number,
  {key, ctrlKey}: {key: string; ctrlKey: boolean},
): number | undefined {
  const current = symbols[index];
  if (!current) {
    return undefined;
  }
  const last = symbols.length - 1;
  const firstInLine = symbols.findIndex(({line}) => line === current.line);
  const nextLine = symbols.findIndex(({line}) => line > current.line);
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, last);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowDown':
      return findNearestSymbol(symbols, current, symbols[nextLine]?.line) ?? index;
    case 'ArrowUp':
      return findNearestSymbol(symbols, current, symbols[firstInLine - 1]?.line) ?? index;
    case 'Home':
      return ctrlKey ? 0 : firstInLine;
    case 'End':
      return ctrlKey || nextLine < 0 ? last : nextLine - 1;
    default:
      return undefined;
  }
}

/** Returns the index of the symbol in `line` whose column is closest to the column of the given symbol. */
function findNearestSymbol(
  symbols: CodeSymbol[],
  {column}: CodeSymbol,
  line: number | undefined,
): number | undefined {
  if (line === undefined) {
    return undefined;
  }
  const distance = (index: number) => Math.abs((symbols[index]?.column ?? Infinity) - column);
  return symbols
    .flatMap((symbol, index) => (symbol.line === line ? [index] : []))
    .reduce((best, index) => (distance(index) < distance(best) ? index : best));
}
