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

function search(
  query: string,
  request: Partial<SearchRequest> = {},
  client = createEmbeddedClient(readRecords),
): Promise<SearchResponse> {
  return client.search({query, facetFilters: filters, hitsPerPage: 20, passageLength: 10, ...request});
}

test('the embedded client returns hits with the properties that the site displays', async () => {
  const {hits, nbHits} = await search('router', {passageLength: 4});
  expect(nbHits).toBe(hits.length);
  expect(hits[0]).toMatchObject({
    objectID: '/docs/router',
    url: 'https://example.org/docs/router',
    type: 'lvl1',
    hierarchy: {lvl0: 'Guides', lvl1: 'Routers'},
    _highlightResult: {hierarchy: {lvl1: {value: '<mark>Routers</mark>'}}},
    _snippetResult: {content: {value: 'A <mark>router</mark> groups procedures…'}},
  });
});

test('what the console adds to an error message doesn’t change the results', async () => {
  const list = async (query: string) => (await search(query)).hits.map(({objectID}) => objectID);
  const plain = await list('TypeError: No router ');
  expect(plain.length).toBeGreaterThan(0);
  expect(
    await list('Uncaught (in promise) TypeError: No router at async Object.load (procedure.ts:45:7) '),
  ).toEqual(plain);
});

test('a bundled call in an error message finds what the call by name finds', async () => {
  const list = async (query: string) => (await search(query)).hits.map(({objectID}) => objectID);
  const plain = await list('TypeError: router is not a function ');
  expect(plain.length).toBeGreaterThan(0);
  expect(await list('TypeError: (0 , a__WEBPACK_IMPORTED_MODULE_1__.router) is not a function ')).toEqual(
    plain,
  );
});

test('the code at the end of a compiler error is read', async () => {
  const list = async (query: string) => (await search(query)).hits.map(({objectID}) => objectID);
  const plain = await list('router TS2307 ');
  expect(plain.length).toBeGreaterThan(0);
  expect(await list('router.ts(2307)')).toEqual(plain);
});

test('a query that is only a line of a stack trace finds the name in it', async () => {
  const {hits} = await search('    at Object.router (procedure.ts:45:7)');
  expect(hits.map(({objectID}) => objectID)).toContain('/docs/router');
});

test('the embedded client reads only the records of the versions in the filters', async () => {
  const read = vi.fn(readRecords);
  const client = createEmbeddedClient(read);
  const newer = await search('router', {}, client);
  expect(read.mock.calls.flat().sort()).toEqual(['default', 'docs-default-current']);
  expect(newer.hits.filter(({version}) => version !== 'current')).toEqual([]);
  const older = await search(
    'router',
    {facetFilters: ['language:en', ['docusaurus_tag:docs-default-9.x']]},
    client,
  );
  expect(older.hits.map(({objectID}) => objectID)).toEqual(['/docs/v9/router']);
});

test('the embedded client filters the hits by language', async () => {
  expect((await search('router', {facetFilters: ['language:fr', ...filters.slice(1)]})).nbHits).toBe(0);
});

test('the embedded client limits the number of hits and counts all of them', async () => {
  const all = await search('context', {hitsPerPage: 100});
  const first = await search('context', {hitsPerPage: 1});
  expect(all.hits.length).toBeGreaterThan(1);
  expect(first).toEqual({...all, hits: all.hits.slice(0, 1)});
});

