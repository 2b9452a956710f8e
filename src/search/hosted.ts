import type {EmbeddedClient} from './client';
import {escapeHtml} from './highlighting';
import type {Highlighted, SearchClient, SearchHit, SearchRequest, SearchResponse} from './types';

/** If Algolia hasn't responded after this time, the embedded index is used instead. The embedded index is searched in the browser. */
export const hostedTimeoutMs = 1_000;

/** If Algolia hasn't responded after this time, the embedded index is built in case it's needed. */
const warmUpAfterMs = 300;

/** After a failure, queries skip Algolia for this long. Otherwise a reader who keeps typing would wait for the timeout again and again. */
export const retryHostedAfterMs = 15_000;

/**
 * Creates a client that searches with Algolia through `hosted`. If Algolia fails or takes too long, the client searches with `embedded`.
 * Errors in the code that processes a response aren't treated as failures of Algolia: they reject the search, so that somebody notices.
 */
export function createHostedClient(hosted: SearchClient, embedded: EmbeddedClient): SearchClient {
  let failedAt = -Infinity;

  async function searchHosted(request: SearchRequest): Promise<SearchResponse | undefined> {
    if (Date.now() - failedAt < retryHostedAfterMs) {
      return undefined;
    }
    const warmUpTimer = setTimeout(() => embedded.prepare(request.facetFilters), warmUpAfterMs);
    try {
      return await withTimeout(hosted.search(request), hostedTimeoutMs);
    } catch {
      failedAt = Date.now();
      return undefined;
    } finally {
      clearTimeout(warmUpTimer);
    }
  }

  return {
    async search(request) {
      const response = await searchHosted(request);
      return response
        ? {...response, hits: response.hits.map(escapeHit)}
        : {...(await embedded.search(request)), isFallback: true};
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
 * Escapes all HTML in the texts of a hit except for `<mark>` tags, because Algolia doesn't escape the texts. Algolia omits the results of
 * attributes that the record doesn't have, although the type of Algolia's client requires them.
 */
function escapeHit(hit: SearchHit): SearchHit {
  const headings: Partial<SearchHit['_highlightResult']> = hit._highlightResult ?? {};
  const hierarchy: SearchHit['_highlightResult']['hierarchy'] = Object.fromEntries(
    Object.entries(headings.hierarchy ?? {}).map(([level, name]) => [level, escapeHighlighted(name)]),
  );
  const {content, ...others} = hit._snippetResult ?? {};
  const passage = content && escapeHighlighted(content);
  const {lvl0: _, ...shown} = {...hierarchy, passage};
  const isMarked = Object.values(shown).some(text => text?.value.includes('<mark>'));
  const words = isMarked ? '' : listMarked(others);
  return {
    ...hit,
    _highlightResult: {hierarchy},
    _snippetResult: {...(passage && {content: passage}), ...(words && {words: {value: words}})},
  };
}

/** Returns the first four distinct words in `<mark>` elements of other attributes, whose values can be lists. */
function listMarked(attributes: object): string {
  const words = [...JSON.stringify(attributes).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word = '']) => word);
  return [...new Set(words)]
    .slice(0, 4)
    .map(word => `<mark>${escapeHtml(word)}</mark>`)
    .join(', ');
}

function escapeHighlighted({value}: Highlighted): Highlighted {
  const pieces = value.split(/(<\/?mark>)/);
  return {value: pieces.map((piece, position) => (position % 2 === 0 ? escapeHtml(piece) : piece)).join('')};
}
