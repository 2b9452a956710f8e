import type {EmbeddedClient} from './client';
import {escapeHtml} from './highlighting';
import type {Highlighted, SearchClient, SearchHit, SearchRequest, SearchResponses} from './types';

/** How long Algolia may take before the embedded index answers, in ms. */
export const patience = 1_000;

/** After this time without an answer the embedded index gets ready, in ms. */
const doubt = 300;

/** How long Algolia is left alone after it failed, in ms: a reader who types on waits for it once, not at every key. */
export const pause = 15_000;

/**
 * Asks Algolia through `hosted`; when that fails or takes too long, `embedded` answers. `onAnswer` is told for each query whether it
 * was Algolia that answered.
 */
export function createHostedClient(
  hosted: SearchClient,
  embedded: EmbeddedClient,
  onAnswer: (isHosted: boolean) => void,
): SearchClient {
  let failedAt = -Infinity;

  async function askHosted(request: {requests: SearchRequest[]}): Promise<SearchResponses | undefined> {
    if (Date.now() - failedAt < pause) {
      return undefined;
    }
    const preparing = setTimeout(() => {
      request.requests.forEach(({facetFilters = []}) => embedded.prepare(facetFilters));
    }, doubt);
    try {
      return escapeResponses(await withTimeout(hosted.search(request), patience), request.requests);
    } catch {
      failedAt = Date.now();
      return undefined;
    } finally {
      clearTimeout(preparing);
    }
  }

  return {
    async search(request) {
      const responses = await askHosted(request);
      const answer = responses ?? (await embedded.search(request));
      onAnswer(responses !== undefined);
      return answer;
    },
  };
}

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Algolia puts marks into plain text; what shows hits takes it for HTML. So everything but the marks is escaped. */
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

type Result = SearchHit['_highlightResult'];

/** A record without the attribute has no result for it, whatever the type says. */
function escapeResult(result: Result | undefined, marks: string[]): Result {
  const {lvl0, ...names} = result?.hierarchy ?? {};
  const hierarchy = Object.fromEntries(
    Object.entries(names).map(([level, name]) => [level, escapeValue(name, marks)]),
  );
  return {
    // The category is shown as text.
    hierarchy: {...hierarchy, ...(lvl0 && {lvl0})},
    ...(result?.content && {content: escapeValue(result.content, marks)}),
  };
}

function escapeValue({value, matchLevel}: Highlighted, marks: string[]): Highlighted {
  const pieces = marks.reduce(
    (parts, mark) => parts.flatMap(part => (marks.includes(part) ? part : splitKeeping(part, mark))),
    [value],
  );
  return {
    value: pieces.map(piece => (marks.includes(piece) ? piece : escapeHtml(piece))).join(''),
    matchLevel,
  };
}

function splitKeeping(text: string, mark: string): string[] {
  return text.split(mark).flatMap((piece, position) => (position === 0 ? [piece] : [mark, piece]));
}
