import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findCounterpart, predecessors, successors} from '../pageMap';

const routes = JSON.parse(readFileSync('e2e/data/routes.json', 'utf8')) as Record<string, string[]>;
const pages10 = [
  ...(routes.docs10 ?? []),
  ...(routes.docs10Categories ?? []),
  ...(routes.docs10Unlisted ?? []),
].map(path => path.replace(/^\/docs\/?/, ''));
const pages9 = (routes.docs9 ?? []).map(path => path.replace(/^\/docs\/v9\/?/, ''));

test('every page of each version is mapped, and nothing else is', () => {
  expect(Object.keys(successors).sort()).toEqual([...pages9].sort());
  expect(Object.keys(predecessors).sort()).toEqual([...pages10].sort());
});

test('every target is a page', () => {
  const targets = (map: Record<string, string | null>) =>
    Object.values(map).filter(target => target !== null);
  expect(pages10).toEqual(expect.arrayContaining(targets(successors)));
  expect(pages9).toEqual(expect.arrayContaining(targets(predecessors)));
});

test('renamed pages lead to each other', () => {
  expect(findCounterpart('react-queries', '9.x', 'current')).toBe('useQuery');
  expect(findCounterpart('useQuery', 'current', '9.x')).toBe('react-queries');
  expect(findCounterpart('invalidateQueries', '9.x', 'current')).toBe('useContext');
  expect(findCounterpart('useContext', 'current', '9.x')).toBe('invalidateQueries');
});

test('a page without counterpart has none, and neither has an unknown page', () => {
  expect(findCounterpart('fetch', 'current', '9.x')).toBeUndefined();
  expect(findCounterpart('toString', 'current', '9.x')).toBeUndefined();
});
