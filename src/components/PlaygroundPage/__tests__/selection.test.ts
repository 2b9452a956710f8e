import {expect, test} from 'vitest';
import {createStartUrl, selectStart} from '../selection';

function createVersion(version: string, ids: string[]) {
  return {
    version,
    starts: ids.map(id => ({id, title: id, text: '', project: {version, files: [], activeFile: ''}})),
  };
}

const starts = [createVersion('2.x', ['a', 'b']), createVersion('1.x', ['c'])];

test.each([
  ['', '2.x', 'a'],
  ['?start=b', '2.x', 'b'],
  ['?version=1.x', '1.x', 'c'],
  ['?version=1.x&start=b', '1.x', 'c'],
  ['?version=3.x&start=b', '2.x', 'b'],
])('the query %s opens docs %s and the starting point %s', (search, version, id) => {
  expect(selectStart(starts, search)).toMatchObject({version, start: {id}});
});

test('without a version in the URL, the reader’s preferred version opens', () => {
  expect(selectStart(starts, '', '1.x')).toMatchObject({version: '1.x', start: {id: 'c'}});
  expect(selectStart(starts, '?version=2.x', '1.x')).toMatchObject({version: '2.x'});
  expect(selectStart(starts, '', '0.x')).toMatchObject({version: '2.x'});
});

test('the URL of a starting point opens it', () => {
  const {search} = new URL(createStartUrl('2.x', 'b'), 'https://site.example');
  expect(selectStart(starts, search)).toMatchObject({version: '2.x', start: {id: 'b'}});
});
