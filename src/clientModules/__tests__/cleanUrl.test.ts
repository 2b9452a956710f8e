import {expect, test} from 'vitest';
import {cleanUrl} from '../cleanUrl';

test.each([
  ['/', '/docs/router/', '/docs/router'],
  ['/', '/docs/router/?from=mail#next', '/docs/router?from=mail#next'],
  ['/', '/docs/router.html', '/docs/router'],
  ['/', '/docs/router/index.html', '/docs/router'],
  ['/', '/index.html', '/'],
  ['/', '/docs/router', '/docs/router'],
  ['/', '/', '/'],
  ['/', '//example.org/', '//example.org'],
  ['/', '/docs/100%/#100%', '/docs/100#100%25'],
  ['/trpc/', '/trpc/', '/trpc/'],
  ['/trpc/', '/trpc/index.html', '/trpc/'],
  ['/trpc/', '/trpc/docs/', '/trpc/docs'],
])('with the base URL %s, %s becomes %s', (baseUrl, requested, expected) => {
  expect(cleanUrl(new URL(`https://trpc-docs.example${requested}`), baseUrl)).toBe(expected);
});
