import path from 'node:path';
import {expect, test} from 'vitest';
import {SiteFiles} from '../siteFiles';
import {findRankPattern} from '../searchRank';

const files = new SiteFiles(path.resolve('.'));

// The addresses don't belong to pages, so that moving a page doesn't change the results.

test('a new address with another rank in search is reported with the pattern of the old one', () => {
  const [position = '', ...others] = findRankPattern(files, '/blog/a-post', '/docs/a-page');
  expect(others).toEqual([]);
  const line = Number(
    /^src\/config\/search\.ts:(\d+):\d+ \(gives the page a rank in search\)$/.exec(position)?.[1],
  );
  expect(files.read('src/config/search.ts').split('\n')[line - 1]).toContain('/blog');
});

test('a new address with the same rank isn’t reported', () => {
  expect(findRankPattern(files, '/docs/a-page', '/docs/another-page')).toEqual([]);
  expect(findRankPattern(files, '/blog/a-post', '/blog/another-post')).toEqual([]);
});
