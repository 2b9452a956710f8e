import {line as lineClassName} from '../../../shared/codeBlockClassNames';
import type {CodeSymbol} from './symbols';

const lineSelector = `.${lineClassName}`;

/** Returns the range of a symbol in the rendered lines, or undefined if the lines have no text at its position. */
export function getSymbolRange(code: Element, {line, column, length}: CodeSymbol): Range | undefined {
  const lineElement = code.querySelectorAll(lineSelector)[line];
  const start = lineElement && findTextPosition(lineElement, column + 1);
  const end = lineElement && findTextPosition(lineElement, column + length);
  if (!start || !end) {
    return undefined;
  }
  const range = document.createRange();
  // The range has to start in the text node of the symbol's first character. `start` is the position after this character, so the range
  // starts one character earlier. Looking up the position before the character could return the end of the preceding text node.
  range.setStart(start.node, start.offset - 1);
  range.setEnd(end.node, end.offset);
  return range;
}

/** Returns the index of the symbol at a point in the viewport, or -1 if there is no symbol. */
export function findSymbolAtPoint(code: Element, symbols: CodeSymbol[], x: number, y: number): number {
  const element = document.elementFromPoint(x, y)?.closest(lineSelector);
  if (!element || !code.contains(element)) {
    return -1;
  }
  const line = Array.from(code.querySelectorAll(lineSelector)).indexOf(element);
  return symbols.findIndex(symbol => symbol.line === line && isInside(getSymbolRange(code, symbol), x, y));
}

function isInside(range: Range | undefined, x: number, y: number): boolean {
  return Array.from(range?.getClientRects() ?? []).some(
    ({left, right, top, bottom}) => left <= x && x < right && top <= y && y <= bottom,
  );
}

/** Returns the text node with the `count`th character of an element's text, and the offset after that character. */
function findTextPosition(element: Element, count: number): {node: Node; offset: number} | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let remaining = count;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (remaining <= length) {
      return {node, offset: remaining};
    }
    remaining -= length;
  }
  return undefined;
}
