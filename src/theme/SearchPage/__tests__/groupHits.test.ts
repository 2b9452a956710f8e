import {expect, test} from 'vitest';
import type {SearchHit} from '@site/src/search/types';
import {groupHits} from '../groupHits';

function createHit(path: string, levels: string[], passage?: string): SearchHit {
  const names = Object.fromEntries(levels.map((name, level) => [`lvl${level}`, name]));
  const hierarchy = {
    lvl0: '',
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
    ...names,
  };
  const marked = Object.fromEntries(
    Object.entries(names).map(([level, name]) => [level, {value: `<mark>${name}</mark>`}]),
  );
  return {
    objectID: path,
    // TypeScript doesn't know that `levels` has two to seven items.
    type: `lvl${levels.length - 1}` as SearchHit['type'],
    hierarchy,
    content: null,
    url: `https://example.org${path}`,
    _highlightResult: {hierarchy: marked},
    _snippetResult: passage ? {content: {value: passage}} : {},
  };
}

test('groups hits by page and sorts the pages by their best hit', () => {
  const section = createHit('/docs/router#names', ['Server', 'Routers', 'Names', 'Deeper'], 'Keys');
  const context = createHit('/docs/context', ['Server', 'Context'], 'What a request gets');
  const router = createHit('/docs/router', ['Server', 'Routers'], 'A router');
  const groups = groupHits([section, context, router], 'https://example.org');
  expect(groups).toEqual([
    {
      path: '/docs/router',
      category: 'Server',
      titleHtml: '<mark>Routers</mark>',
      page: router,
      sections: [
        {
          url: '/docs/router#names',
          headingHtml: '<mark>Names</mark> › <mark>Deeper</mark>',
          hit: section,
        },
      ],
    },
    {
      path: '/docs/context',
      category: 'Server',
      titleHtml: '<mark>Context</mark>',
      page: context,
      sections: [],
    },
  ]);
});

test('returns no pages if there are no hits', () => {
  expect(groupHits([], 'https://example.org')).toEqual([]);
});
