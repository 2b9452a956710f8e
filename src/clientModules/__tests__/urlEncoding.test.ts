import {expect, test} from 'vitest';
import {decodeText, makeDecodable, makeRoutable} from '../urlEncoding';

test.each([
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%', '#100%25'],
  ['#a%20b%zz%', '#a%20b%25zz%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%ff', '#%25ff'],
  ['', ''],
])('makeDecodable turns %s into %s', (text, decodable) => {
  expect(makeDecodable(text)).toBe(decodable);
  expect(() => decodeURIComponent(makeDecodable(text))).not.toThrow();
});

test.each([
  ['/docs/router', '/docs/router'],
  ['/docs/caf%C3%A9', '/docs/caf%C3%A9'],
  ['/docs/100%25', '/docs/10025'],
  ['/docs/100%', '/docs/100'],
  ['/docs/%E0%A4%A', '/docs/E0A4A'],
  ['/%ff', '/ff'],
  ['/%2541', '/%2541'],
])('makeRoutable turns %s into %s', (pathname, routable) => {
  expect(makeRoutable(pathname)).toBe(routable);
  expect(() => decodeURI(decodeURI(makeRoutable(pathname)))).not.toThrow();
});

test.each([
  ['caf%C3%A9', 'café'],
  ['100%', '100%'],
  ['%ff', '%ff'],
  ['plain', 'plain'],
])('decodeText turns %s into %s', (text, decoded) => {
  expect(decodeText(text)).toBe(decoded);
});
