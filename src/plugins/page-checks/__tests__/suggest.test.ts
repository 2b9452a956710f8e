import {expect, test} from 'vitest';
import {findSimilar, findSimilarPath, listNames} from '../suggest';

const routes = [
  ...[
    '/',
    '/blog',
    '/blog/announcing-trpc-10',
    '/docs',
    '/docs/v9',
    '/docs/next',
    '/docs/nextjs',
    '/docs/faq',
    '/docs/rpc',
  ],
  ...[
    '/docs/v9/context',
    '/docs/start/context',
    '/docs/context',
    '/docs/useQuery',
    '/docs/useQueries',
    '/docs/react-query',
  ],
  ...[
    '/docs/client',
    '/docs/adapters',
    '/docs/express',
    '/docs/react',
    '/docs/start/deployment',
    '/docs/links/httpBatchLink',
  ],
];

test.each([
  ['a typo', '/docs/contxt', '/docs/context'],
  ['a typo in a short name', '/docs/nxt', '/docs/next'],
  ['a typo in a version', '/docs/v9/contxt', '/docs/v9/context'],
  ['an unknown version', '/docs/next/context', '/docs/context'],
  ['another unknown version', '/docs/v8/context', '/docs/context'],
  ['a typo in a folder', '/docs/strat/context', '/docs/start/context'],
  ['a wrong folder', '/docs/react/useQuery', '/docs/useQuery'],
  ['a missing folder', '/docs/deployment', '/docs/start/deployment'],
  ['two folders too many', '/docs/server/adapters/expres', '/docs/express'],
  ['no folder', '/context', '/docs/context'],
  ['a version that lacks the page', '/docs/v9/useQueries', '/docs/useQueries'],
  ['other letters in upper case', '/docs/V9/Context', '/docs/v9/context'],
  ['a name with another ending', '/docs/nextjs-foo', '/docs/nextjs'],
  ['the beginning of a name', '/blog/announcing', '/blog/announcing-trpc-10'],
  ['a name like no other', '/docs/websocket', undefined],
  ['a short name like no other', '/docs/abc', undefined],
  ['a single letter', '/docs/x', undefined],
  ['a known folder and a name like no other', '/docs/next/nowhere', undefined],
])('the suggestion for a route with %s fits', (_, route, expected) => {
  expect(findSimilarPath(route, routes)).toBe(expected);
});

test('a file in the same folder is suggested before files of the same name in other folders', () => {
  const files = ['docs/start/context.md', 'docs/server/context.md'];
  expect(findSimilarPath('docs/server/contxt.md', files)).toBe('docs/server/context.md');
});

test('a single letter resembles no other one', () => {
  expect(findSimilar('a', ['', 'b'])).toBeUndefined();
  expect(findSimilar('ab', ['b'])).toBe('b');
});

test.each([
  [1, 'n1'],
  [2, 'one of n1, n2'],
  [13, /n12, n13$/],
  [14, /n12 and 2 others$/],
])('a list of %i names is complete, or at least two of them are counted', (count, expected) => {
  expect(listNames(Array.from({length: count}, (_, index) => `n${index + 1}`))).toMatch(expected);
});

test.each([
  ['Fodl', 'Fold'],
  ['Tbas', 'Tabs'],
  ['oFld', 'Fold'],
  ['Fodx', undefined],
])('finds a short name with two swapped letters: %s', (text, expected) => {
  expect(findSimilar(text, ['Tabs', 'Fold'])).toBe(expected);
});
