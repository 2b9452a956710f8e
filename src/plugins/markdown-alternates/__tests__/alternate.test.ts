import {parse} from 'parse5';
import {expect, test} from 'vitest';
import {readAlternatePath, type Page} from '../../built-pages/pages';
import {createRenderer} from '../alternate';
import {validateOptions} from '../options';

const origin = 'https://docs.test';

/** Class names of a site whose code blocks have changed lines and notes. */
const classNames = {
  addedLine: 'line-added',
  removedLine: 'line-removed',
  note: 'note',
  noteIndent: 'note-indent',
  noteText: 'note-text',
  typeNote: 'note--type',
};

const renderAlternate = createRenderer(validateOptions({classNames}), origin);

test('renderAlternate starts with the title, description, URL and version', () => {
  expect(render(createDocHtml('<p>Text.</p>'))).toBe(`# Context of a _call_

> What it is for.

- Page: <https://docs.test/docs/context>
- Version: 10.x

Text.
`);
});

test('renderAlternate makes the URLs of links and images absolute', () => {
  const body =
    '<p><a href="/docs/router#new">Router</a> <a href="#here">here</a> <img src="/img/a.png" alt="A"></p>';
  expect(readBody(body)).toBe(
    '[Router](https://docs.test/docs/router#new) [here](https://docs.test/docs/context#here) ![A](https://docs.test/img/a.png)',
  );
});

test('renderAlternate leaves out controls, icons and status messages', () => {
  const body =
    '<h2 id="a">Heading<a class="hash-link" href="#a">\u200b</a></h2><p>Kept<button>Wrap</button><span role="status">Copied</span><svg><title>Icon</title></svg></p>';
  expect(readBody(body)).toBe('## Heading\n\nKept');
});

test('renderAlternate converts a code block to a fence with its file name, types and errors', () => {
  const body = `<div class="theme-code-block language-ts"><div class="theme-code-block-title">a/b.ts</div><pre class="language-ts"><code><span class="token-line">const <span class="token">price</span> = 1;
</span><span class="note note--type"><span class="note-indent">      </span><span class="note-text">const price: {
  a: 1;
}
</span></span><span class="token-line">  f('x');
</span><span class="note note--error"><span class="note-indent">    </span><span class="note-text">error TS2345: No.
</span></span></code></pre></div>`;
  expect(readBody(body)).toBe(`\`\`\`ts title="a/b.ts"
const price = 1;
//    ^? const price: {
//         a: 1;
//       }
  f('x');
// error TS2345: No.
\`\`\``);
});

test('renderAlternate converts a code block with changed lines to a diff', () => {
  const body = `<div class="theme-code-block language-ts"><pre><code><span class="token-line">a
</span><span class="token-line line-removed">b
</span><span class="token-line line-added">c
</span></code></pre></div>`;
  expect(readBody(body)).toBe('```diff\n a\n-b\n+c\n```');
});

test('renderAlternate keeps the text of a code block that isn’t highlighted', () => {
  expect(readBody('<pre class="theme-code-block language-sh"><code>npm start\n</code></pre>')).toBe(
    '```sh\nnpm start\n```',
  );
});

test('renderAlternate includes every panel of tabs below its label', () => {
  const body =
    '<div class="tabs-container"><div role="tablist"><button role="tab">npm</button><li role="tab">Yarn</li></div><div role="tabpanel"><p>One</p></div><div role="tabpanel" hidden><p>Two</p></div></div>';
  expect(readBody(body)).toBe('**npm**\n\nOne\n\n**Yarn**\n\nTwo');
});

test.each([
  ['tip', 'Mind the gap', '> **Tip: Mind the gap**\n>\n> Text'],
  ['warning', 'warning', '> **Warning**\n>\n> Text'],
])(
  'renderAlternate converts an admonition of the kind %s with the title "%s" to a blockquote',
  (kind, title, expected) => {
    const body = `<div class="theme-admonition theme-admonition-${kind} alert"><div><span><svg></svg></span>${title}</div><div><p>Text</p></div></div>`;
    expect(readBody(body)).toBe(expected);
  },
);

test('renderAlternate keeps a details element as HTML with its content', () => {
  expect(
    readBody(
      '<details><summary>What <code>changed</code> &lt;T&gt;</summary><div><p>All</p></div></details><p>After</p>',
    ),
  ).toBe('<details>\n<summary>What changed &lt;T></summary>\n\nAll\n\n</details>\n\nAfter');
});

