import {expect, test} from 'vitest';
import {formatStoredSearches, parseStoredSearches} from '../storedSearchFormat';

const searches = [
  {objectID: '/docs/a#b', path: '/docs/a#b', title: 'Array<string> & "more"', detail: 'Arrays · &lt;'},
];

test('stored searches are the same after they have been formatted and parsed', () => {
  expect(parseStoredSearches(formatStoredSearches(searches))).toEqual(searches);
});

test('searches that DocSearch has stored are read with the heading of their section and the title of their page', () => {
  const entry = {
    objectID: '/docs/context#inner',
    url: '/docs/context#inner',
    type: 'lvl2',
    hierarchy: {lvl0: '@trpc/server', lvl1: 'Context', lvl2: 'Inner &amp; outer', lvl3: null},
    content: 'Text',
  };
  expect(parseStoredSearches(JSON.stringify([entry]))).toEqual([
    {objectID: entry.objectID, path: entry.url, title: 'Inner & outer', detail: 'Context'},
  ]);
});

test.each([null, '', '{', '{}', 'null', '[null]', '[1]', '[{"objectID": "/a"}]'])(
  'the stored text %j contains no searches',
  text => {
    expect(parseStoredSearches(text)).toEqual([]);
  },
);
