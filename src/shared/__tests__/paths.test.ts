import {expect, test} from 'vitest';
import {cleanPath, trimSlash} from '../paths';

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

test.each([
  ['/docs/', '/docs'],
  ['/docs//', '/docs'],
  ['/docs', '/docs'],
  ['/', '/'],
  ['', ''],
])('%s has the path %s without a slash at its end', (path, trimmed) => {
  expect(trimSlash(path)).toBe(trimmed);
});
