import {expect, test, vi} from 'vitest';
import {createEmbeddedClient} from '../client';
import type {FacetFilters, SearchRequest, SearchResponse} from '../types';
import {createPageRecords, siteRecords} from './siteRecords';

const filters: FacetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];
const oldRecords = createPageRecords('/docs/v9/router', 'Router', [{content: 'Strings are paths.'}]).map(
  record => ({...record, docusaurus_tag: 'docs-default-9.x', version: '9.x'}),
);

function readRecords(tag: string) {
  return Promise.resolve([...siteRecords, ...oldRecords].filter(record => record.docusaurus_tag === tag));
}

async function ask(
  query: string,
  request: SearchRequest = {},
  client = createEmbeddedClient(readRecords),
): Promise<SearchResponse> {
  const {results} = await client.search({requests: [{query, facetFilters: filters, ...request}]});
  const response = results[0];
  if (!response) {
    throw new Error('A request without a response');
  }
  return response;
}

test('a hit has all that DocSearch shows', async () => {
  const {hits, query, nbHits} = await ask('router', {
    indexName: 'trpc',
    attributesToSnippet: ['content:4'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
  expect(query).toBe('router');
  expect(nbHits).toBe(hits.length);
  expect(hits[0]).toMatchObject({
    objectID: '/docs/router',
    url: 'https://example.org/docs/router',
    type: 'lvl1',
    hierarchy: {lvl0: 'Guides', lvl1: 'Routers'},
    _highlightResult: {hierarchy: {lvl1: {value: '<mark>Routers</mark>', matchLevel: 'full'}}},
    _snippetResult: {content: {value: 'A <mark>router</mark> groups procedures…'}},
  });
});

test('only the versions that the filters name are read and found', async () => {
  const read = vi.fn(readRecords);
  const client = createEmbeddedClient(read);
  const newer = await ask('router', {}, client);
  expect(read.mock.calls.flat().sort()).toEqual(['default', 'docs-default-current']);
  expect(newer.hits.filter(({version}) => version !== 'current')).toEqual([]);
  const older = await ask(
    'router',
    {facetFilters: ['language:en', ['docusaurus_tag:docs-default-9.x']]},
    client,
  );
  expect(older.hits.map(({objectID}) => objectID)).toEqual(['/docs/v9/router']);
});

test('records of another language are left out', async () => {
  expect((await ask('router', {facetFilters: ['language:fr', ...filters.slice(1)]})).nbHits).toBe(0);
});

test('pages of hits follow each other', async () => {
  const all = await ask('context', {hitsPerPage: 100});
  const second = await ask('context', {hitsPerPage: 1, page: 1});
  expect(second).toMatchObject({nbHits: all.nbHits, nbPages: all.nbHits, page: 1});
  expect(second.hits.map(({objectID}) => objectID)).toEqual([all.hits[1]?.objectID]);
});

test('records are read once, and again after a failure', async () => {
  const read = vi.fn<(tag: string) => ReturnType<typeof readRecords>>(readRecords);
  read.mockRejectedValueOnce(new Error('offline'));
  const client = createEmbeddedClient(read);
  await expect(ask('router', {}, client)).rejects.toThrow('offline');
  expect((await ask('router', {}, client)).nbHits).toBeGreaterThan(0);
  const {length} = read.mock.calls;
  await ask('context', {}, client);
  expect(read).toHaveBeenCalledTimes(length);
});

test('getting ready never throws, and reads what the first query needs', async () => {
  const failing = createEmbeddedClient(() => Promise.reject(new Error('offline')));
  expect(() => failing.prepare(filters)).not.toThrow();
  const read = vi.fn(readRecords);
  const client = createEmbeddedClient(read);
  client.prepare(filters);
  await ask('router', {}, client);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what a record says is escaped in what is shown as HTML', async () => {
  const {hits} = await ask('useMutation');
  const shown = JSON.stringify(hits.map(hit => [hit._highlightResult, hit._snippetResult]));
  expect(shown).toContain('&lt;script&gt;');
  expect(shown).not.toContain('<script>');
});

test.each(['', '   ', '!?', '🎉', 'مرحبا', '<script>alert(1)</script>', `a${'b'.repeat(10_000)}`])(
  'the query %j gets an answer',
  async query => {
    const {hits, nbHits} = await ask(query);
    expect(nbHits).toBeGreaterThanOrEqual(hits.length);
    expect(JSON.stringify(hits.map(hit => hit._snippetResult))).not.toContain('<script');
  },
);
