import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sampleOptions} from '../../../samples/options';
import {listMarkdownFiles} from '../../../src/plugins/code-samples/markdownFiles';
import {renderProblem} from '../../../src/plugins/code-samples/problem';
import {collectFrontMatterProblems, type MarkdownFile} from '../frontMatter';

const description = 'Give every procedure the user, the database and the request.';

test('every page of the site has valid front matter', {timeout: 60_000}, () => {
  const files = listMarkdownFiles('.', sampleOptions.contentFolders).map(file => ({
    file,
    markdown: readFileSync(file, 'utf8'),
  }));
  expect(files.length).toBeGreaterThan(0);
  expect(renderProblems(files)).toBe('');
});

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
