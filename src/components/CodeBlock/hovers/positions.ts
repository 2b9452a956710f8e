import type {CodeSymbol} from './symbols';

/** The place of a symbol in the rendered lines; undefined when the page shows other code than the types are of. */
export function symbolRange(code: Element, {line, column, length}: CodeSymbol): Range | undefined {
  const lineElement = code.querySelectorAll('.token-line')[line];
  const start = lineElement && textPosition(lineElement, column + 1);
  const end = lineElement && textPosition(lineElement, column + length);
  if (!start || !end) {
    return undefined;
  }
  const range = document.createRange();
  // The end of the first character's text node, one back: never the end of the node before it.
  range.setStart(start.node, start.offset - 1);
  range.setEnd(end.node, end.offset);
  return range;
}

/** Index of the symbol whose box holds a point of the window; -1 for none. */
export function symbolAtPoint(code: Element, symbols: CodeSymbol[], x: number, y: number): number {
  const element = document.elementFromPoint(x, y)?.closest('.token-line');
  if (!element || !code.contains(element)) {
    return -1;
  }
  const line = Array.from(code.querySelectorAll('.token-line')).indexOf(element);
  return symbols.findIndex(symbol => symbol.line === line && isInside(symbolRange(code, symbol), x, y));
}

function isInside(range: Range | undefined, x: number, y: number): boolean {
  return Array.from(range?.getClientRects() ?? []).some(
    ({left, right, top, bottom}) => left <= x && x < right && top <= y && y <= bottom,
  );
}

/** The text node that holds the `count`th character of an element's text, and how many characters in that is. */
function textPosition(element: Element, count: number): {node: Node; offset: number} | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = count;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (rest <= length) {
      return {node, offset: rest};
    }
    rest -= length;
  }
  return undefined;
}
