import {expect, test} from 'vitest';
import {renderProblem} from '../../code-samples/problem';
import {collectFrontMatterProblems, type MarkdownFile} from '../frontMatter';
import type {FrontMatterField} from '../frontMatterFields';

const description = 'Give every procedure the user, the database and the request.';

const fields: FrontMatterField[] = [
  {name: 'title', kind: 'text', description: 'The h1 of the page.'},
  {name: 'description', kind: 'text', description: 'What the reader gets.'},
  {name: 'keywords', kind: 'list of texts', description: 'Words that readers search for.'},
  {name: 'tags', kind: 'list of texts', folders: ['blog'], description: 'The tags of a post.'},
  {name: 'related_docs', kind: 'list of routes', folders: ['blog'], description: 'Pages of the docs.'},
  {name: 'authors', kind: 'list of authors', folders: ['blog'], description: 'The authors of a post.'},
];

test('the check accepts a valid page, and the same title in two docs versions', () => {
  const page = `---\ntitle: Context\ndescription: ${description}\n---\n\n## A section\n`;
  expect(
    renderProblems([
      {file: 'docs/context.md', markdown: page},
      {file: 'versioned_docs/version-9.x/context.md', markdown: page.replace('the user', 'a user')},
    ]),
  ).toBe('');
});

test('the check accepts a partial without front matter', () => {
  expect(renderProblems([{file: 'docs/_part.md', markdown: 'Text.\n'}])).toBe('');
});

test('the check reports a page without front matter', () => {
  expect(renderProblems([{file: 'docs/context.md', markdown: 'Text.\n'}])).toMatchInlineSnapshot(`
    "docs/context.md:1:1: error: The page has no description, because the front matter has no \`description\`. Write one of 50 to 160 characters.
      > 1 | Text.
          | ^
        2 |
      Say in one or two sentences what the reader gets. Search engines and link previews show this text.

    docs/context.md:1:1: error: The page has no title, because the front matter has no \`title\`.
      > 1 | Text.
          | ^
        2 |
      Add \`title: …\` to the front matter. The title becomes the page's h1 and its name in the sidebar.
    "
  `);
});

test('a title or a description of the wrong kind is one problem', () => {
  const markdown = '---\ntitle: [a, b]\ndescription: {a: b}\n---\n';
  expect(
    collectFrontMatterProblems([{file: 'docs/context.md', markdown}], fields).map(
      ({line, message}) => `${line}: ${message}`,
    ),
  ).toEqual([
    expect.stringMatching(/^2: The field `title` has the wrong kind of value\./),
    expect.stringMatching(/^3: The field `description` has the wrong kind of value\./),
  ]);
});

test('the check reports descriptions that are too short or too long', () => {
  const pages = ['About the context.', `${description} ${description} ${description}`].map((text, index) => ({
    file: `docs/page${index}.md`,
    markdown: `---\ntitle: Page ${index}\ndescription: ${text}\n---\n`,
  }));
  expect(renderProblems(pages)).toMatchInlineSnapshot(`
    "docs/page0.md:3:14: error: The description is too short. Found 18 characters, expected 50 to 160.
        1 | ---
        2 | title: Page 0
      > 3 | description: About the context.
          |              ^^^^^^^^^^^^^^^^^^
        4 | ---
      Say in one or two sentences what the reader gets. Search engines and link previews show this text.

    docs/page1.md:3:14: error: The description is too long. Found 182 characters, expected 50 to 160.
        1 | ---
        2 | title: Page 1
      > 3 | description: Give every procedure the user, the database and the request. Give every procedure the user, the database and the request. Give every procedure the user, the database and the request.
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        4 | ---
      Say in one or two sentences what the reader gets. Search engines and link previews show this text.
    "
  `);
});

test('the check reports two pages with the same title and description', () => {
  const markdown = `---\ntitle: Context\ndescription: ${description}\n---\n`;
  expect(
    renderProblems([
      {file: 'docs/a.md', markdown},
      {file: 'docs/b.md', markdown},
    ]),
  ).toMatchInlineSnapshot(`
    "docs/b.md:2:8: error: The title is not unique among the pages of docs. Found the same title in docs/a.md.
        1 | ---
      > 2 | title: Context
          |        ^^^^^^^
        3 | description: Give every procedure the user, the database and the request.
      Say how this page differs from the other page, because readers choose between them in a list of search results.

    docs/b.md:3:14: error: The description is not unique among the pages of the site. Found the same description in docs/a.md.
        1 | ---
        2 | title: Context
      > 3 | description: Give every procedure the user, the database and the request.
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        4 | ---
      Say how this page differs from the other page, because readers choose between them in a list of search results.
    "
  `);
});

