import {describe, expect, test} from 'vitest';
import {createPageRecords} from '../../../../src/search/__tests__/siteRecords';
import {generateQueries} from '../generateQueries';
import {measureRelevance, readQuerySets, type GradedQuery} from '../measure';

const query: GradedQuery = {
  query: 'q',
  version: '10.x',
  kind: 'concept',
  relevant: {'/best': 3, '/good': 2, '/some': 1},
};

async function score(...pages: string[]) {
  return (await measureRelevance(async () => pages, [query])).scores;
}

describe('measureRelevance', () => {
  test('gives full scores to the ideal order', async () => {
    expect(await score('/best', '/good', '/some')).toEqual({
      successAt1: 1,
      successAt3: 1,
      reciprocalRank: 1,
      ndcg: 1,
      emptyShare: 0,
    });
  });

  test('doesn’t count a page that only mentions the subject as a success', async () => {
    const {successAt1, successAt3, reciprocalRank, ndcg} = await score('/some', '/other', '/good');
    expect([successAt1, successAt3]).toEqual([0, 1]);
    expect(reciprocalRank).toBeCloseTo(1 / 3);
    expect(ndcg).toBeGreaterThan(0);
    expect(ndcg).toBeLessThan(1);
  });

  test('counts several hits on the same page as one', async () => {
    expect((await score('/other', '/other', '/other', '/best')).successAt3).toBe(1);
  });

  test('gives zero scores when nothing is found', async () => {
    expect(await score()).toEqual({successAt1: 0, successAt3: 0, reciprocalRank: 0, ndcg: 0, emptyShare: 1});
  });
});

test('generateQueries returns the titles, headings and identifiers that only one page has', () => {
  const records = [
    ...createPageRecords('/docs/a', 'Alpha', [{}, {heading: 'Shared'}, {heading: 'What initTRPC takes'}]),
    ...createPageRecords('/docs/b', 'Beta', [{}, {heading: 'Shared'}]),
  ];
  const generated = generateQueries(new Map([['docs-default-current', records]]));
  expect(generated.map(({query: text, relevant}) => [text, Object.keys(relevant)])).toEqual([
    ['Alpha', ['/docs/a']],
    ['What initTRPC takes', ['/docs/a']],
    ['initTRPC', ['/docs/a']],
    ['Beta', ['/docs/b']],
  ]);
});

test('the query sets don’t overlap, and the tuning and held-out sets have similar sizes', () => {
  const {graded, tuning, heldOut} = readQuerySets();
  expect(graded).toHaveLength(88);
  expect(Math.abs(tuning.length - heldOut.length)).toBeLessThan(40);
  const keys = [...graded, ...tuning, ...heldOut].map(
    ({query: text, version}) => `${version} ${text.toLowerCase()}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
});
