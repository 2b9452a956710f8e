import type {EmbeddedClient} from './client';
import {escapeHtml} from './highlighting';
import type {Highlighted, SearchClient, SearchHit, SearchRequest, SearchResponses} from './types';

/** If Algolia hasn't responded after this time, the embedded index is used instead. The embedded index is searched in the browser. */
export const hostedTimeoutMs = 1_000;

/** If Algolia hasn't responded after this time, the embedded index is built in case it's needed. */
const warmUpAfterMs = 300;

/** After a failure, queries skip Algolia for this long. Otherwise a reader who keeps typing would wait for the timeout again and again. */
export const retryHostedAfterMs = 15_000;

/**
 * Creates a client that searches with Algolia through `hosted`. If Algolia fails or takes too long, the client searches with `embedded`.
 * After each query, `onResponse` is called with true if the response came from Algolia, and with false otherwise.
 */
export function createHostedClient(
  hosted: SearchClient,
  embedded: EmbeddedClient,
  onResponse: (isHosted: boolean) => void,
): SearchClient {
  let failedAt = -Infinity;

  async function searchHosted(request: {requests: SearchRequest[]}): Promise<SearchResponses | undefined> {
    if (Date.now() - failedAt < retryHostedAfterMs) {
      return undefined;
    }
    const warmUpTimer = setTimeout(() => {
      request.requests.forEach(({facetFilters = []}) => embedded.prepare(facetFilters));
    }, warmUpAfterMs);
    try {
      return escapeResponses(await withTimeout(hosted.search(request), hostedTimeoutMs), request.requests);
    } catch {
      failedAt = Date.now();
      return undefined;
    } finally {
      clearTimeout(warmUpTimer);
    }
  }

  return {
    async search(request) {
      const responses = await searchHosted(request);
      const result = responses ?? (await embedded.search(request));
      onResponse(responses !== undefined);
      return result;
    },
  };
}

function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response within ${timeoutMs} ms`)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Escapes all text except Algolia's highlight tags. This is necessary because Algolia doesn't escape the text, and DocSearch renders it as
 * HTML.
 */
function escapeResponses({results}: SearchResponses, requests: SearchRequest[]): SearchResponses {
  return {
    results: results.map((response, position) => {
      const {highlightPreTag = '<em>', highlightPostTag = '</em>'} = requests[position] ?? {};
      const marks = [highlightPreTag, highlightPostTag];
      return {...response, hits: response.hits.map(hit => escapeHit(hit, marks))};
    }),
  };
}

function escapeHit(hit: SearchHit, marks: string[]): SearchHit {
  return {
    ...hit,
    _highlightResult: escapeResult(hit._highlightResult, marks),
    _snippetResult: escapeResult(hit._snippetResult, marks),
  };
}

type HitTexts = SearchHit['_highlightResult'];

/** Algolia omits `result` if the record doesn't have the attribute, although the type of Algolia's client requires it. */
function escapeResult(result: HitTexts | undefined, marks: string[]): HitTexts {
  const {lvl0, ...names} = result?.hierarchy ?? {};
  const hierarchy = Object.fromEntries(
    Object.entries(names).map(([level, name]) => [level, escapeHighlighted(name, marks)]),
  );
  return {
    // DocSearch shows the category as plain text, so the category must not be escaped.
    hierarchy: {...hierarchy, ...(lvl0 && {lvl0})},
    ...(result?.content && {content: escapeHighlighted(result.content, marks)}),
  };
}

function escapeHighlighted({value, matchLevel}: Highlighted, marks: string[]): Highlighted {
  const pieces = marks.reduce(
    (parts, mark) => parts.flatMap(part => (marks.includes(part) ? part : splitAndKeepMark(part, mark))),
    [value],
  );
  return {
    value: pieces.map(piece => (marks.includes(piece) ? piece : escapeHtml(piece))).join(''),
    matchLevel,
  };
}

function splitAndKeepMark(text: string, mark: string): string[] {
  return text.split(mark).flatMap((piece, position) => (position === 0 ? [piece] : [mark, piece]));
}