test('the embedded client limits the hits to a section, and counts the hits in all sections', async () => {
  const inGuides = siteRecords.map(record => ({
    ...record,
    section: record.objectID.startsWith('/docs/context') ? 'Server' : 'Guides',
  }));
  const client = createEmbeddedClient(async tag => (tag === 'default' ? [] : inGuides));
  const all = await search('context', {}, client);
  const server = await search('context', {section: 'Server'}, client);
  expect(all.sections).toEqual([
    {name: 'Guides', count: 3},
    {name: 'Server', count: 2},
  ]);
  expect(server.sections).toEqual(all.sections);
  expect(server.nbHits).toBe(2);
  expect(server.hits.map(({objectID}) => objectID.replace(/#.*/, ''))).toEqual([
    '/docs/context',
    '/docs/context',
  ]);
  expect(await search('context', {section: 'Other'}, client)).toMatchObject({hits: [], nbHits: 0});
});

test.each([
  ['a keyword', 'superjson', '/docs/data-transformers', 'superjson'],
  ['a sidebar label', 'faq', '/docs/faq', 'FAQ'],
  ['a word of the code', 'initTRPC', '/docs/router', 'initTRPC'],
])('a hit that was only found by %s contains the matching word', async (_, query, path, word) => {
  const {hits} = await search(query);
  expect(hits.find(({objectID}) => objectID === path)?._snippetResult.words?.value).toBe(
    `<mark>${word}</mark>`,
  );
});

test('a synonym is only highlighted if nothing else in the hit matches', async () => {
  const client = createEmbeddedClient(readRecords, ['endpoint procedure']);
  const texts = (await search('endpoint', {}, client)).hits.map(hit => hit._snippetResult.content?.value);
  expect(texts[0]).toContain('<mark>procedures</mark>');
  const both = (await search('endpoint router', {}, client)).hits.map(
    hit => hit._snippetResult.content?.value,
  );
  expect(both[0]).toContain('<mark>router</mark> groups procedures');
});

test('the embedded client reads the records once, but tries again after a failure', async () => {
  const read = vi.fn<(tag: string) => ReturnType<typeof readRecords>>(readRecords);
  read.mockRejectedValueOnce(new Error('offline'));
  const client = createEmbeddedClient(read);
  await expect(search('router', {}, client)).rejects.toThrow('offline');
  expect((await search('router', {}, client)).nbHits).toBeGreaterThan(0);
  const {length} = read.mock.calls;
  await search('context', {}, client);
  expect(read).toHaveBeenCalledTimes(length);
});

test('prepare reads the records for the first query and never throws', async () => {
  const failing = createEmbeddedClient(() => Promise.reject(new Error('offline')));
  expect(() => failing.prepare(filters)).not.toThrow();
  const read = vi.fn(readRecords);
  const client = createEmbeddedClient(read);
  client.prepare(filters);
  await search('router', {}, client);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the embedded client escapes HTML in highlighted text and in snippets', async () => {
  const {hits} = await search('useMutation');
  const shown = JSON.stringify(hits.map(hit => [hit._highlightResult, hit._snippetResult]));
  expect(shown).toContain('&lt;script&gt;');
  expect(shown).not.toContain('<script>');
});

test.each(['', '   ', '!?', '🎉', 'مرحبا', '<script>alert(1)</script>', `a${'b'.repeat(10_000)}`])(
  'the embedded client responds to the query %j',
  async query => {
    const {hits, nbHits} = await search(query);
    expect(nbHits).toBeGreaterThanOrEqual(hits.length);
    expect(JSON.stringify(hits.map(hit => hit._snippetResult))).not.toContain('<script');
  },
);

test.each([
  ['a known word', 'router', []],
  ['a form of a known word', 'routed', []],
  ['the beginning of a word', 'rout', []],
  ['a part of an identifier', 'context', []],
  ['a stop word', 'the router', []],
  ['a typo', 'rotuer', ['rotuer']],
  ['an unknown word next to a known one', 'router in Storybook', ['Storybook']],
  ['an unknown word that is written twice', 'qwertz and qwertz', ['qwertz']],
])('the embedded client says which words no page contains: %s', async (_, query, unknownWords) => {
  expect((await search(query)).unknownWords).toEqual(unknownWords);
});

test.each([
  ['that the docs don’t explain', 'Invalidate the names of sessions, keys, strings and questions', true],
  ['with most words on one page', 'values that a function of yours creates for each request', false],
  ['that is short', 'invalidate names, strings', false],
])(
  'the embedded client says whether a long query has a close match: a text %s',
  async (_, query, expected) => {
    expect((await search(query)).hasNoCloseMatch).toBe(expected);
  },
);
