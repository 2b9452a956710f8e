// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {symbolRange} from '../positions';

const code = document.createElement('code');
code.innerHTML =
  '<span class="token-line"><span class="token keyword">const</span> a = t.<span class="token function">query</span>();\n</span>' +
  '<span class="code-note"><span class="code-note-text">const a: string\n</span></span>' +
  '<span class="token-line">a<span class="token string mark">b</span><span class="token string">c</span>\n</span>';

function textAt(line: number, column: number, length: number): string | undefined {
  return symbolRange(code, {line, column, length, type: '', doc: undefined})?.toString();
}

describe('symbolRange', () => {
  it('finds a token, a part of one, and a name across tokens', () => {
    expect(textAt(0, 12, 5)).toBe('query');
    expect(textAt(0, 6, 1)).toBe('a');
    expect(textAt(1, 0, 3)).toBe('abc');
  });

  it('starts in the node of its first character', () => {
    const range = symbolRange(code, {line: 0, column: 12, length: 5, type: '', doc: undefined});
    expect(range?.startContainer.nodeValue).toBe('query');
    expect(range?.startOffset).toBe(0);
  });

  it('does not count notes as lines', () => {
    expect(textAt(1, 0, 1)).toBe('a');
  });

  it('is undefined past the end of a line or of the code', () => {
    expect(textAt(1, 9, 1)).toBeUndefined();
    expect(textAt(5, 0, 1)).toBeUndefined();
  });
});
