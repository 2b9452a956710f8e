import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {createTerms, isStopWord, listWords} from '../words/analysis';
import {TermCollector} from '../termCollector';
import {createTermIndex, type TermIndex} from '../termIndex';

const records = [
  {id: 0, heading: 'Caching', content: 'A cached query is served from the cache. Query it twice.'},
  {id: 1, heading: 'useInfiniteQuery', content: ''},
  {
    id: 2,
    heading: 'Queries and caches',
    content: 'Use `useInfiniteQuery` from @trpc/react-query; a query per page.',
  },
];
const boost = {heading: 3, content: 0.5};
const bm25 = {k: 1.2, b: 0.95, d: 0.5};

function collect(isProse: readonly boolean[]): TermCollector {
  const collector = new TermCollector(isProse);
  records.forEach(({heading, content}) => collector.add([[heading], [content]]));
  return collector;
}

function createIndex(collector: TermCollector): TermIndex {
  return createTermIndex(collector, {fieldWeights: [boost.heading, boost.content], bm25});
}

test.each([
  ['when all words are indexed', [false, false], listWords],
  [
    'when stop words in prose are skipped',
    [false, true],
    (text: string, field?: string) =>
      listWords(text).filter(word => field !== 'content' || !isStopWord(word)),
  ],
])('the term index computes the same scores as MiniSearch %s', (_, isProse, tokenize) => {
  const collector = collect(isProse);
  const index = createIndex(collector);
  const miniSearch = new MiniSearch({fields: Object.keys(boost), tokenize, processTerm: createTerms});
  miniSearch.addAll(records);
  expect(collector.postingsByTerm.size).toBeGreaterThan(20);
  for (const term of [...collector.postingsByTerm.keys(), 'nothing']) {
    const expected = miniSearch
      .search(term, {tokenize: text => [text], processTerm: text => text, boost, bm25})
      .map(({id, score}) => [id as number, score.toFixed(8)])
      .sort();
    expect(
      index.find(term).map(({recordPosition, score}) => [recordPosition, score.toFixed(8)]),
      term,
    ).toEqual(expected);
  }
});

test('the term index returns the greatest weight of the fields that contain a term', () => {
  const index = createIndex(collect([false, false]));
  expect(
    index.find('query').map(({recordPosition, maxFieldWeight}) => [recordPosition, maxFieldWeight]),
  ).toEqual([
    [0, boost.content],
    [1, boost.heading],
    [2, boost.heading],
  ]);
});

test('the term index returns an empty list for a term that no record contains', () => {
  expect(createIndex(collect([false, false])).find('constructor')).toEqual([]);
});
