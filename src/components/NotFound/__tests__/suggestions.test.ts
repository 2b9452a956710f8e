import {describe, expect, test} from 'vitest';
import {routes} from '../../../../e2e/data/routes';
import {suggestPaths, type Version} from '../suggestions';

function createVersion(name: string, label: string, path: string, pages: string[]): Version {
  const docs = pages.map(page => ({id: page, path: `${path}/${page}`}));
  return {name, label, path, docs: [{id: 'main/introduction', path: `${path}/`}, ...docs]};
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

function suggest(requestedPath: string) {
  return suggestPaths(requestedPath, versions, ['/blog', '/media'], 3);
}

test('for a 9.x page requested in 10.x, suggests its successor first and the page itself second', () => {
  expect(suggest('/docs/react-queries').slice(0, 2)).toEqual(['/docs/useQuery', '/docs/v9/react-queries']);
  expect(suggest('/docs/invalidateQueries')[0]).toBe('/docs/useContext');
});

test('for a 10.x page requested in 9.x, suggests its predecessor first and the page itself second', () => {
  expect(suggest('/docs/v9/useQuery').slice(0, 2)).toEqual(['/docs/v9/react-queries', '/docs/useQuery']);
  expect(suggest('/docs/v9/links/httpBatchLink').slice(0, 2)).toEqual([
    '/docs/v9/links#httpbatchlink',
    '/docs/links/httpBatchLink',
  ]);
});

test('suggests only the page itself if it has no counterpart in the requested version', () => {
  expect(suggest('/docs/v9/fetch')[0]).toBe('/docs/fetch');
});

test('accepts other common names for a version', () => {
  for (const folder of ['10.x', 'v10', '10', 'current', 'V10.x']) {
    expect(suggest(`/docs/${folder}/useQuery`)[0]).toBe('/docs/useQuery');
  }
  expect(suggest('/docs/9.x/router')[0]).toBe('/docs/v9/router');
  expect(suggest('/docs/v10/react-queries')[0]).toBe('/docs/useQuery');
  expect(suggest('/docs/v10')[0]).toBe('/docs');
  expect(suggest('/docs/9.x/')[0]).toBe('/docs/v9');
});

test('ignores upper case, trailing slashes and file extensions', () => {
  expect(suggest('/docs/USEQUERY/')[0]).toBe('/docs/useQuery');
  expect(suggest('/docs/React-Queries.md')[0]).toBe('/docs/useQuery');
  expect(suggest('/docs/v9/router/index.html')[0]).toBe('/docs/v9/router');
});

test('for the name of a file, suggests its page in the requested version first', () => {
  expect(suggest('/docs/introduction').slice(0, 2)).toEqual(['/docs', '/docs/v9']);
  expect(suggest('/docs/v9/main/Introduction.md').slice(0, 2)).toEqual(['/docs/v9', '/docs']);
  expect(suggest('/introduction')).toEqual(['/docs', '/docs/v9']);
});

test('for a mistyped path, suggests the page in the requested version first', () => {
  expect(suggest('/docs/v9/ruoter')[0]).toBe('/docs/v9/router');
  expect(suggest('/docs/ruoter')[0]).toBe('/docs/router');
  expect(suggest('/blogs')).toEqual(['/blog']);
});

test('suggests no path twice, and not more paths than requested', () => {
  const suggested = suggestPaths('/docs/v9/useQuery', versions, [], 2);
  expect(suggested).toHaveLength(2);
  expect(new Set(suggested).size).toBe(2);
});

test('suggests nothing for unrelated paths', () => {
  expect(suggest('/wp-login.php')).toEqual([]);
  expect(suggest('/')).toEqual([]);
  expect(suggest('')).toEqual([]);
});

describe('suggestPaths with the pages of this site', () => {
  const createDoc = (path: string) => ({id: path.slice(1), path});
  const docs10 = [...routes['docs current'], ...routes['docs current categories']].map(createDoc);
  const site = [
    {name: 'current', label: '10.x', path: '/docs', docs: docs10},
    {name: '9.x', label: '9.x', path: '/docs/v9', docs: routes['docs 9.x'].map(createDoc)},
  ];

  test.each([
    // This page exists only in 9.x. Its successor in 10.x comes first, and the page itself second.
    ['/docs/invalidateQueries', ['/docs/useContext', '/docs/v9/invalidateQueries']],
    // These pages exist only in 10.x. If a page has a predecessor in 9.x, the predecessor comes first.
    ['/docs/v9/useQuery', ['/docs/v9/react-queries', '/docs/useQuery']],
    ['/docs/v9/fetch', ['/docs/fetch']],
    // These paths contain other names for a version.
    ['/docs/v10/useQuery', ['/docs/useQuery']],
    ['/docs/9.x/router', ['/docs/v9/router']],
    // These paths are similar to existing paths.
    ['/docs/v9/midlewares', ['/docs/v9/middlewares']],
    ['/docs/server/adapters/fastify', ['/docs/fastify']],
  ])('the first suggestions for %s are %s', (requestedPath, expected) => {
    expect(suggestPaths(requestedPath, site, routes.top, 5).slice(0, expected.length)).toEqual(expected);
  });
});
