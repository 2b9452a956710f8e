import {expect, test} from 'vitest';
import {resolveLink} from '../addresses';

const addresses = {
  origin: 'https://tasks.example',
  files: new Map([
    ['/docs', 'index.html'],
    ['/docs/router', 'router.html'],
    ['/docs/start/router', 'start/router.html'],
  ]),
};

test.each([
  ['#section', '#section'],
  ['/docs/router#names', '../router.html#names'],
  ['https://tasks.example/docs/', '../index.html'],
  ['/docs/start/router#first', 'router.html#first'],
  ['/blog/news', 'https://tasks.example/blog/news'],
  ['https://example.com/docs/router', 'https://example.com/docs/router'],
  ['mailto:team@tasks.example', 'mailto:team@tasks.example'],
])('a link to %s leads to %s', (href, expected) => {
  expect(resolveLink(href, '/docs/start/router', addresses)).toBe(expected);
});
