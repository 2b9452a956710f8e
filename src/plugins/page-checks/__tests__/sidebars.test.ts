import {expect, test} from 'vitest';
import type {PageChecks} from '../pageChecks';
import {createSmallSite, renderPage} from './smallSite';

const sidebarFile = 'sidebars.ts';

function renderProblems(checks: PageChecks, file: string): string {
  return checks
    .check(file)
    .map(problem => checks.render(problem))
    .join('\n');
}

/** Returns a sidebar with a category. */
function renderSidebar(items: string, link = "{type: 'doc', id: 'server/context'}"): string {
  return `export default {
  docs: [
    {
      type: 'category',
      label: 'Server',
      link: ${link},
      items: [${items}],
    },
  ],
};
`;
}

/** Checks a file with sidebars. Returns its problems without the lines around them. */
function checkSidebar(text: string): string[] {
  const {checks} = createSmallSite({[sidebarFile]: text});
  return checks
    .check(sidebarFile)
    .map(({line, column, message, advice}) => `${line}:${column} ${message} | ${advice ?? ''}`);
}

test('a sidebar that names a page that does not exist is reported with the most similar id', () => {
  const {checks} = createSmallSite({[sidebarFile]: renderSidebar("'server/rooter', 'server/context'")});
  expect(checks.listCheckedFiles()).toContain(sidebarFile);
  expect(renderProblems(checks, sidebarFile)).toMatchInlineSnapshot(`
    "sidebars.ts:7:15: error: The sidebar names a page that doesn't exist. Found \`server/rooter\`, expected the path of a page in docs/, without its ending.
        5 |       label: 'Server',
        6 |       link: {type: 'doc', id: 'server/context'},
      > 7 |       items: ['server/rooter', 'server/context'],
          |               ^^^^^^^^^^^^^^^
        8 |     },
      Did you mean \`server/router\`? If not, remove the page from the sidebar, or add the file docs/server/rooter.md.
    "
  `);
});

test('the link of a category to a page that does not exist is reported', () => {
  expect(checkSidebar(renderSidebar("'server/router'", "{type: 'doc', id: 'guides/context'}")))
    .toMatchInlineSnapshot(`
    [
      "6:31 The sidebar names a page that doesn't exist. Found \`guides/context\`, expected the path of a page in docs/, without its ending. | Did you mean \`server/context\`? If not, remove the page from the sidebar, or add the file docs/guides/context.md.",
    ]
  `);
});

test('a path of a file, a partial and an unknown id are reported', () => {
  expect(
    checkSidebar(renderSidebar("'server/router.md', 'server/_part', {type: 'doc', id: 'nothing/like/it'}")),
  ).toMatchInlineSnapshot(`
    [
      "7:15 The sidebar names a page that doesn't exist. Found \`server/router.md\`, expected the path of a page in docs/, without its ending. | Write \`server/router\`.",
      "7:35 The sidebar names a page that doesn't exist. Found \`server/_part\`, expected the path of a page in docs/, without its ending. | The underscore marks a partial, which has no address. Remove it from the sidebar.",
      "7:69 The sidebar names a page that doesn't exist. Found \`nothing/like/it\`, expected the path of a page in docs/, without its ending. | Remove it from the sidebar, or add the file docs/nothing/like/it.md.",
    ]
  `);
});

test('a link to a page or a section that does not exist is reported', () => {
  const link = (href: string) => `{type: 'link', label: 'A link', href: '${href}'}`;
  expect(
    checkSidebar(
      renderSidebar(
        [
          '/docs/contxt',
          '/docs/context#sesion',
          '/docs/context#session',
          '/docs/server/router',
          'https://example.org/x',
        ]
          .map(link)
          .join(', '),
      ),
    ),
  ).toMatchInlineSnapshot(`
    [
      "7:53 The link is broken, because the page doesn't exist. Found \`/docs/contxt\`, expected the route of a page or the path of a file in static/. | Did you mean \`/docs/context\`? To link to a page of the same docs, use its id.",
      "7:108 The link is broken, because docs/server/context.md has no section with this anchor. Found \`/docs/context#sesion\`, expected one of #set-the-user, #session. | Did you mean \`#session\`?",
    ]
  `);
});

test('a sidebar of an older version is checked with the pages of this version', () => {
  const {checks} = createSmallSite({
    'oldSidebars.json': '{\n  "docs": [\n    "context",\n    "server/router"\n  ]\n}\n',
  });
  expect(renderProblems(checks, 'oldSidebars.json')).toMatchInlineSnapshot(`
    "oldSidebars.json:4:5: error: The sidebar names a page that doesn't exist. Found \`server/router\`, expected the path of a page in old/, without its ending.
        2 |   "docs": [
        3 |     "context",
      > 4 |     "server/router"
          |     ^^^^^^^^^^^^^^^
        5 |   ]
      Remove it from the sidebar, or add the file old/server/router.md.
    "
  `);
});

