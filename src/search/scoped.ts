import type {FacetFilters, SearchClient, SearchResponse} from './types';

export type ScopedClient = SearchClient & {
  /** Limits the queries from now on. */
  setFacetFilters: (facetFilters: FacetFilters) => void;
  /** The query is gone: what is still on the way has no outcome. */
  forget: () => void;
};

export type Outcome = {kind: 'answer'; query: string; count: number} | {kind: 'failure'; query: string};

/**
 * Adds facet filters that can change while DocSearch keeps its own parameters, since it starts anew when they change. `onOutcome` is
 * told how the latest query went; answers that a later query overtook are old news.
 */
export function createScopedClient(
  client: SearchClient,
  facetFilters: FacetFilters,
  onOutcome: (outcome: Outcome) => void,
): ScopedClient {
  let current = facetFilters;
  let latest = 0;
  return {
    forget() {
      latest++;
    },
    setFacetFilters(next) {
      current = next;
    },
    async search({requests}) {
      const query = requests[0]?.query ?? '';
      const number = ++latest;
      const tell = (outcome: Outcome) => {
        if (number === latest) {
          onOutcome(outcome);
        }
      };
      try {
        const responses = await client.search({
          requests: requests.map(request => ({...request, facetFilters: current})),
        });
        tell({kind: 'answer', query, count: countHits(responses.results[0])});
        return responses;
      } catch (error) {
        tell({kind: 'failure', query});
        throw error;
      }
    },
  };
}

function countHits(response: SearchResponse | undefined): number {
  return response?.nbHits ?? 0;
}