test('the same page in another docs version can have the same title and description', () => {
  const markdown = `---\ntitle: Context\ndescription: ${description}\n---\n`;
  const files = ['docs/server/context.md', 'versioned_docs/version-10.9/server/context.md'];
  expect(renderProblems(files.map(file => ({file, markdown})))).toBe('');
  expect(
    renderProblems([...files, 'versioned_docs/version-10.9/server/other.md'].map(file => ({file, markdown}))),
  ).toMatch(
    /^versioned_docs\/version-10\.9\/server\/other\.md:2:8: error: The title is not unique[^]*other\.md:3:14: error: The description is not unique/,
  );
});

test('the check reports a level-1 heading in the text, but not a comment in a code sample', () => {
  const markdown = `---\ntitle: Context\ndescription: ${description}\n---\n\n# Context\n\n\`\`\`bash\n# a comment\n\`\`\`\n`;
  expect(renderProblems([{file: 'docs/context.md', markdown}])).toMatchInlineSnapshot(`
    "docs/context.md:6:1: error: The page has a second h1. Found a level-1 heading, expected level 2 to 6.
        4 | ---
        5 |
      > 6 | # Context
          | ^
        7 |
      Start the heading with \`##\`. The title in the front matter is the page's only h1.
    "
  `);
});

test('the check reports front matter that is not valid YAML and text that is not valid MDX', () => {
  expect(
    renderProblems([
      {file: 'docs/a.md', markdown: `---\ntitle: Links: an overview\n---\n`},
      {file: 'docs/b.md', markdown: `---\ntitle: B\n---\n\n<Tabs>\n`},
    ]),
  ).toMatchInlineSnapshot(`
    "docs/a.md:2:8: error: The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
        1 | ---
      > 2 | title: Links: an overview
          |        ^
        3 | ---
      If the text contains a colon or a quote, put it in quotes.

    docs/b.md:1:1: error: The page has no description, because the front matter has no \`description\`. Write one of 50 to 160 characters.
      > 1 | ---
          | ^
        2 | title: B
      Say in one or two sentences what the reader gets. Search engines and link previews show this text.

    docs/b.md:5:1: error: The text isn't valid MDX. Expected a closing tag for \`<Tabs>\`.
        3 | ---
        4 |
      > 5 | <Tabs>
          | ^
        6 |
      Close each element, such as \`<Fold>…</Fold>\`, or write \`<Fold />\` if it has no content.
    "
  `);
});

test('a field that occurs twice and a misspelt field are each one problem, with fitting advice', () => {
  expect(
    renderProblems([
      {file: 'docs/a.md', markdown: `---\ntitle: A\ntitle: B\ndescription: ${description}\n---\n`},
      {file: 'docs/b.md', markdown: `---\ntitle: B\ndescripton: ${description}\n---\n`},
    ]),
  ).toMatchInlineSnapshot(`
    "docs/a.md:3:1: error: The front matter is not valid YAML: Map keys must be unique.
        1 | ---
        2 | title: A
      > 3 | title: B
          | ^
        4 | description: Give every procedure the user, the database and the request.
      Remove one of the fields with this name.

    docs/b.md:3:1: error: The front matter has an unknown field. Found \`descripton\`, expected one of title, description, keywords.
        1 | ---
        2 | title: B
      > 3 | descripton: Give every procedure the user, the database and the request.
          | ^^^^^^^^^^
        4 | ---
      Did you mean \`description\`? A field that isn't in the list has no effect.
    "
  `);
});

test('the check reports unknown fields and fields of other kinds of pages', () => {
  const markdown = `---\ntitle: Context\ndescripton: ${description}\ndescription: ${description}\ntags: [a]\n---\n`;
  expect(renderProblems([{file: 'docs/context.md', markdown}])).toMatchInlineSnapshot(`
    "docs/context.md:3:1: error: The front matter has an unknown field. Found \`descripton\`, expected one of title, description, keywords.
        1 | ---
        2 | title: Context
      > 3 | descripton: Give every procedure the user, the database and the request.
          | ^^^^^^^^^^
        4 | description: Give every procedure the user, the database and the request.
      Did you mean \`description\`? A field that isn't in the list has no effect.

    docs/context.md:5:1: error: The front matter has an unknown field. Found \`tags\`, expected one of title, description, keywords.
        3 | descripton: Give every procedure the user, the database and the request.
        4 | description: Give every procedure the user, the database and the request.
      > 5 | tags: [a]
          | ^^^^
        6 | ---
      A field that isn't in the list has no effect.
    "
  `);
  expect(renderProblems([{file: 'blog/context.md', markdown: markdown.replace('descripton', 'keywords')}]))
    .toMatchInlineSnapshot(`
    "blog/context.md:3:1: error: The field \`keywords\` has the wrong kind of value. Found text, expected a list of texts, such as \`[first, second]\`.
        1 | ---
        2 | title: Context
      > 3 | keywords: Give every procedure the user, the database and the request.
          | ^^^^^^^^
        4 | description: Give every procedure the user, the database and the request.
      Words that readers search for.
    "
  `);
});