test('a mistake in the syntax of a sidebar is reported, and hides the problems that result from it', () => {
  const {checks} = createSmallSite({
    [sidebarFile]: "export default {docs: ['server/rooter' 'server/context']};\n",
    'oldSidebars.json': '{"docs": ["context" "contxt"]}\n',
  });
  expect(renderProblems(checks, sidebarFile)).toMatchInlineSnapshot(`
    "sidebars.ts:1:40: error: The file isn't valid TypeScript. ',' expected.
      > 1 | export default {docs: ['server/rooter' 'server/context']};
          |                                        ^^^^^^^^^^^^^^^^
        2 |
      Fix the syntax at this place or right before it. The pages in the sidebar are checked afterwards.
    "
  `);
  expect(renderProblems(checks, 'oldSidebars.json')).toMatchInlineSnapshot(`
    "oldSidebars.json:1:21: error: The file isn't valid JSON. ',' expected.
      > 1 | {"docs": ["context" "contxt"]}
          |                     ^^^^^^^^
        2 |
      Fix the syntax at this place or right before it. The pages in the sidebar are checked afterwards.
    "
  `);
  expect(checks.check('docs/server/router.md')).toEqual([]);
});

test('a page that no sidebar contains is reported with the line that lists it', () => {
  const {checks} = createSmallSite({
    [sidebarFile]: renderSidebar("'server/context'"),
    'oldSidebars.json': '{"docs": []}\n',
  });
  expect(renderProblems(checks, 'docs/server/router.md')).toMatchInlineSnapshot(`
    "docs/server/router.md:1:1: error: No sidebar contains the page, so readers only find it through links and the search. Found no \`server/router\` in sidebars.ts.
      > 1 | ---
          | ^
        2 | title: Router
      Add \`'server/router',\` before \`'server/context'\` in sidebars.ts:7:15. If the page is meant to be outside of the sidebar, add \`displayed_sidebar: null\` to its front matter.
    "
  `);
  expect(renderProblems(checks, 'old/context.md')).toMatchInlineSnapshot(`
    "old/context.md:1:1: error: No sidebar contains the page, so readers only find it through links and the search. Found no \`context\` in oldSidebars.json.
      > 1 | ---
          | ^
        2 | title: Context
      Add \`"context",\` to the \`items\` of a category in oldSidebars.json. If the page is meant to be outside of the sidebar, add \`displayed_sidebar: null\` to its front matter.
    "
  `);
  const [problem] = checks.check('docs/server/router.md');
  expect(problem && checks.render(problem, true)).toContain('docs/server/router.md:1:1: warning: No sidebar');
});

test.each([
  ['displayed_sidebar: null\n', []],
  ['displayed_sidebar: docs\n', []],
  ['draft: true\n', ['unknown field']],
  ['unlisted: true\n', ['unknown field']],
  ['unlisted: false\n', ['No sidebar contains', 'unknown field']],
])('whether a page with %s needs a sidebar', (fields, expected) => {
  const page = 'docs/server/page.md';
  const {checks} = createSmallSite({
    [sidebarFile]: renderSidebar("'server/router'"),
    [page]: renderPage('Page', 'Text.', fields),
  });
  expect(checks.check(page).map(({message}) => message)).toEqual(
    expected.map(part => expect.stringContaining(part)),
  );
});

test('no page is reported while the items of the sidebar are not known, and partials never are', () => {
  const computed = createSmallSite({[sidebarFile]: renderSidebar('...names.map(name => `server/${name}`)')});
  expect(computed.checks.check('docs/server/router.md')).toEqual([]);
  expect(computed.checks.check(sidebarFile)).toEqual([]);
  const {checks} = createSmallSite({[sidebarFile]: renderSidebar("'server/router'")});
  expect(checks.check('docs/server/_part.md')).toEqual([]);
});

test('the problems change with the sidebar, and with the pages that exist', () => {
  const {checks, write, remove} = createSmallSite({[sidebarFile]: renderSidebar("'server/router', 'page'")});
  expect(checks.check(sidebarFile)).toHaveLength(1);
  write('docs/page.md', renderPage('Page', 'Text.'));
  checks.update('docs/page.md');
  expect(checks.check(sidebarFile)).toEqual([]);
  write(sidebarFile, renderSidebar("'server/router'"));
  checks.update(sidebarFile);
  expect(checks.check('docs/page.md')).toHaveLength(1);
  remove(sidebarFile);
  checks.update(sidebarFile);
  expect(checks.check('docs/page.md')).toEqual([]);
});
