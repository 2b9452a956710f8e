import {expect, test} from 'vitest';
import {groupByCategory} from '../categories';
import type {SearchHit} from '../types';

test('groupByCategory keeps five hits per category, and puts the hits of a page next to each other', () => {
  const hits = ['A1 x', 'B1 y', 'A2 z', 'A1 x', 'A1 x', 'A1 x', 'A1 x'].map((name, position) => {
    const [category = '', page = ''] = name.split(' ');
    // TypeScript doesn't know that the function reads only these two properties.
    return {
      objectID: `${page}#${position}`,
      hierarchy: {lvl0: category[0], lvl1: page},
    } as unknown as SearchHit;
  });
  expect(
    groupByCategory(hits).map(({name, hits: found}) => [name, ...found.map(hit => hit.objectID)]),
  ).toEqual([
    ['A', 'x#0', 'x#3', 'x#4', 'x#5', 'z#2'],
    ['B', 'y#1'],
  ]);
});
