import {expect, test} from 'vitest';
import {readBaseUrl} from '../baseUrl';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/docs-site/', '/docs-site/'],
  ['/docs-site', '/docs-site/'],
  ['group/docs_2.0', '/group/docs_2.0/'],
])('readBaseUrl turns %j into %s', (setting, expected) => {
  expect(readBaseUrl(setting)).toBe(expected);
});

test.each(['https://example.org/docs-site', '/docs//site/', '/docs site/', '/?a', '/a#b'])(
  'readBaseUrl rejects %j',
  setting => {
    expect(() => readBaseUrl(setting)).toThrow(`BASE_URL: found \`${setting}\`, expected the path`);
  },
);