test('renderAlternate converts a table inside a scrollable element', () => {
  const body =
    '<div class="scroll"><table><thead><tr><th>Name</th><td></td></tr></thead><tbody><tr><td><code>a | b</code></td><td>x</td></tr></tbody></table></div>';
  expect(readBody(body)).toBe('| Name     |   |\n| -------- | - |\n| `a \\| b` | x |');
});

test('renderAlternate replaces a drawing with its label', () => {
  expect(
    readBody(
      '<figure><div role="img" aria-label="A goes to B."><svg></svg></div><figcaption>Flow</figcaption></figure>',
    ),
  ).toBe('Diagram: A goes to B.\n\n_Flow_');
});

test('renderAlternate converts cards to a list of links without repeating the page’s description', () => {
  const page = createPage(
    '<main><span class="theme-doc-version-badge">Version: 10.x</span><header><h1>Server</h1><p>What it is for.</p></header><article><section><article><a class="theme-doc-card-container" href="/docs/router"><h2><span class="theme-doc-card-icon">x</span><span class="theme-doc-card-title">Routers</span></h2><p class="theme-doc-card-description">Nest them.</p></a></article></section></article></main>',
  );
  expect(renderAlternate(page).split('10.x\n\n')[1]).toBe(
    '- [Routers](https://docs.test/docs/router): Nest them.\n',
  );
});

test('renderAlternate keeps the banner of an old version', () => {
  const page = createPage(
    '<main><section class="theme-doc-version-banner"><p>This is <b>old</b>.</p></section><div class="theme-doc-markdown markdown"><h1>T</h1><p>Text</p></div></main>',
  );
  expect(renderAlternate(page)).toContain('\n\n> This is **old**.\n\nText\n');
});

test('createRenderer reads the facts of a page from the elements that the options name, and uses their texts', () => {
  const renderFacts = createRenderer(
    validateOptions({classNames: {facts: ['post-facts']}, texts: {drawing: 'Drawing'}}),
    origin,
  );
  const page = createPage(
    '<main><div class="theme-doc-markdown markdown"><h1>T</h1><div role="img" aria-label="A to B."></div></div><p class="post-facts">22  November</p></main>',
  );
  expect(renderFacts(page)).toContain(
    '- Page: <https://docs.test/docs/context>\n- 22 November\n\nDrawing: A to B.\n',
  );
});

test('renderAlternate keeps the lines of a code block as they are if the options name no class names', () => {
  const body =
    '<div class="theme-code-block language-ts"><pre><code><span class="token-line line-added">a\n</span></code></pre></div>';
  const render = createRenderer(validateOptions({}), origin);
  expect(render(createPage(createDocHtml(body)))).toContain('```ts\na\n```');
});

test('renderAlternate throws for a page without a title', () => {
  expect(() => renderAlternate(createPage('<main><p>Text</p></main>'))).toThrow(
    "/build/docs/context.html: the page can't be converted to Markdown. Found no h1 in main, expected an article with a title.",
  );
});

test('readAlternatePath returns the path from a page’s alternate link', () => {
  expect(readAlternatePath(createPage('<main></main>'))).toBeUndefined();
  const linking = createPage(
    '<main></main>',
    '<link rel="alternate" type="text/markdown" href="/docs/context.md">',
  );
  expect(readAlternatePath(linking)).toBe('/docs/context.md');
});

function readBody(html: string): string {
  return render(createDocHtml(html)).split('Version: 10.x\n\n')[1]?.trimEnd() ?? '';
}

function render(main: string): string {
  return renderAlternate(createPage(main));
}

function createDocHtml(body: string): string {
  return `<main><nav>Crumbs</nav><span class="theme-doc-version-badge">Version: 10.x</span><div class="theme-doc-markdown markdown"><header><h1>Context of a <em>call</em></h1></header>${body}</div><footer class="theme-doc-footer">Edit</footer></main>`;
}

function createPage(main: string, head = ''): Page {
  const html = `<!doctype html><html><head><meta name="description" content="What it is for.">${head}</head><body>${main}</body></html>`;
  return {
    route: '/docs/context',
    file: '/build/docs/context.html',
    html,
    document: parse(html),
    noIndex: false,
  };
}
