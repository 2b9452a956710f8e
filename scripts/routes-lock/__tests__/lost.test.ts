import {expect, test} from 'vitest';
import {findLostAddresses} from '../lost';

const before = {
  pages: {docs: {'/docs/a': ['one', 'two'], '/docs/b': ['three']}},
  feeds: ['/blog/atom.xml', '/blog/rss.xml'],
};

test('findLostAddresses names every page, anchor and feed that is gone', () => {
  const after = {pages: {docs: {'/docs/a': ['one', 'new'], '/docs/c': []}}, feeds: ['/blog/atom.xml']};
  expect(findLostAddresses(before, after, [])).toEqual([
    '/docs/a#two: this anchor is gone. Add `{/* #two */}` to the heading that replaces it, or add a row for "/docs/a#two" to redirects.json.',
    '/docs/b: this page is gone. Use `npm run page` to move and remove pages, or add a row for its path to redirects.json.',
    '/blog/rss.xml: this feed is gone. Feed readers don’t follow the site, so keep the feed at its path.',
  ]);
});

test('a redirected page isn’t lost, but its anchors have to exist on the new page', () => {
  const after = {...before, pages: {docs: {'/docs/a': ['one', 'two'], '/docs/c': []}}};
  expect(findLostAddresses(before, after, [{from: '/docs/b', to: '/docs/c'}])).toEqual([
    expect.stringContaining('/docs/b#three: this anchor is gone.'),
  ]);
  expect(findLostAddresses(before, after, [{from: '/docs/b', to: '/docs/a#one'}])).toEqual([]);
  expect(findLostAddresses(before, after, [{from: '/docs/b', to: '/docs/nowhere'}])).toHaveLength(1);
});

test('a redirected anchor isn’t lost', () => {
  const after = {...before, pages: {docs: {'/docs/a': ['one'], '/docs/b': ['three', 'two']}}};
  expect(findLostAddresses(before, after, [{from: '/docs/a#two', to: '/docs/b#two'}])).toEqual([]);
});
