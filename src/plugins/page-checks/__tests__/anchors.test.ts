import {expect, test} from 'vitest';
import {createSmallSite, renderPage} from './smallSite';

const page = 'docs/server/page.md';

/** Checks a file with a text. Returns the position and what was found in each link with a wrong anchor, and the advice. */
function check(text: string, file = page, files: Record<string, string> = {}): string[] {
  const {checks} = createSmallSite({[file]: renderPage('Page', text), ...files});
  return checks.check(file).map(({line, column, message, advice}) => {
    const [, found] = /has no section with this anchor\. Found `(.*?)`/.exec(message) ?? [];
    return `${line}:${column} ${found ?? message} | ${advice ?? ''}`;
  });
}

test.each([
  ['a link', '[Session](./context.md#sesion)', '6:11 ./context.md#sesion'],
  ['a link by route', '[Session](/docs/context#sesion)', '6:11 /docs/context#sesion'],
  ['a link by relative route', '[Session](../context#sesion)', '6:11 ../context#sesion'],
  [
    'a link with angle brackets and a title',
    '[Session](<./context.md#sesion> "A title")',
    '6:12 ./context.md#sesion',
  ],
  ['a link with an escape', '[Session](./context.md#ses\\_ion)', '6:1 ./context.md#ses_ion'],
  ['a link with a character reference', '[Session](./context.md#sesi&amp;n)', '6:1 ./context.md#sesi&n'],
  ['a link around an image', '[![A chain](./chain.png)](./context.md#sesion)', '6:27 ./context.md#sesion'],
  [
    'a link in a heading, a list and a quote',
    '> - [Session](./context.md#sesion)',
    '6:15 ./context.md#sesion',
  ],
  ['a link in a table', '| a |\n| - |\n| [Session](./context.md#sesion) |', '8:13 ./context.md#sesion'],
  ['a link in an admonition', ':::note\n\n[Session](./context.md#sesion)\n\n:::', '8:11 ./context.md#sesion'],
  ['a reference link', '[Session][1]\n\n[1]: ./context.md#sesion', '8:6 ./context.md#sesion'],
  [
    'a reference link with a title',
    '[Session]\n\n[session]: <./context.md#sesion> "A title"',
    '8:13 ./context.md#sesion',
  ],
  ['the prop to', '<Link to="/docs/context#sesion">Session</Link>', '6:11 /docs/context#sesion'],
  ['the prop href', '<a href="/docs/context#sesion">Session</a>', '6:10 /docs/context#sesion'],
  ['a prop with a file', '<Link to="./context.md#sesion">Session</Link>', '6:11 ./context.md#sesion'],
  ['a prop in a text', 'See <Link to="/docs/context#sesion">Session</Link>.', '6:15 /docs/context#sesion'],
  [
    'a prop with a string in braces',
    "<Link to={'/docs/context#sesion'}>Session</Link>",
    '6:12 /docs/context#sesion',
  ],
  [
    'a prop with a template in braces',
    '<Link to={`/docs/context#sesion`}>Session</Link>',
    '6:12 /docs/context#sesion',
  ],
])('%s to a missing anchor is reported with the closest anchor', (_, text, found) => {
  const fields = text.includes('<Link') ? "import Link from '@docusaurus/Link';\n\n" : '';
  const line = fields === '' ? 0 : 2;
  const expected = found.replace(/^\d+/, number => String(Number(number) + line));
  expect(check(fields + text)).toEqual([`${expected} | Did you mean \`#session\`?`]);
});

test.each([
  ['a page of an older version', 'old/page.md'],
  ['a post', 'blog/2024-01-03-page.md'],
])('a missing anchor in %s is reported', (_, file) => {
  const neighbour = {[file.replace(/page\.md$/, 'other.md')]: renderPage('Other', '## A place')};
  const name = file.replace(/^.*\//, '').replace(/page\.md$/, 'other.md');
  const text = `[A](./${name}#a-plac), [B][b], [C](#nowhere)\n\n<a href="/docs/context#sesion">D</a>\n\n[b]: /docs/context#sesion\n\n{/* truncate */}`;
  expect(check(text, file, neighbour)).toEqual([
    `6:5 ./${name}#a-plac | Did you mean \`#a-place\`?`,
    `6:${`[A](./${name}#a-plac), [B][b], [C](`.length + 1} #nowhere | If the heading has been renamed, add \`{/* #nowhere */}\` after its text, so that old links still work.`,
    '8:10 /docs/context#sesion | Did you mean `#session`?',
    '10:6 /docs/context#sesion | Did you mean `#session`?',
  ]);
  expect(check('[A](#a-place)\n\n## A place\n\n{/* truncate */}', file)).toEqual([]);
});

test('if a published page had the anchor, the advice is to keep it, even if another one is similar', () => {
  expect(check('[A](/docs/context#set-the-users)')).toEqual([
    '6:5 /docs/context#set-the-users | If the heading has been renamed, add `{/* #set-the-users */}` after its text, so that old links still work.',
  ]);
});

test('ids in braces are anchors', () => {
  expect(check("<a id={'place'} />\n\n[A place](#place)")).toEqual([]);
});

test('a link to a section of the pages that contain a partial works if all of these pages have the section', () => {
  const partial = 'docs/server/_part.md';
  const text = '## In a partial\n\n[A section](#a-section)';
  const importing = "import Part from './_part.md';\n\n<Part />\n\n";
  const {checks, write} = createSmallSite({
    [partial]: `${text}, [itself](#in-a-partial)`,
    'docs/server/router.md': renderPage('Router', `${importing}## A section`),
    [page]: renderPage('Page', `${importing}## A sction`),
  });
  expect(checks.check(partial)).toMatchObject([
    {
      line: 3,
      column: 13,
      message: expect.stringContaining('because docs/server/page.md has no section with this anchor'),
      advice: 'Did you mean `#a-sction`?',
    },
  ]);
  write(page, renderPage('Page', `${importing}## A section`));
  checks.update(page);
  expect(checks.check(partial)).toEqual([]);
});

test('a prop with the path of a page is reported, because only links in Markdown can contain one', () => {
  expect(check('<a href="./context.md#session">Session</a>')).toMatchInlineSnapshot(`
    [
      "6:10 The link is broken, because a prop can't contain the path of a page's file. Found \`./context.md#session\`, expected a route. | Write \`/docs/context#session\`, or write the link in Markdown.",
    ]
  `);
  expect(check('<Declaration page="./context.md" />')).toEqual([]);
});
