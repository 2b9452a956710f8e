import {createHostedClient} from '@site/src/search/hosted';
import type {FacetFilters, SearchClient, SearchHit} from '@site/src/search/types';
import type {SearchProvider} from '@site/src/shared/search';
import {getEmbeddedClient} from '../SearchBar/embeddedClient';

type FoundHits = {hits: SearchHit[]; count: number; isFallback: boolean};

/** Algolia's limit for one request. No query in the docs has that many hits. */
const maxHits = 1_000;

/** Creates a function that finds all hits for a query. It uses the search provider that the build has chosen. */
export function createPageSearch(
  provider: SearchProvider,
  baseUrl: string,
): (query: string, facetFilters: FacetFilters) => Promise<FoundHits> {
  const embedded = getEmbeddedClient(baseUrl);
  let isFallback = false;
  let connection: Promise<SearchClient> | undefined;

  function connect(): Promise<SearchClient> {
    if (provider.kind === 'embedded') {
      return Promise.resolve(embedded);
    }
    connection ??= createAlgoliaClient(provider).then(algolia =>
      createHostedClient(algolia, embedded, isHosted => {
        isFallback = !isHosted;
      }),
    );
    return connection;
  }

  return async (query, facetFilters) => {
    const client = await connect();
    const {results} = await client.search({
      requests: [
        {
          indexName: provider.kind === 'hosted' ? provider.indexName : undefined,
          query,
          facetFilters,
          hitsPerPage: maxHits,
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

/** Imports Algolia's client, which is in a separate chunk. If the import fails, the returned client rejects every search. */
async function createAlgoliaClient({
  appId,
  apiKey,
}: Extract<SearchProvider, {kind: 'hosted'}>): Promise<SearchClient> {
  try {
    const {liteClient} = await import('algoliasearch/lite');
    // TypeScript doesn't know that `SearchClient` describes a subset of the responses of Algolia's client.
    return liteClient(appId, apiKey) as unknown as SearchClient;
  } catch (error) {
    return {search: () => Promise.reject(error)};
  }
}
