import {expect, test} from 'vitest';
import {collectRedirectProblems, parseTable, selectPageRedirects} from '../table';

const pages = new Map([
  ['/', []],
  ['/docs/new', ['part']],
  ['/docs/other', []],
]);

/** Returns the problems of a table. Its first row is in line 2. */
function check(rows: Record<string, unknown>): string[] {
  const lines = Object.entries(rows).map(([from, to]) => `${JSON.stringify(from)}: ${JSON.stringify(to)}`);
  return collectRedirectProblems(
    parseTable(`{"redirects": {\n${lines.join(',\n')}\n}}`, 'redirects.json'),
    pages,
  );
}

test('redirects of pages and sections to existing pages and sections are valid', () => {
  expect(
    check({
      '/docs/old': '/docs/new',
      '/docs/older': '/docs/new#part',
      '/docs/other#gone': '/docs/new#part',
      '/blog/post.html': '/',
    }),
  ).toEqual([]);
});

test.each([
  [
    'an old address that isn’t a path',
    {'docs/old/': '/docs/new'},
    'redirects.json:2:1: the old address isn\'t a path. Found "docs/old/", expected a path such as "/docs/old", without a slash at its end.',
  ],
  [
    'a target on another site',
    {'/docs/old': 'https://example.org'},
    'redirects.json:2:14: the target of /docs/old isn\'t a path. Found "https://example.org", expected a path such as "/docs/new" or "/docs/new#section".',
  ],
  [
    'a target that isn’t text',
    {'/docs/old': {}},
    'redirects.json:2:14: the target of /docs/old isn\'t a path. Found "", expected a path such as "/docs/new" or "/docs/new#section".',
  ],
  [
    'a page that still exists',
    {'/docs/other': '/docs/new'},
    'redirects.json:2:1: /docs/other still exists, so readers would no longer reach it. Remove the row, or move what is at this address.',
  ],
  [
    'a section that still exists',
    {'/docs/new#part': '/docs/other'},
    'redirects.json:2:1: /docs/new#part still exists, so readers would no longer reach it. Remove the row, or move what is at this address.',
  ],
  [
    'a missing page',
    {'/docs/old': '/docs/nowhere'},
    'redirects.json:2:14: the target of /docs/old doesn\'t exist. Found "/docs/nowhere", expected the address of a page of the site.',
  ],
  [
    'a missing section',
    {'/docs/old': '/docs/new#nowhere'},
    'redirects.json:2:14: the target of /docs/old doesn\'t exist. Found "/docs/new#nowhere", expected the address of a section of the site.',
  ],
  [
    'a redirect to itself',
    {'/docs/old': '/docs/old'},
    'redirects.json:2:14: the redirect from /docs/old is a loop. Found /docs/old → /docs/old → /docs/old. Use a page that exists as the target.',
  ],
])('%s is a mistake', (_, rows, message) => {
  expect(check(rows)).toEqual([message]);
});

test('a chain is a mistake, also if a page on its way has a section', () => {
  expect(check({'/docs/a': '/docs/b#x', '/docs/b': '/docs/c', '/docs/c': '/docs/new'})).toEqual([
    'redirects.json:2:12: /docs/b#x is itself redirected, so readers would be redirected 3 times. Write "/docs/new" instead.',
    'redirects.json:3:12: /docs/c is itself redirected, so readers would be redirected 2 times. Write "/docs/new" instead.',
  ]);
});

test('a loop is a mistake at each of its rows, and at rows that lead into it', () => {
  expect(check({'/docs/a': '/docs/b', '/docs/b': '/docs/c', '/docs/c': '/docs/b'})).toEqual([
    expect.stringMatching(/^redirects.json:2:12: the redirect from \/docs\/a is a loop\./),
    expect.stringMatching(/^redirects.json:3:12: the redirect from \/docs\/b is a loop\./),
    expect.stringMatching(/^redirects.json:4:12: the redirect from \/docs\/c is a loop\./),
  ]);
});

test('if the anchors of a page aren’t known, only the page has to exist', () => {
  const table = parseTable('{"redirects": {"/docs/a#b": "/docs/c#d"}}', 'redirects.json');
  expect(collectRedirectProblems(table, new Map([['/docs/c', undefined]]))).toEqual([]);
});

test('selectPageRedirects leaves out sections', () => {
  const table = parseTable('{"redirects": {"/docs/a": "/docs/b", "/docs/b#c": "/docs/d"}}', 'redirects.json');
  expect(selectPageRedirects(table).map(({from}) => from)).toEqual(['/docs/a']);
});

test.each([
  ['{"redirects": {"/a": "/b" "/c": "/d"}}', /^redirects\.json:1:\d+: the table isn't valid JSON\./],
  [
    '{"redirects": {"/a": "/b",\n "/a": "/c"}}',
    /^redirects\.json:2:2: the table isn't valid JSON\. Map keys must be unique/,
  ],
  ['{}', /^redirects\.json:1:1: the table is missing\./],
])('parseTable rejects %s', (text, message) => {
  expect(() => parseTable(text, 'redirects.json')).toThrow(message);
});
