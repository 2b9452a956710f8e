import {expect, test} from 'vitest';
import {createPairs, listWords} from '../analysis';
import {createRecordIndex} from '../recordIndex';
import {siteRecords} from './siteRecords';

const index = await createRecordIndex(siteRecords);

function findNeighbours(text: string): string[] {
  return createPairs(listWords(text)).flatMap(pair =>
    index.findPair(pair).map(({record}) => record.objectID),
  );
}

test('neighbours are found where they stand side by side, in any form', () => {
  expect(findNeighbours('data transformer')).toContain('/docs/context#with-a-data-transformer');
  expect(findNeighbours('data transformers')).toEqual(findNeighbours('data transformer'));
});

test('words that stand apart, or nowhere, are no neighbours', () => {
  expect(findNeighbours('transformer data')).toEqual([]);
  expect(findNeighbours('data xyzzy')).toEqual([]);
});
