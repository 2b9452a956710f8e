import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readMarkdownFiles} from '../../src/plugins/code-samples/markdownFiles';
import {renderProblem} from '../../src/plugins/code-samples/problem';
import {collectFrontMatterProblems, type MarkdownFile} from '../frontMatter';

const description = 'Give every procedure the user, the database and the request.';

test('every page of the site has the front matter that it needs', {timeout: 60_000}, () => {
  const files = readMarkdownFiles('.').map(file => ({file, markdown: readFileSync(file, 'utf8')}));
  expect(files.length).toBeGreaterThan(0);
  expect(renderProblems(files)).toBe('');
});

test('a sound page has no problem, and two versions may have pages of one title', () => {
  const page = `---\ntitle: Context\ndescription: ${description}\n---\n\n## A section\n`;
  expect(
    renderProblems([
      {file: 'docs/context.md', markdown: page},
      {file: 'versioned_docs/version-9.x/context.md', markdown: page.replace('the user', 'a user')},
    ]),
  ).toBe('');
});

test('a partial needs no front matter', () => {
  expect(renderProblems([{file: 'docs/_part.md', markdown: 'Text.\n'}])).toBe('');
});

test('a page without front matter', () => {
  expect(renderProblems([{file: 'docs/context.md', markdown: 'Text.\n'}])).toMatchInlineSnapshot(`
    "docs/context.md:1:1: error: The page has no description. Found no \`description\` in the front matter, expected 50 to 160 characters.
      > 1 | Text.
          | ^
        2 |
      Say in one or two sentences what the reader gets: search engines and link previews show it.

    docs/context.md:1:1: error: The page has no title. Found no \`title\` in the front matter, expected a text.
      > 1 | Text.
          | ^
        2 |
      Add \`title: …\`: it is the page's h1 and its name in the sidebar.
    "
  `);
});

test('a description that is too short, and one that is too long', () => {
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
      Say in one or two sentences what the reader gets: search engines and link previews show it.

    docs/page1.md:3:14: error: The description is too long. Found 182 characters, expected 50 to 160.
        1 | ---
        2 | title: Page 1
      > 3 | description: Give every procedure the user, the database and the request. Give every procedure the user, the database and the request. Give every procedure the user, the database and the request.
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        4 | ---
      Say in one or two sentences what the reader gets: search engines and link previews show it.
    "
  `);
});

test('two pages with one title and one description', () => {
  const markdown = `---\ntitle: Context\ndescription: ${description}\n---\n`;
  expect(
    renderProblems([
      {file: 'docs/a.md', markdown},
      {file: 'docs/b.md', markdown},
    ]),
  ).toMatchInlineSnapshot(`
    "docs/b.md:2:8: error: Two pages have one title. Found the title of docs/a.md, expected one that no other page of docs has.
        1 | ---
      > 2 | title: Context
          |        ^^^^^^^
        3 | description: Give every procedure the user, the database and the request.
      Say what sets this page apart: readers choose by it among search results.

    docs/b.md:3:14: error: Two pages have one description. Found the description of docs/a.md, expected one that no other page of the site has.
        1 | ---
        2 | title: Context
      > 3 | description: Give every procedure the user, the database and the request.
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        4 | ---
      Say what sets this page apart: readers choose by it among search results.
    "
  `);
});

test('a heading of level 1 in the text, and none in a code sample', () => {
  const markdown = `---\ntitle: Context\ndescription: ${description}\n---\n\n# Context\n\n\`\`\`bash\n# a comment\n\`\`\`\n`;
  expect(renderProblems([{file: 'docs/context.md', markdown}])).toMatchInlineSnapshot(`
    "docs/context.md:6:1: error: The page has a second h1. Found a heading of level 1, expected level 2 to 6.
        4 | ---
        5 |
      > 6 | # Context
          | ^
        7 |
      Write \`##\`: the title of the front matter is the page's only h1.
    "
  `);
});

test('front matter and text that nobody can read', () => {
  expect(
    renderProblems([
      {file: 'docs/a.md', markdown: `---\ntitle: Links: an overview\n---\n`},
      {file: 'docs/b.md', markdown: `---\ntitle: B\n---\n\n<Tabs>\n`},
    ]),
  ).toMatchInlineSnapshot(`
    "docs/a.md:2:8: error: The front matter is not YAML: Nested mappings are not allowed in compact mappings.
        1 | ---
      > 2 | title: Links: an overview
          |        ^
        3 | ---
      Put a text with a colon or a quote in it between quotes.

    docs/b.md:1:1: error: Expected a closing tag for \`<Tabs>\` (5:1-5:7)
      > 1 | ---
          | ^
        2 | title: B"
  `);
});

function renderProblems(files: readonly MarkdownFile[]): string {
  return collectFrontMatterProblems(files)
    .map(problem => renderProblem(problem, files.find(({file}) => file === problem.file)?.markdown ?? ''))
    .join('\n');
}
