import {expect, test} from 'vitest';
import {routes} from '../../../../e2e/data/routes';
import {findCounterpart, type Version} from '../findCounterpart';

function createVersion(name: string, path: string, paths: readonly string[]): Version {
  return {name, path, docs: paths.map(docPath => ({path: docPath}))};
}

const current = createVersion('current', '/docs', [
  ...routes['docs current'],
  ...routes['docs current categories'],
  ...routes['docs current unlisted'],
]);
const v9 = createVersion('9.x', '/docs/v9', routes['docs 9.x']);
const versions = [current, v9];

test('findCounterpart maps renamed pages to each other', () => {
  expect(findCounterpart('react-queries', v9, current, versions)).toBe('useQuery');
  expect(findCounterpart('useQuery', current, v9, versions)).toBe('react-queries');
  expect(findCounterpart('invalidateQueries', v9, current, versions)).toBe('useContext');
  expect(findCounterpart('useContext', current, v9, versions)).toBe('invalidateQueries');
});

test('findCounterpart maps the start page and other pages with the same name to each other', () => {
  expect(findCounterpart('', current, v9, versions)).toBe('');
  expect(findCounterpart('router', v9, current, versions)).toBe('router');
});

test('findCounterpart maps a page to a section if only a section of the other version covers its subject', () => {
  expect(findCounterpart('links/wsLink', current, v9, versions)).toBe('links#wslink');
  expect(findCounterpart('links', v9, current, versions)).toBe('links');
});

test('findCounterpart returns undefined for pages without a counterpart and for unknown pages', () => {
  expect(findCounterpart('fetch', current, v9, versions)).toBeUndefined();
  expect(findCounterpart('toString', current, v9, versions)).toBeUndefined();
});

test('findCounterpart goes through the versions between two versions', () => {
  // Docusaurus adds a slash to the path of a version's start page.
  const v8 = createVersion('8.x', '/docs/v8', ['/docs/v8/', '/docs/v8/links']);
  const all = [current, v9, v8];
  expect(findCounterpart('', current, v8, all)).toBe('');
  expect(findCounterpart('links/wsLink', current, v8, all)).toBe('links');
  expect(findCounterpart('links', v8, current, all)).toBe('links');
  expect(findCounterpart('useQuery', current, v8, all)).toBeUndefined();
});
