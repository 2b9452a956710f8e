import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {EmbeddedClient} from '../client';
import {createHostedClient, hostedTimeoutMs, retryHostedAfterMs} from '../hosted';
import type {SearchClient, SearchHit, SearchRequest, SearchResponse} from '../types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request: SearchRequest = {query: 'router', facetFilters: [], hitsPerPage: 20, passageLength: 16};

function createResponse(title: string): SearchResponse {
  const hierarchy = {lvl0: 'A & B', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    hits: [
      {
        objectID: '/',
        type: 'lvl1',
        hierarchy,
        content: null,
        url: '/',
        _highlightResult: {hierarchy: {lvl1: {value: title}}},
        _snippetResult: {content: {value: title}},
      },
    ],
    nbHits: 1,
    sections: [],
  };
}

function readTitle({hits}: SearchResponse): string | undefined {
  return hits[0]?._highlightResult.hierarchy.lvl1?.value;
}

describe('the client for hosted search', () => {
  const embedded: EmbeddedClient = {search: async () => createResponse('embedded'), prepare: vi.fn()};
  const neverRespond = () => new Promise<never>(() => undefined);

  function connect(search: SearchClient['search']) {
    const hosted = {search: vi.fn(search)};
    return {hosted, client: createHostedClient(hosted, embedded)};
  }

  test('returns the response from Algolia', async () => {
    const {client} = connect(async () => createResponse('hosted'));
    const response = await client.search(request);
    expect(readTitle(response)).toBe('hosted');
    expect(response).not.toHaveProperty('isFallback');
  });

  test('escapes everything except the highlight tags in headings and passages', async () => {
    const {client} = connect(async () => createResponse('<mark>Router</mark> <img src=x onerror=alert(1)>'));
    const response = await client.search(request);
    const escaped = '<mark>Router</mark> &lt;img src=x onerror=alert(1)&gt;';
    expect(readTitle(response)).toBe(escaped);
    expect(response.hits[0]?._snippetResult.content?.value).toBe(escaped);
  });

  test('accepts hits without highlighted headings and passages', async () => {
    const {_highlightResult, _snippetResult, ...hit} = createResponse('hosted').hits[0] ?? ({} as SearchHit);
    // Algolia leaves out these properties if the record doesn't have the attributes.
    const {client} = connect(async () => ({hits: [hit as SearchHit], nbHits: 1, sections: []}));
    expect((await client.search(request)).hits).toEqual([
      {...hit, _highlightResult: {hierarchy: {}}, _snippetResult: {}},
    ]);
  });

  test('a hit without a match in its headings and its passage contains the matching words of other attributes', async () => {
    const response = createResponse('Routers');
    Object.assign(response.hits[0] ?? {}, {
      _snippetResult: {
        content: {value: 'A passage'},
        code: {value: 'x <mark>initTRPC</mark> y <mark>initTRPC</mark>'},
        keywords: [{value: '<mark>a<b></mark>'}],
      },
    });
    const {client} = connect(async () => response);
    expect((await client.search(request)).hits[0]?._snippetResult).toEqual({
      content: {value: 'A passage'},
      words: {value: '<mark>initTRPC</mark>, <mark>a&lt;b&gt;</mark>'},
    });
  });

  test('falls back to the embedded index when Algolia fails', async () => {
    const {client} = connect(() => Promise.reject(new Error('offline')));
    const response = await client.search(request);
    expect(readTitle(response)).toBe('embedded');
    expect(response.isFallback).toBe(true);
  });

  test('prepares the embedded index while Algolia is slow, and uses it after the timeout', async () => {
    vi.mocked(embedded.prepare).mockClear();
    const {client} = connect(neverRespond);
    const onResponse = vi.fn();
    const response = client.search({...request, facetFilters: ['language:en']});
    void response.then(onResponse);
    await vi.advanceTimersByTimeAsync(hostedTimeoutMs - 1);
    expect(onResponse).not.toHaveBeenCalled();
    expect(embedded.prepare).toHaveBeenCalledWith(['language:en']);
    await vi.advanceTimersByTimeAsync(1);
    expect(readTitle(await response)).toBe('embedded');
  });

  test('doesn’t try Algolia again until some time after a failure', async () => {
    const {client, hosted} = connect(() => Promise.reject(new Error('offline')));
    await client.search(request);
    await client.search(request);
    expect(hosted.search).toHaveBeenCalledTimes(1);
    hosted.search.mockResolvedValue(createResponse('hosted'));
    await vi.advanceTimersByTimeAsync(retryHostedAfterMs);
    expect(readTitle(await client.search(request))).toBe('hosted');
  });

  test('an error in its own code rejects the search and isn’t treated as an outage', async () => {
    const malformed = createResponse('hosted');
    // A heading without a text makes the code that escapes the response throw.
    Object.assign(malformed.hits[0]?._highlightResult.hierarchy ?? {}, {lvl1: {value: undefined}});
    const {client, hosted} = connect(async () => malformed);
    await expect(client.search(request)).rejects.toThrow(TypeError);
    hosted.search.mockResolvedValue(createResponse('hosted'));
    expect(readTitle(await client.search(request))).toBe('hosted');
  });

  test('rejects when both Algolia and the embedded index fail', async () => {
    const failing = () => Promise.reject(new Error('offline'));
    const client = createHostedClient({search: failing}, {search: failing, prepare: () => undefined});
    await expect(client.search(request)).rejects.toThrow('offline');
  });
});
