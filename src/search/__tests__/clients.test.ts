import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {EmbeddedClient} from '../client';
import {createHostedClient, patience, pause} from '../hosted';
import {createResilientClient} from '../resilient';
import {createScopedClient, type Outcome} from '../scoped';
import type {SearchClient, SearchResponses} from '../types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = {requests: [{query: 'router', highlightPreTag: '<mark>', highlightPostTag: '</mark>'}]};

function createAnswer(title: string): SearchResponses {
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

function readTitle(answer: SearchResponses): string | undefined {
  return answer.results[0]?.hits[0]?._highlightResult.hierarchy.lvl1?.value;
}

describe('hosted search', () => {
  const embedded: EmbeddedClient = {search: async () => createAnswer('embedded'), prepare: vi.fn()};
  const never = () => new Promise<never>(() => undefined);

  function connect(search: SearchClient['search']) {
    const hosted = {search: vi.fn(search)};
    const onAnswer = vi.fn<(isHosted: boolean) => void>();
    return {hosted, onAnswer, client: createHostedClient(hosted, embedded, onAnswer)};
  }

  test('Algolia answers', async () => {
    const {client, onAnswer} = connect(async () => createAnswer('hosted'));
    expect(readTitle(await client.search(request))).toBe('hosted');
    expect(onAnswer.mock.calls).toEqual([[true]]);
  });

  test('everything but Algolia’s marks is escaped', async () => {
    const {client} = connect(async () => createAnswer('<mark>Router</mark> <img src=x onerror=alert(1)>'));
    expect(readTitle(await client.search(request))).toBe(
      '<mark>Router</mark> &lt;img src=x onerror=alert(1)&gt;',
    );
  });

  test('after a failure the embedded index answers', async () => {
    const {client, onAnswer} = connect(() => Promise.reject(new Error('offline')));
    expect(readTitle(await client.search(request))).toBe('embedded');
    expect(onAnswer.mock.calls).toEqual([[false]]);
  });

  test('after a second without an answer too, and gets ready before', async () => {
    vi.mocked(embedded.prepare).mockClear();
    const {client, onAnswer} = connect(never);
    const answer = client.search({requests: [{query: 'router', facetFilters: ['language:en']}]});
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(onAnswer).not.toHaveBeenCalled();
    expect(embedded.prepare).toHaveBeenCalledWith(['language:en']);
    await vi.advanceTimersByTimeAsync(1);
    expect(readTitle(await answer)).toBe('embedded');
  });

  test('a reader who types on doesn’t wait again, until Algolia gets another chance', async () => {
    const {client, hosted, onAnswer} = connect(() => Promise.reject(new Error('offline')));
    await client.search(request);
    await client.search(request);
    expect(hosted.search).toHaveBeenCalledTimes(1);
    hosted.search.mockResolvedValue(createAnswer('hosted'));
    await vi.advanceTimersByTimeAsync(pause);
    expect(readTitle(await client.search(request))).toBe('hosted');
    expect(onAnswer.mock.calls).toEqual([[false], [false], [true]]);
  });

  test('when both fail, the search fails', async () => {
    const failing = () => Promise.reject(new Error('offline'));
    const client = createHostedClient(
      {search: failing},
      {search: failing, prepare: () => undefined},
      () => undefined,
    );
    await expect(client.search(request)).rejects.toThrow('offline');
  });
});

describe('the scope', () => {
  test('its filters go with every query, and can change', async () => {
    const search = vi.fn(async () => createAnswer('x'));
    const client = createScopedClient({search}, ['version:a'], () => undefined);
    await client.search(request);
    client.setFacetFilters(['version:b']);
    await client.search(request);
    expect(search.mock.calls.map(([asked]: unknown[]) => asked)).toEqual([
      {requests: [{...request.requests[0], facetFilters: ['version:a']}]},
      {requests: [{...request.requests[0], facetFilters: ['version:b']}]},
    ]);
  });

  test('it tells how each query went', async () => {
    const outcomes: Outcome[] = [];
    const search = vi.fn(async () => createAnswer('x'));
    const client = createScopedClient({search}, [], outcome => outcomes.push(outcome));
    await client.search(request);
    search.mockRejectedValueOnce(new Error('offline'));
    await expect(client.search(request)).rejects.toThrow('offline');
    expect(outcomes).toEqual([
      {kind: 'answer', query: 'router', count: 1},
      {kind: 'failure', query: 'router'},
    ]);
  });
});

describe('an answer that comes late', () => {
  const later = <Value>(value: Value, time: number) =>
    new Promise<Value>(resolve => {
      setTimeout(() => resolve(value), time);
    });

  function connect() {
    const onOutcome = vi.fn<(outcome: Outcome) => void>();
    const times = [200, 100];
    const client = createScopedClient(
      {search: () => later(createAnswer('x'), times.shift() ?? 0)},
      [],
      onOutcome,
    );
    return {client, onOutcome};
  }

  test('after that to a later query tells nothing', async () => {
    const {client, onOutcome} = connect();
    void client.search({requests: [{query: 'first'}]});
    void client.search({requests: [{query: 'second'}]});
    await vi.runAllTimersAsync();
    expect(onOutcome.mock.calls).toEqual([[{kind: 'answer', query: 'second', count: 1}]]);
  });

  test('after the query is gone tells nothing', async () => {
    const {client, onOutcome} = connect();
    void client.search({requests: [{query: 'first'}]});
    client.forget();
    await vi.runAllTimersAsync();
    expect(onOutcome).not.toHaveBeenCalled();
  });
});

describe('the error screen', () => {
  test('a failure reaches DocSearch as the error that it shows, and its chain never ends', async () => {
    const handler = vi.fn();
    const settled = vi.fn();
    const client = createResilientClient({search: () => Promise.reject(new Error('offline'))});
    void client.search(request).catch(handler).then(settled, settled);
    await vi.advanceTimersByTimeAsync(300);
    // Autocomplete's stall timer would set another status until then.
    expect(handler).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(handler.mock.calls).toEqual([[expect.objectContaining({name: 'RetryError'})]]);
    expect(settled).not.toHaveBeenCalled();
  });

  test('an answer passes through', async () => {
    const client = createResilientClient({search: async () => createAnswer('x')});
    await expect(client.search(request).then(readTitle)).resolves.toBe('x');
  });
});
