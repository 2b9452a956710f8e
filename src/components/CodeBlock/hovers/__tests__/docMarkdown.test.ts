import {describe, expect, it} from 'vitest';
import {parseBlocks, parseInline} from '../docMarkdown';

describe('parseBlocks', () => {
  it('finds paragraphs, lists and JSDoc tags', () => {
    expect(
      parseBlocks(
        'First line\nof a paragraph.\n\nA list:\n- one\n- two,\n  continued\n1. three\n@param a The letter.\n@internal',
      ),
    ).toEqual([
      {paragraph: 'First line\nof a paragraph.'},
      {paragraph: 'A list:'},
      {items: ['one', 'two,\n  continued', 'three']},
      {tag: '@param', paragraph: 'a The letter.'},
      {tag: '@internal', paragraph: ''},
    ]);
  });

  it('keeps text that only looks like a list or a tag', () => {
    expect(parseBlocks('**Bold** - and a@b.example -1')).toEqual([
      {paragraph: '**Bold** - and a@b.example -1'},
    ]);
  });
});

describe('parseInline', () => {
  it('finds code, bold text, links and URLs', () => {
    expect(
      parseInline('The **`get()`** of [`printf`](http://a.example/b), `x` and https://c.example/d_e.'),
    ).toEqual([
      {kind: 'text', text: 'The '},
      {kind: 'strong', text: 'get()'},
      {kind: 'text', text: ' of '},
      {kind: 'link', text: 'printf', href: 'http://a.example/b'},
      {kind: 'text', text: ', '},
      {kind: 'code', text: 'x'},
      {kind: 'text', text: ' and '},
      {kind: 'link', text: 'https://c.example/d_e', href: 'https://c.example/d_e'},
      {kind: 'text', text: '.'},
    ]);
  });

  it('finds links to pages of this site', () => {
    expect(parseInline('[Router](/docs/router#how)')).toEqual([
      {kind: 'link', text: 'Router', href: '/docs/router#how'},
    ]);
  });

  it.each(['javascript:alert`1`', 'data:text/html,x', '//evil.example', 'symbol:1.x/zod:z', '\\\\evil'])(
    'does not link to %s',
    href => {
      expect(parseInline(`[label](${href})`).filter(({kind}) => kind === 'link')).toEqual([]);
    },
  );

  it('does not change HTML, which React escapes', () => {
    const html = '<img src=x onerror="alert(1)"> <a href="javascript:0">b</a>';
    expect(parseInline(html)).toEqual([{kind: 'text', text: html}]);
  });

  it('does not find links in code', () => {
    expect(parseInline('`https://a.example`')).toEqual([{kind: 'code', text: 'https://a.example'}]);
  });
});
