import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {createTerms, listWords} from '../analysis';
import {TermCollector, TermIndex} from '../termIndex';

const fields = ['heading', 'content'];

const records = [
  {id: 0, heading: 'Caching', content: 'A cached query is served from the cache. Query it twice.'},
  {id: 1, heading: 'useInfiniteQuery', content: ''},
  {
    id: 2,
    heading: 'Queries and caches',
    content: 'Use `useInfiniteQuery` from @trpc/react-query; a query per page.',
  },
];

function createBoth(): [TermIndex, MiniSearch] {
  const collector = new TermCollector(createTerms);
  records.forEach(({heading, content}) => collector.add([listWords(heading), listWords(content)]));
  const usual = new MiniSearch({fields, tokenize: listWords, processTerm: createTerms});
  usual.addAll(records);
  return [new TermIndex(fields, collector), usual];
}

test('the index is the one that MiniSearch makes', () => {
  const [index, usual] = createBoth();
  // Through JSON, as the order of the terms means nothing.
  const read = (one: MiniSearch) => {
    const {index: terms, averageFieldLength, storedFields, ...rest} = structuredClone(one.toJSON());
    // MiniSearch notes that no field of a record is stored, the index notes nothing.
    expect(Object.values(storedFields).flatMap(stored => Object.keys(stored as object))).toEqual([]);
    averageFieldLength.forEach((length, field) =>
      expect(length).toBeCloseTo(usual.toJSON().averageFieldLength[field] ?? NaN, 10),
    );
    return {...rest, terms: Object.fromEntries(terms)};
  };
  const [ours, theirs] = [read(index), read(usual)];
  expect(Object.keys(ours.terms).length).toBeGreaterThan(20);
  expect(ours).toEqual(theirs);
});

test('what it finds, in which order and with which score, is the same', () => {
  const [index, usual] = createBoth();
  for (const query of ['cache', 'query', '~quer page', 'useinfinitequery', 'nothing']) {
    const options = {tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term};
    const list = (one: MiniSearch) => one.search(query, options).map(({id, score}) => [id, score.toFixed(8)]);
    expect(list(index), query).toEqual(list(usual));
  }
});

test('terms are counted once for each record', () => {
  const collector = new TermCollector(createTerms);
  records.forEach(({heading, content}) => collector.add([listWords(heading), listWords(content)]));
  expect(collector.terms.get('query')?.count).toBe(3);
  expect(collector.terms.get('caching')?.count).toBe(1);
  expect(collector.terms.get('~cach')?.count).toBe(2);
});