test('the check says whether a list has the wrong values or is itself the wrong kind', () => {
  const markdown = `---\ntitle: [a]\ndescription: ${description}\nkeywords: [{a: b}]\n---\n`;
  const rendered = renderProblems([{file: 'docs/context.md', markdown}]);
  expect(rendered).toContain('`title` has the wrong kind of value. Found a list, expected text.');
  expect(rendered).toContain('`keywords` has an item of the wrong kind. Found an object, expected text.');
});

test('the check reports empty texts and empty lists, which the framework cannot load', () => {
  const markdown = `---\ntitle: ''\ndescription: ${description}\nkeywords: []\n---\n`;
  const rendered = renderProblems([{file: 'docs/context.md', markdown}]);
  expect(rendered).toContain('`title` has the wrong kind of value. Found empty text, expected text.');
  expect(rendered).toContain(
    '`keywords` has the wrong kind of value. Found an empty list, expected a list of texts',
  );
});

test('the check reports values of the wrong kind', () => {
  const markdown = `---\ntitle: 404\ndescription: ${description}\nkeywords: one, two\n---\n`;
  expect(renderProblems([{file: 'docs/context.md', markdown}])).toMatchInlineSnapshot(`
    "docs/context.md:2:1: error: The field \`title\` has the wrong kind of value. Found the number 404, expected text.
        1 | ---
      > 2 | title: 404
          | ^^^^^
        3 | description: Give every procedure the user, the database and the request.
      The h1 of the page.

    docs/context.md:4:1: error: The field \`keywords\` has the wrong kind of value. Found text, expected a list of texts, such as \`[first, second]\`.
        2 | title: 404
        3 | description: Give every procedure the user, the database and the request.
      > 4 | keywords: one, two
          | ^^^^^^^^
        5 | ---
      Words that readers search for.
    "
  `);
});

test.each([
  ['keywords: [one, true, {a: 1}]', ['4:17 true', '4:23 {a: 1}']],
  ['keywords:\n  - one\n  - two: three\n  - # nothing', ['6:5 two: three', '7:5 ']],
  ['keywords: ["two\\n  lines", [a]]', ['4:28 [a]']],
  ['tags: [release, "2", 3, false]', ['4:25 false']],
  ['related_docs: [/docs/a, docs/b, "/docs/c", "docs/d"]', ['4:25 docs/b', '4:45 docs/d']],
  ['related_docs:\n  - /docs/a\n  - 7', ['6:5 7']],
  ['authors: [{name: A}, B, {title: C}]', ['4:22 B', '4:25 {title: C}']],
  ['description: "Too short."', ['4:15 Too short.']],
  ['description: "Too sh\\u006frt."', ['4:14 "Too sh\\u006frt."']],
])('the place of a wrong value in %s is the value itself', (field, places) => {
  const other = field.startsWith('description') ? 'keywords: [a]' : `description: ${description}`;
  const markdown = `---\ntitle: A page\n${other}\n${field}\n---\n`;
  const lines = markdown.split('\n');
  const marked = collectFrontMatterProblems([{file: 'blog/post.md', markdown}], fields).map(
    ({line, column, length = 1}) =>
      `${line}:${column} ${lines[line - 1]?.slice(column - 1, column - 1 + length)}`,
  );
  expect(marked).toEqual(places);
});

test('the message about a wrong item states the item, or its kind', () => {
  const markdown = `---\ntitle: A page\ndescription: ${description}\nrelated_docs: [docs/a, 7]\n---\n`;
  expect(renderProblems([{file: 'blog/post.md', markdown}])).toMatchInlineSnapshot(`
    "blog/post.md:4:16: error: The field \`related_docs\` has an item of the wrong kind. Found \`docs/a\`, expected a route, which begins with a slash.
        2 | title: A page
        3 | description: Give every procedure the user, the database and the request.
      > 4 | related_docs: [docs/a, 7]
          |                ^^^^^^
        5 | ---
      Pages of the docs.

    blog/post.md:4:24: error: The field \`related_docs\` has an item of the wrong kind. Found the number 7, expected a route, which begins with a slash.
        2 | title: A page
        3 | description: Give every procedure the user, the database and the request.
      > 4 | related_docs: [docs/a, 7]
          |                        ^
        5 | ---
      Pages of the docs.
    "
  `);
});

function renderProblems(files: readonly MarkdownFile[]): string {
  return collectFrontMatterProblems(files, fields)
    .map(problem => renderProblem(problem, files.find(({file}) => file === problem.file)?.markdown ?? ''))
    .join('\n');
}
