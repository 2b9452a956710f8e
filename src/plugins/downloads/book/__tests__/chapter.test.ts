import {describe, expect, test} from 'vitest';
import {createPage, settings} from '../../__tests__/testPage';
import {createChapter} from '../chapter';
import {renderDocument} from '../xml';

/** Returns the XHTML after the title of a chapter. */
function convert(html: string): string {
  const page = createPage('/docs/router', `<div class="markdown"><h1>Routers</h1>${html}</div>`);
  const {body} = createChapter(page, settings.classNames);
  const document = renderDocument({title: 'Routers', body, language: 'en', styles: '../style.css'});
  return /<h1>Routers<\/h1>([^]*)<\/body>/.exec(document)?.[1] ?? document;
}

test.each([
  ['<p class="lead" translate="no">Text<br>and <em>more</em></p>', '<p>Text<br />and <em>more</em></p>'],
  ['<h2 id="a">Names<a class="hash-link" href="#a">#</a></h2>', '<h2 id="a">Names</h2>'],
  ['<p><span class="x">Text</span><time>2026</time></p>', '<p>Text2026</p>'],
  ['<p>A &amp; B &lt; C</p>', '<p>A &#x26; B &#x3C; C</p>'],
  [
    '<table><thead><tr><th scope="col">A</th></tr></thead></table>',
    '<table><thead><tr><th scope="col">A</th></tr></thead></table>',
  ],
  ['<ol start="3"><li>Three</li></ol>', '<ol start="3"><li>Three</li></ol>'],
  ['<img src="/a.png">', '<img src="/a.png" alt="" />'],
  ['<p>Text\u200b<button>Copy</button><svg></svg></p>', '<p>Text</p>'],
  ['<p class="online-only">Run</p><iframe></iframe><dialog>Text</dialog>', ''],
])('%s becomes %s', (html, expected) => {
  expect(convert(html)).toBe(expected);
});

test('folded parts are open, and each tab has its label', () => {
  expect(convert('<details><summary>More</summary><p>Text</p></details>')).toBe(
    '<div class="fold"><p class="fold-title">More</p><p>Text</p></div>',
  );
  expect(
    convert(
      '<div role="tablist"><b>npm</b></div><div role="tabpanel" hidden data-label="npm"><p>Text</p></div>',
    ),
  ).toBe('<div class="variant"><p class="variant-label">npm</p><p>Text</p></div>');
});

test('a link around a card becomes a link in its heading', () => {
  expect(convert('<a class="card" href="/docs/context"><h2>Context</h2><p>Text</p></a>')).toBe(
    '<h2><a href="/docs/context">Context</a></h2><p>Text</p>',
  );
});

test('a drawing stays with its label, in the widest form', () => {
  const svg = '<svg viewBox="0 0 9 9" aria-hidden="true" focusable="false"><text x="1">A</text></svg>';
  expect(convert(`<div role="img" aria-label="A drawing">${svg}<svg></svg></div>`)).toBe(
    '<div class="drawing"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-label="A drawing"><text x="1">A</text></svg></div>',
  );
});

describe('code', () => {
  const block = (lines: string) =>
    `<div class="theme-code-block"><div class="theme-code-block-title">a.ts</div><pre><code>${lines}</code></pre></div>`;

  test('a block has its title, its tokens and its marked lines', () => {
    const lines =
      '<span class="line"><span class="token keyword">let</span> a\n</span><span class="line line-added" id="l2">b\n</span><span class="line-note">string\n</span>';
    expect(convert(block(lines))).toBe(
      '<div class="code"><p class="code-title">a.ts</p><pre><code><span class="keyword">let</span> a\n<span id="l2" class="added">b\n</span><span class="note">string</span></code></pre></div>',
    );
  });
});

test('the banner of an old version follows the title', () => {
  const page = createPage(
    '/docs/router',
    '<section class="theme-doc-version-banner"><p>Old</p></section><div class="markdown"><header><h1>Routers</h1></header><p>Text</p></div>',
  );
  const {body} = createChapter(page, settings.classNames);
  const document = renderDocument({title: 'Routers', body, language: 'en', styles: '../style.css'});
  expect(document).toContain(
    '<header><h1>Routers</h1></header><section class="banner"><p>Old</p></section><p>Text</p>',
  );
});

test('the page of a category has its title and its cards', () => {
  const page = createPage('/docs/server', '<header><h1>Server</h1></header><article><p>Cards</p></article>');
  const {title, body} = createChapter(page, settings.classNames);
  expect(title).toBe('Server');
  expect(body).toHaveLength(2);
});

test('a page without a title stops the build', () => {
  expect(() => createChapter(createPage('/docs', '<p>Text</p>'), settings.classNames)).toThrow(
    "/out/docs.html: the page can't become a chapter. Found no h1 in main, expected an article with a title.",
  );
});
