import {expect, test} from 'vitest';
import {createMarkdownFile} from '../markdownFile';
import {createPage, createSource, settings} from './testPage';

const router = createPage('/docs/router', '<h1>Routers</h1><h2 id="names">Names</h2><h2 id="next">Next</h2>');
const context = createPage(
  '/docs/start/context',
  '<h1>Context</h1><h2 id="use">Use <code>ctx</code><a class="hash-link" href="#use"></a></h2>',
);

const routerText = `# Routers

- Page: <https://tasks.example/docs/router>

See [the context](https://tasks.example/docs/start/context#use), [a line](https://tasks.example/docs/start/context#line-3), and [the blog](https://tasks.example/blog).

## Names

\`\`\`md
# Not a heading
[Not a link](https://tasks.example/docs/router)
\`\`\`

## Next
`;

const contextText = `# Context

## Use \`ctx\`

Read [Names](https://tasks.example/docs/router#names "Title"). See <https://tasks.example/docs/router>.
`;

function create(): string {
  return createMarkdownFile(
    createSource([router, context]),
    [
      {page: router, text: routerText},
      {page: context, text: contextText},
    ],
    settings.texts,
  );
}

test('the file starts with the title, the edition and the contents', () => {
  expect(create()).toMatch(
    /^# Tasks 2\.1\.0\n\nDocs 2\.x \(Tasks 2\.1\.0\), commit 0123456789, 2026-11-23\.\n\n<https:\/\/tasks\.example\/docs>\n\n## Contents\n\n- \[router\]\(#router\)\n- \[context\]\(#start_context\)\n\n---\n/,
  );
});

test('links between pages lead to anchors of their sections, or else to their page', () => {
  const text = create();
  expect(text).toContain(
    'See [the context](#start_context.use), [a line](#start_context), and [the blog](https://tasks.example/blog).',
  );
  expect(text).toContain('Read [Names](#router.names "Title").');
});

test('only linked sections have anchors', () => {
  const ids = Array.from(create().matchAll(/<a id="([^"]*)"><\/a>/g), ([, id]) => id);
  expect(ids).toEqual(['router', 'router.names', 'start_context', 'start_context.use']);
});

test('headings are one level lower', () => {
  const headings = create().match(/^#+ .*$/gm);
  expect(headings).toEqual([
    '# Tasks 2.1.0',
    '## Contents',
    '## Routers',
    '### Names',
    '# Not a heading',
    '### Next',
    '## Context',
    '### Use `ctx`',
  ]);
});

test('code and addresses that readers see stay as they are', () => {
  const text = create();
  expect(text).toContain('[Not a link](https://tasks.example/docs/router)');
  expect(text).toContain('- Page: <https://tasks.example/docs/router>');
  expect(text).toContain('See <https://tasks.example/docs/router>.');
});
