import {createHostedClient} from '@site/src/search/hosted';
import type {FacetFilters, SearchClient, SearchHit} from '@site/src/search/types';
import type {SearchProvider} from '@site/src/shared/search';
import {getEmbeddedClient} from '../SearchBar/embeddedClient';

type Found = {hits: SearchHit[]; count: number; isFallback: boolean};

/** More than any query of the docs finds, and as many as Algolia gives at once. */
const most = 1_000;

/** A function that finds all hits of a query, from the provider that the build chose. */
export function createPageClient(
  provider: SearchProvider,
  baseUrl: string,
): (query: string, facetFilters: FacetFilters) => Promise<Found> {
  const embedded = getEmbeddedClient(baseUrl);
  let isFallback = false;
  let connecting: Promise<SearchClient> | undefined;

  function connect(): Promise<SearchClient> {
    if (provider.kind === 'embedded') {
      return Promise.resolve(embedded);
    }
    connecting ??= createAlgoliaClient(provider).then(algolia =>
      createHostedClient(algolia, embedded, isHosted => {
        isFallback = !isHosted;
      }),
    );
    return connecting;
  }

  return async (query, facetFilters) => {
    const client = await connect();
    const {results} = await client.search({
      requests: [
        {
          indexName: provider.kind === 'hosted' ? provider.indexName : undefined,
          query,
          facetFilters,
          hitsPerPage: most,
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          snippetEllipsisText: '…',
          attributesToSnippet: ['content:30'],
        },
      ],
    });
    const {hits = [], nbHits = 0} = results[0] ?? {};
    return {hits, count: nbHits, isFallback};
  };
}

/** Algolia's client, in a chunk that only hosted search fetches. When that can't be fetched, its searches fail. */
async function createAlgoliaClient({
  appId,
  apiKey,
}: Extract<SearchProvider, {kind: 'hosted'}>): Promise<SearchClient> {
  try {
    const {liteClient} = await import('algoliasearch/lite');
    // Its answers have the shape that our type describes a part of.
    return liteClient(appId, apiKey) as unknown as SearchClient;
  } catch (error) {
    return {search: () => Promise.reject(error)};
  }
}
