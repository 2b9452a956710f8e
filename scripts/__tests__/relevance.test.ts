import {describe, expect, test} from 'vitest';
import type {SearchHit} from '../../src/search/types';
import {createPageRecords} from '../../src/search/__tests__/siteRecords';
import {createOwnQueries} from '../ownQueries';
import {measure, orderLikeModal, readQuerySets, type GradedQuery} from '../relevance';

const query: GradedQuery = {
  query: 'q',
  version: '10.x',
  kind: 'concept',
  relevant: {'/best': 3, '/good': 2, '/some': 1},
};

async function score(...pages: string[]) {
  return (await measure(async () => pages, [query])).scores;
}

describe('scores', () => {
  test('the best order has all of them', async () => {
    expect(await score('/best', '/good', '/some')).toEqual({
      successAt1: 1,
      successAt3: 1,
      reciprocalRank: 1,
      gain: 1,
      empty: 0,
    });
  });

  test('a page that only mentions is no success', async () => {
    const {successAt1, successAt3, reciprocalRank, gain} = await score('/some', '/other', '/good');
    expect([successAt1, successAt3]).toEqual([0, 1]);
    expect(reciprocalRank).toBeCloseTo(1 / 3);
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThan(1);
  });

  test('hits of one page count once', async () => {
    expect((await score('/other', '/other', '/other', '/best')).successAt3).toBe(1);
  });

  test('nothing found is nothing', async () => {
    expect(await score()).toEqual({successAt1: 0, successAt3: 0, reciprocalRank: 0, gain: 0, empty: 1});
  });
});

test('the modal groups by category, shows five of each, and keeps a page together', () => {
  const hits = ['A1 x', 'B1 y', 'A2 z', 'A1 x', 'A1 x', 'A1 x', 'A1 x'].map((name, position) => {
    const [category = '', page = ''] = name.split(' ');
    // Only what the function reads.
    return {
      objectID: `${page}#${position}`,
      hierarchy: {lvl0: category[0], lvl1: page},
    } as unknown as SearchHit;
  });
  expect(orderLikeModal(hits).map(({objectID}) => objectID)).toEqual([
    'x#0',
    'x#3',
    'x#4',
    'x#5',
    'z#2',
    'y#1',
  ]);
});

test('own queries are titles, headings and identifiers that only one page has', () => {
  const records = [
    ...createPageRecords('/docs/a', 'Alpha', [{}, {heading: 'Shared'}, {heading: 'What initTRPC takes'}]),
    ...createPageRecords('/docs/b', 'Beta', [{}, {heading: 'Shared'}]),
  ];
  const own = createOwnQueries(new Map([['docs-default-current', records]]));
  expect(own.map(({query: text, relevant}) => [text, Object.keys(relevant)])).toEqual([
    ['Alpha', ['/docs/a']],
    ['What initTRPC takes', ['/docs/a']],
    ['initTRPC', ['/docs/a']],
    ['Beta', ['/docs/b']],
  ]);
});

test('queries that guide the ranking and those that don’t are apart, and no query occurs twice', () => {
  const {graded, tuning, heldOut} = readQuerySets();
  expect(graded).toHaveLength(85);
  expect(Math.abs(tuning.length - heldOut.length)).toBeLessThan(40);
  const keys = [...graded, ...tuning, ...heldOut].map(
    ({query: text, version}) => `${version} ${text.toLowerCase()}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
});
