import {expect, test} from 'vitest';
import {cleanPath, trimSlash} from '../paths';

test.each([
  ['/docs/router.html', '/docs/router'],
  ['/docs/index.html', '/docs'],
  ['/index.html', '/'],
  ['/docs/router', '/docs/router'],
  ['/docs/html', '/docs/html'],
  ['/', '/'],
])('cleanPath turns %s into %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean);
});

test.each([
  ['/docs/', '/docs'],
  ['/docs//', '/docs'],
  ['/docs', '/docs'],
  ['/', '/'],
  ['', ''],
])('trimSlash turns %s into %s', (path, trimmed) => {
  expect(trimSlash(path)).toBe(trimmed);
});
