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

test('a slip of the hand finds its page', () => {
  expect(findNearestPaths('/docs/ruoter', paths, 3)[0]).toBe('/docs/router');
});

test('the page in the folder that was asked comes first', () => {
  expect(findNearestPaths('/docs/v9/routers', paths, 2)[0]).toBe('/docs/v9/router');
});

test('a file name and another case find their page', () => {
  expect(findNearestPaths('/docs/usequery.md', paths, 1)).toEqual(['/docs/useQuery']);
});

test('a shared word is near enough', () => {
  expect(findNearestPaths('/docs/react-queries-guide', paths, 2)).toContain('/docs/v9/react-queries');
});

test('nothing is suggested for something else', () => {
  expect(findNearestPaths('/wp-login.php', paths, 3)).toEqual([]);
  expect(findNearestPaths('/', paths, 3)).toEqual([]);
});
