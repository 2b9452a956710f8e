import type {FacetFilters, SearchClient, SearchResponse} from './types';

export type ScopedClient = SearchClient & {
  /** Sets the facet filters of all further queries. */
  setFacetFilters: (facetFilters: FacetFilters) => void;
  /** Ignores the outcome of the pending query, for example because the reader cleared the search field. */
  discardPending: () => void;
};

export type Outcome = {kind: 'success'; query: string; count: number} | {kind: 'failure'; query: string};

/**
 * Creates a client that adds facet filters to every query. The filters can change while DocSearch's modal is open. DocSearch has its own
 * parameters for filters, but changing those would reset the modal. `onOutcome` receives only the outcome of the latest query.
 */
export function createScopedClient(
  client: SearchClient,
  facetFilters: FacetFilters,
  onOutcome: (outcome: Outcome) => void,
): ScopedClient {
  let currentFilters = facetFilters;
  let latestId = 0;
  return {
    discardPending() {
      latestId++;
    },
    setFacetFilters(next) {
      currentFilters = next;
    },
    async search({requests}) {
      const query = requests[0]?.query ?? '';
      const id = ++latestId;
      const report = (outcome: Outcome) => {
        if (id === latestId) {
          onOutcome(outcome);
        }
      };
      try {
        const responses = await client.search({
          requests: requests.map(request => ({...request, facetFilters: currentFilters})),
        });
        report({kind: 'success', query, count: countHits(responses.results[0])});
        return responses;
      } catch (error) {
        report({kind: 'failure', query});
        throw error;
      }
    },
  };
}

function countHits(response: SearchResponse | undefined): number {
  return response?.nbHits ?? 0;
}
