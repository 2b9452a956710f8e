import {describe, expect, it} from 'vitest';
import {copiedCode} from '../copiedCode';

describe('copiedCode', () => {
  it('is the shown code', () => {
    expect(copiedCode('const a = 1;\n\n  b();', 'ts', {0: ['theme-code-block-highlighted-line']})).toBe(
      'const a = 1;\n\n  b();',
    );
  });

  it('has no shell prompts', () => {
    expect(copiedCode('$ npm ci\n$ npm test', 'sh', {})).toBe('npm ci\nnpm test');
    expect(copiedCode('echo $ HOME\n  $ ls', 'bash', {})).toBe('echo $ HOME\nls');
  });

  it('keeps a dollar sign in other languages', () => {
    expect(copiedCode('$ (1)', 'js', {})).toBe('$ (1)');
  });

  it('has the code after a change, not the lines that it removes', () => {
    expect(
      copiedCode('old();\nnew();', 'ts', {
        0: ['theme-code-block-removed-line'],
        1: ['theme-code-block-added-line'],
      }),
    ).toBe('new();');
  });
});
