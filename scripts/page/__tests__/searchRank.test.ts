import path from 'node:path';
import {expect, test} from 'vitest';
import {SiteFiles} from '../siteFiles';
import {findRankPattern} from '../searchRank';

const files = new SiteFiles(path.resolve('.'));

test('a new address with another rank in search is reported with the pattern of the old one', () => {
  const [position = '', ...others] = findRankPattern(files, '/docs/production', '/docs/deployment');
  expect(others).toEqual([]);
  const line = Number(/^src\/config\/search\.ts:(\d+):\d+$/.exec(position)?.[1]);
  expect(files.read('src/config/search.ts').split('\n')[line - 1]).toContain('production');
});

test('a new address with the same rank isn’t reported', () => {
  expect(findRankPattern(files, '/docs/context', '/docs/request-context')).toEqual([]);
  expect(findRankPattern(files, '/docs/testing', '/docs/guides/testing')).toEqual([]);
});
