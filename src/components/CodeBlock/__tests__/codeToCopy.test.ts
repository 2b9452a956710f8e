import {describe, expect, it} from 'vitest';
import {getCodeToCopy} from '../codeToCopy';

describe('getCodeToCopy', () => {
  it('returns the shown code', () => {
    expect(getCodeToCopy('const a = 1;\n\n  b();', 'ts', {0: ['theme-code-block-highlighted-line']})).toBe(
      'const a = 1;\n\n  b();',
    );
  });

  it('removes shell prompts', () => {
    expect(getCodeToCopy('$ npm ci\n$ npm test', 'sh', {})).toBe('npm ci\nnpm test');
    expect(getCodeToCopy('echo $ HOME\n  $ ls', 'bash', {})).toBe('echo $ HOME\nls');
  });

  it('keeps dollar signs in other languages', () => {
    expect(getCodeToCopy('$ (1)', 'js', {})).toBe('$ (1)');
  });

  it('leaves out lines that are marked as removed', () => {
    expect(
      getCodeToCopy('old();\nnew();', 'ts', {
        0: ['theme-code-block-removed-line'],
        1: ['theme-code-block-added-line'],
      }),
    ).toBe('new();');
  });
});
