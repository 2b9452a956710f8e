import type {FacetFilters, SearchClient, SearchResponse} from './types';

export type ScopedClient = SearchClient & {
  /** Limits the queries from now on. */
  setFacetFilters: (facetFilters: FacetFilters) => void;
};

export type Outcome = {kind: 'answer'; query: string; count: number} | {kind: 'failure'; query: string};

/**
 * Adds facet filters that can change while DocSearch keeps its own parameters, since it starts anew when they change. `onOutcome` is
 * told how each query went.
 */
export function createScopedClient(
  client: SearchClient,
  facetFilters: FacetFilters,
  onOutcome: (outcome: Outcome) => void,
): ScopedClient {
  let current = facetFilters;
  return {
    setFacetFilters(next) {
      current = next;
    },
    async search({requests}) {
      const query = requests[0]?.query ?? '';
      try {
        const responses = await client.search({
          requests: requests.map(request => ({...request, facetFilters: current})),
        });
        onOutcome({kind: 'answer', query, count: countHits(responses.results[0])});
        return responses;
      } catch (error) {
        onOutcome({kind: 'failure', query});
        throw error;
      }
    },
  };
}

function countHits(response: SearchResponse | undefined): number {
  return response?.nbHits ?? 0;
}
