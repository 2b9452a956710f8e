import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {EmbeddedClient} from '../client';
import {createHostedClient, hostedTimeoutMs, retryHostedAfterMs} from '../hosted';
import {createResilientClient} from '../resilient';
import {createScopedClient, type Outcome} from '../scoped';
import type {SearchClient, SearchResponses} from '../types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = {requests: [{query: 'router', highlightPreTag: '<mark>', highlightPostTag: '</mark>'}]};

function createResponses(title: string): SearchResponses {
  const hierarchy = {lvl0: 'A & B', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const marked = {
    lvl0: {value: 'A & B', matchLevel: 'none' as const},
    lvl1: {value: title, matchLevel: 'full' as const},
  };
  return {
    results: [
      {
        hits: [
          {
            objectID: '/',
            type: 'lvl1',
            hierarchy,
            content: null,
            url: '/',
            anchor: null,
            docusaurus_tag: 'default',
            language: 'en',
            _highlightResult: {hierarchy: marked},
            _snippetResult: {hierarchy: marked},
          },
        ],
        nbHits: 1,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
        query: 'router',
        processingTimeMS: 0,
      },
    ],
  };
}

function readTitle(responses: SearchResponses): string | undefined {
  return responses.results[0]?.hits[0]?._highlightResult.hierarchy.lvl1?.value;
}

describe('the client for hosted search', () => {
  const embedded: EmbeddedClient = {search: async () => createResponses('embedded'), prepare: vi.fn()};
  const neverRespond = () => new Promise<never>(() => undefined);

  function connect(search: SearchClient['search']) {
    const hosted = {search: vi.fn(search)};
    const onResponse = vi.fn<(isHosted: boolean) => void>();
    return {hosted, onResponse, client: createHostedClient(hosted, embedded, onResponse)};
  }

  test('returns the response from Algolia', async () => {
    const {client, onResponse} = connect(async () => createResponses('hosted'));
    expect(readTitle(await client.search(request))).toBe('hosted');
    expect(onResponse.mock.calls).toEqual([[true]]);
  });

  test('escapes everything except Algolia’s highlight tags', async () => {
    const {client} = connect(async () => createResponses('<mark>Router</mark> <img src=x onerror=alert(1)>'));
    expect(readTitle(await client.search(request))).toBe(
      '<mark>Router</mark> &lt;img src=x onerror=alert(1)&gt;',
    );
  });

  test('falls back to the embedded index when Algolia fails', async () => {
    const {client, onResponse} = connect(() => Promise.reject(new Error('offline')));
    expect(readTitle(await client.search(request))).toBe('embedded');
    expect(onResponse.mock.calls).toEqual([[false]]);
  });

  test('prepares the embedded index while Algolia is slow, and uses it after the timeout', async () => {
    vi.mocked(embedded.prepare).mockClear();
    const {client, onResponse} = connect(neverRespond);
    const response = client.search({requests: [{query: 'router', facetFilters: ['language:en']}]});
    await vi.advanceTimersByTimeAsync(hostedTimeoutMs - 1);
    expect(onResponse).not.toHaveBeenCalled();
    expect(embedded.prepare).toHaveBeenCalledWith(['language:en']);
    await vi.advanceTimersByTimeAsync(1);
    expect(readTitle(await response)).toBe('embedded');
  });

  test('doesn’t try Algolia again until some time after a failure', async () => {
    const {client, hosted, onResponse} = connect(() => Promise.reject(new Error('offline')));
    await client.search(request);
    await client.search(request);
    expect(hosted.search).toHaveBeenCalledTimes(1);
    hosted.search.mockResolvedValue(createResponses('hosted'));
    await vi.advanceTimersByTimeAsync(retryHostedAfterMs);
    expect(readTitle(await client.search(request))).toBe('hosted');
    expect(onResponse.mock.calls).toEqual([[false], [false], [true]]);
  });

  test('rejects when both Algolia and the embedded index fail', async () => {
    const failing = () => Promise.reject(new Error('offline'));
    const client = createHostedClient(
      {search: failing},
      {search: failing, prepare: () => undefined},
      () => undefined,
    );
    await expect(client.search(request)).rejects.toThrow('offline');
  });
});

describe('the scoped client', () => {
  test('adds the current facet filters to each query', async () => {
    const search = vi.fn(async () => createResponses('x'));
    const client = createScopedClient({search}, ['version:a'], () => undefined);
    await client.search(request);
    client.setFacetFilters(['version:b']);
    await client.search(request);
    expect(search.mock.calls.map(([scopedRequest]: unknown[]) => scopedRequest)).toEqual([
      {requests: [{...request.requests[0], facetFilters: ['version:a']}]},
      {requests: [{...request.requests[0], facetFilters: ['version:b']}]},
    ]);
  });

  test('reports the outcome of each query', async () => {
    const outcomes: Outcome[] = [];
    const search = vi.fn(async () => createResponses('x'));
    const client = createScopedClient({search}, [], outcome => outcomes.push(outcome));
    await client.search(request);
    search.mockRejectedValueOnce(new Error('offline'));
    await expect(client.search(request)).rejects.toThrow('offline');
    expect(outcomes).toEqual([
      {kind: 'success', query: 'router', count: 1},
      {kind: 'failure', query: 'router'},
    ]);
  });
});

describe('the scoped client with pending queries', () => {
  const resolveLater = <Value>(value: Value, delayMs: number) =>
    new Promise<Value>(resolve => {
      setTimeout(() => resolve(value), delayMs);
    });

  function connect() {
    const onOutcome = vi.fn<(outcome: Outcome) => void>();
    const delaysMs = [200, 100];
    const client = createScopedClient(
      {search: () => resolveLater(createResponses('x'), delaysMs.shift() ?? 0)},
      [],
      onOutcome,
    );
    return {client, onOutcome};
  }

  test('reports only the outcome of the latest query', async () => {
    const {client, onOutcome} = connect();
    void client.search({requests: [{query: 'first'}]});
    void client.search({requests: [{query: 'second'}]});
    await vi.runAllTimersAsync();
    expect(onOutcome.mock.calls).toEqual([[{kind: 'success', query: 'second', count: 1}]]);
  });

  test('doesn’t report the outcome of a discarded query', async () => {
    const {client, onOutcome} = connect();
    void client.search({requests: [{query: 'first'}]});
    client.discardPending();
    await vi.runAllTimersAsync();
    expect(onOutcome).not.toHaveBeenCalled();
  });
});

describe('the resilient client', () => {
  test('never settles after a failed search, but passes a RetryError to DocSearch’s handler', async () => {
    const handler = vi.fn();
    const settled = vi.fn();
    const client = createResilientClient({search: () => Promise.reject(new Error('offline'))});
    void client.search(request).catch(handler).then(settled, settled);
    await vi.advanceTimersByTimeAsync(300);
    // Before this time, Autocomplete's stall timer would overwrite the status that the handler sets.
    expect(handler).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(handler.mock.calls).toEqual([[expect.objectContaining({name: 'RetryError'})]]);
    expect(settled).not.toHaveBeenCalled();
  });

  test('passes responses on without changes', async () => {
    const client = createResilientClient({search: async () => createResponses('x')});
    await expect(client.search(request).then(readTitle)).resolves.toBe('x');
  });
});
