import type {LiteClient} from 'algoliasearch/lite';
import type {SearchClient, SearchResponse} from './types';

type Connection = {appId: string; apiKey: string; indexName: string};

/** Creates a client that searches an Algolia index. Algolia's own client is in a separate chunk, which the first search imports. */
export function createAlgoliaClient({appId, apiKey, indexName}: Connection): SearchClient {
  let client: LiteClient | undefined;
  return {
    async search({passageLength, ...parameters}) {
      const {liteClient} = await import('algoliasearch/lite');
      client ??= liteClient(appId, apiKey);
      const {results} = await client.search({
        requests: [
          {
            ...parameters,
            indexName,
            // TypeScript doesn't know that Algolia's client doesn't change the filters.
            facetFilters: parameters.facetFilters as string[][],
            attributesToSnippet: [`content:${passageLength}`],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      });
      const response: unknown = results[0];
      if (!isSearchResponse(response)) {
        throw new Error(`Algolia's response for the index ${indexName} has no list of hits.`);
      }
      return response;
    },
  };
}

function isSearchResponse(response: unknown): response is SearchResponse {
  return (
    typeof response === 'object' && response !== null && 'hits' in response && Array.isArray(response.hits)
  );
}
