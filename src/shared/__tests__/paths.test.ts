import {expect, test} from 'vitest';
import {cleanPath, makeDecodable} from '../paths';

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
  ['/docs/router', '/docs/router'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%', '#100%25'],
  ['#a%20b%zz%', '#a%20b%25zz%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['/%ff', '/%25ff'],
  ['', ''],
])('%s can be decoded as %s', (text, decodable) => {
  expect(makeDecodable(text)).toBe(decodable);
  expect(() => decodeURIComponent(makeDecodable(text))).not.toThrow();
});
