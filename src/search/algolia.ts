import {liteClient} from 'algoliasearch/lite';
import {sortSections} from './sections';
import type {SearchClient, SearchHit} from './types';

type Connection = {appId: string; apiKey: string; indexName: string};

/** Creates a client that searches an Algolia index. */
export function createAlgoliaClient({appId, apiKey, indexName}: Connection): SearchClient {
  const client = liteClient(appId, apiKey);
  return {
    async search({query, facetFilters, section, hitsPerPage, passageLength}) {
      const all = {
        indexName,
        query,
        // TypeScript doesn't know that Algolia's client doesn't change the filters.
        facetFilters: facetFilters as string[][],
        facets: ['section'],
      };
      const {results} = await client.search({
        requests: [
          // The hits of one section don't contain the numbers of hits in the other sections.
          ...(section ? [{...all, hitsPerPage: 0}] : []),
          {
            ...all,
            facetFilters: section ? [...all.facetFilters, [`section:${section}`]] : all.facetFilters,
            hitsPerPage,
            attributesToSnippet: [
              `content:${passageLength}`,
              ...['label', 'keywords', 'description', 'code'].map(name => `${name}:10`),
            ],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      });
      const [counts, found]: unknown[] = [results[0], results.at(-1)];
      if (!isResponse(counts) || !isResponse(found)) {
        throw new Error(`Algolia's response for the index ${indexName} has no list of hits.`);
      }
      return {
        hits: found.hits,
        nbHits: found.nbHits,
        sections: sortSections(counts.facets?.['section'] ?? {}),
      };
    },
  };
}

type Response = {hits: SearchHit[]; nbHits: number; facets?: Record<string, Record<string, number>>};

function isResponse(response: unknown): response is Response {
  return (
    typeof response === 'object' && response !== null && 'hits' in response && Array.isArray(response.hits)
  );
}
