import {expect, test} from 'vitest';
import {groupByCategory} from '../categories';
import {createHit} from './createHit';

test('groupByCategory keeps five hits per category, and puts the hits of a page next to each other', () => {
  const hits = ['A1 x', 'B1 y', 'A2 z', 'A1 x', 'A1 x', 'A1 x', 'A1 x'].map((name, position) => {
    const [category = '', page = ''] = name.split(' ');
    return createHit(`${page}#${position}`, [category[0] ?? '', page, String(position)]);
  });
  expect(
    groupByCategory(hits).map(({name, hits: found}) => [name, ...found.map(hit => hit.objectID)]),
  ).toEqual([
    ['A', 'x#0', 'x#3', 'x#4', 'x#5', 'z#2'],
    ['B', 'y#1'],
  ]);
});
