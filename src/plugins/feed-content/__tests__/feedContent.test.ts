import {expect, test} from 'vitest';
import {renderFeedContent} from '../feedContent';

test.each([
  [
    'makes URLs absolute and removes classes and styles',
    '<p><a href="/docs" class="x" style="color:red">Docs</a> <a href="#b">b</a><img src="/img/a.png" alt="A"></p>',
    '<p><a href="https://docs.test/docs">Docs</a> <a href="https://docs.test/blog/post#b">b</a><img src="https://docs.test/img/a.png" alt="A"></p>',
  ],
  [
    'removes the hash links of headings',
    '<h2 class="anchor" id="a">Title<a class="hash-link" href="#a">\u200b</a></h2>',
    '<h2 id="a">Title</h2>',
  ],
  [
    'renders code as text below its title',
    '<div class="theme-code-block"><div class="theme-code-block-title">a.ts</div><pre><code><span class="token-line"><span class="token">a</span> &lt; b;\n</span><span class="code-note code-note--type"><span class="code-note-indent">  </span><span class="code-note-text">const b: {\n}\n</span></span></code></pre><button>Copy</button></div>',
    '<p><strong>a.ts</strong></p><pre><code>a &lt; b;\n// ^? const b: {\n// }</code></pre>',
  ],
  [
    'opens closed tabs and shows their labels',
    '<div><div role="tablist"><button>npm</button></div><div role="tabpanel" hidden="" data-label="npm"><p>One</p></div></div>',
    '<div><p><strong>npm</strong></p><div><p>One</p></div></div>',
  ],
  ['removes scripts, styles and comments', '<p>a<script>b</script><style>c</style></p><!--d-->', '<p>a</p>'],
  [
    'replaces drawings with their descriptions',
    '<div role="img" aria-label="A to B"><svg></svg></div>',
    '<p>Diagram: A to B</p>',
  ],
])('%s', (_, html, expected) => {
  expect(renderFeedContent(html, new URL('https://docs.test/blog/post'))).toBe(expected);
});
