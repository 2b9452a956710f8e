// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {getSymbolRange} from '../positions';

const code = document.createElement('code');
code.innerHTML =
  '<span class="token-line"><span class="token keyword">const</span> a = t.<span class="token function">query</span>();\n</span>' +
  '<span class="code-note"><span class="code-note-text">const a: string\n</span></span>' +
  '<span class="token-line">a<span class="token string mark">b</span><span class="token string">c</span>\n</span>';

function getTextAt(line: number, column: number, length: number): string | undefined {
  return getSymbolRange(code, {line, column, length, type: '', doc: undefined, link: undefined})?.toString();
}

describe('getSymbolRange', () => {
  it('finds a symbol that is a whole token, a part of a token, or several tokens', () => {
    expect(getTextAt(0, 12, 5)).toBe('query');
    expect(getTextAt(0, 6, 1)).toBe('a');
    expect(getTextAt(1, 0, 3)).toBe('abc');
  });

  it('returns a range that starts in the text node of the first character', () => {
    const range = getSymbolRange(code, {
      line: 0,
      column: 12,
      length: 5,
      type: '',
      doc: undefined,
      link: undefined,
    });
    expect(range?.startContainer.nodeValue).toBe('query');
    expect(range?.startOffset).toBe(0);
  });

  it('does not count notes as lines', () => {
    expect(getTextAt(1, 0, 1)).toBe('a');
  });

  it('returns undefined for a position after the end of a line or after the last line', () => {
    expect(getTextAt(1, 9, 1)).toBeUndefined();
    expect(getTextAt(5, 0, 1)).toBeUndefined();
  });
});
