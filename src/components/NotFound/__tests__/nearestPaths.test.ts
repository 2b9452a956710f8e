import {expect, test} from 'vitest';
import {findNearestPaths} from '../nearestPaths';

const paths = [
  '/docs',
  '/docs/router',
  '/docs/v9/router',
  '/docs/useQuery',
  '/docs/useQueries',
  '/docs/v9/react-queries',
  '/docs/merging-routers',
  '/blog',
];

test('suggests the page for a mistyped path', () => {
  expect(findNearestPaths('/docs/ruoter', paths, 3)[0]).toBe('/docs/router');
});

test('puts a page in the requested folder first', () => {
  expect(findNearestPaths('/docs/v9/routers', paths, 2)[0]).toBe('/docs/v9/router');
});

test('ignores file extensions and upper case', () => {
  expect(findNearestPaths('/docs/usequery.md', paths, 1)).toEqual(['/docs/useQuery']);
});

test('suggests a page that shares a word with the path', () => {
  expect(findNearestPaths('/docs/react-queries-guide', paths, 2)).toContain('/docs/v9/react-queries');
});

test('suggests nothing for short paths that only resemble another name', () => {
  const shortPaths = ['/docs/love', '/docs/ssr', '/docs/ssg', '/docs/react', '/docs/faq', '/docs/fetch'];
  for (const path of ['/nope', '/act', '/foo', '/rest', '/x', '/ab', '/s']) {
    expect(findNearestPaths(path, [...paths, ...shortPaths], 3), path).toEqual([]);
  }
  expect(findNearestPaths('/docs/faqs', shortPaths, 3)).toEqual(['/docs/faq']);
});

test('suggests nothing for unrelated paths', () => {
  expect(findNearestPaths('/wp-login.php', paths, 3)).toEqual([]);
  expect(findNearestPaths('/', paths, 3)).toEqual([]);
});
