import {describe, expect, test} from 'vitest';
import routes from '../../../../e2e/data/routes.json';
import {suggestPaths, type Version} from '../suggestions';

function createVersion(name: string, label: string, path: string, pages: string[]): Version {
  return {name, label, path, docs: [{path: `${path}/`}, ...pages.map(page => ({path: `${path}/${page}`}))]};
}

const versions = [
  createVersion('current', '10.x', '/docs', [
    'router',
    'useQuery',
    'useQueries',
    'useContext',
    'fetch',
    'links/httpBatchLink',
  ]),
  createVersion('9.x', '9.x', '/docs/v9', ['router', 'react-queries', 'invalidateQueries', 'links']),
];

function suggest(asked: string) {
  return suggestPaths(asked, versions, ['/blog', '/media'], 3);
}

test('a page of 9.x asked in 10.x leads to its successor, then to itself', () => {
  expect(suggest('/docs/react-queries').slice(0, 2)).toEqual(['/docs/useQuery', '/docs/v9/react-queries']);
  expect(suggest('/docs/invalidateQueries')[0]).toBe('/docs/useContext');
});

test('a page of 10.x asked in 9.x leads to what stood there before, then to itself', () => {
  expect(suggest('/docs/v9/useQuery').slice(0, 2)).toEqual(['/docs/v9/react-queries', '/docs/useQuery']);
  expect(suggest('/docs/v9/links/httpBatchLink').slice(0, 2)).toEqual([
    '/docs/v9/links#httpbatchlink',
    '/docs/links/httpBatchLink',
  ]);
});

test('a page that the asked version has nothing like leads to itself', () => {
  expect(suggest('/docs/v9/fetch')[0]).toBe('/docs/fetch');
});

test('another name for a version finds the page in it', () => {
  for (const folder of ['10.x', 'v10', '10', 'current', 'V10.x']) {
    expect(suggest(`/docs/${folder}/useQuery`)[0]).toBe('/docs/useQuery');
  }
  expect(suggest('/docs/9.x/router')[0]).toBe('/docs/v9/router');
  expect(suggest('/docs/v10/react-queries')[0]).toBe('/docs/useQuery');
  expect(suggest('/docs/v10')[0]).toBe('/docs');
  expect(suggest('/docs/9.x/')[0]).toBe('/docs/v9');
});

test('case, a slash at the end and a file ending don’t matter', () => {
  expect(suggest('/docs/USEQUERY/')[0]).toBe('/docs/useQuery');
  expect(suggest('/docs/React-Queries.md')[0]).toBe('/docs/useQuery');
  expect(suggest('/docs/v9/router/index.html')[0]).toBe('/docs/v9/router');
});

test('a slip of the hand finds the nearest name, in the asked version first', () => {
  expect(suggest('/docs/v9/ruoter')[0]).toBe('/docs/v9/router');
  expect(suggest('/docs/ruoter')[0]).toBe('/docs/router');
  expect(suggest('/blogs')).toEqual(['/blog']);
});

test('nothing is listed twice, and no more than asked for', () => {
  const suggested = suggestPaths('/docs/v9/useQuery', versions, [], 2);
  expect(suggested).toHaveLength(2);
  expect(new Set(suggested).size).toBe(2);
});

test('nothing is suggested for something else', () => {
  expect(suggest('/wp-login.php')).toEqual([]);
  expect(suggest('/')).toEqual([]);
  expect(suggest('')).toEqual([]);
});

describe('of the pages of this site', () => {
  const docs10 = [...routes.docs10, ...routes.docs10Categories].map(path => ({path}));
  const site = [
    {name: 'current', label: '10.x', path: '/docs', docs: docs10},
    {name: '9.x', label: '9.x', path: '/docs/v9', docs: routes.docs9.map(path => ({path}))},
  ];

  test.each([
    // Only 9.x has this address: its successor in 10.x, then the page itself.
    ['/docs/invalidateQueries', ['/docs/useContext', '/docs/v9/invalidateQueries']],
    // Only 10.x has it: what stood there before, then the page itself.
    ['/docs/v9/useQuery', ['/docs/v9/react-queries', '/docs/useQuery']],
    ['/docs/v9/fetch', ['/docs/fetch']],
    // Other names for a version.
    ['/docs/v10/useQuery', ['/docs/useQuery']],
    ['/docs/9.x/router', ['/docs/v9/router']],
    // Nearest names.
    ['/docs/v9/midlewares', ['/docs/v9/middlewares']],
    ['/docs/server/adapters/fastify', ['/docs/fastify']],
  ])('%s leads to %s', (asked, expected) => {
    expect(suggestPaths(asked, site, routes.top, 5).slice(0, expected.length)).toEqual(expected);
  });
});
