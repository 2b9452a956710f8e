import {expect, test} from 'vitest';
import {createBigrams, listWords} from '../words/analysis';
import {createRecordIndex} from '../recordIndex';
import {siteRecords} from './siteRecords';

const index = await createRecordIndex(siteRecords);

function findAdjacentWords(text: string): string[] {
  return createBigrams(listWords(text)).flatMap(bigram =>
    index.findBigram(bigram).map(({record}) => record.objectID),
  );
}

test('the record index finds records with adjacent words in any of their forms', () => {
  expect(findAdjacentWords('data transformer')).toContain('/docs/context#with-a-data-transformer');
  expect(findAdjacentWords('data transformers')).toEqual(findAdjacentWords('data transformer'));
});

test('the record index finds no records for words that aren’t adjacent or that don’t occur', () => {
  expect(findAdjacentWords('transformer data')).toEqual([]);
  expect(findAdjacentWords('data xyzzy')).toEqual([]);
});
