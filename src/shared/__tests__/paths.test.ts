import {expect, test} from 'vitest';
import {cleanPath} from '../paths';

test.each([
  ['/docs/router.html', '/docs/router'],
  ['/docs/index.html', '/docs'],
  ['/index.html', '/'],
  ['/docs/router', '/docs/router'],
  ['/docs/html', '/docs/html'],
  ['/', '/'],
])('%s has the clean path %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean);
});
