import {useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createHostedClient} from '@site/src/search/hosted';
import {createResilientClient} from '@site/src/search/resilient';
import {createScopedClient, type Outcome, type ScopedClient} from '@site/src/search/scoped';
import type {FacetFilters, SearchClient} from '@site/src/search/types';
import {getEmbeddedClient} from './embeddedClient';
import {useSearchProvider} from './useSearchProvider';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

type ModalClient = {
  /** Receives the client that DocSearch has created, and returns the client to use instead. */
  connect: TransformClient;
  setFacetFilters: (facetFilters: FacetFilters) => void;
  outcome: Outcome | undefined;
  /** Resets the outcome after the query has been cleared. */
  clearOutcome: () => void;
  /** True if the results come from the built-in index because Algolia failed. */
  isFallback: boolean;
};

/** Creates a search client that is used until the modal is closed. */
export function useModalClient(facetFilters: FacetFilters): ModalClient {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const provider = useSearchProvider();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isFallback, setIsFallback] = useState(false);
  const [stableFunctions] = useState(() => {
    const embedded = getEmbeddedClient(baseUrl);
    let hosted: SearchClient | undefined;
    const activeClient: SearchClient = {search: request => (hosted ?? embedded).search(request)};
    const scoped: ScopedClient = createScopedClient(activeClient, facetFilters, setOutcome);
    const resilient = createResilientClient(scoped);
    const connect: TransformClient = docSearchClient => {
      if (provider.kind === 'hosted') {
        // TypeScript doesn't know that `SearchClient` describes a subset of the responses of Algolia's client.
        const algolia = docSearchClient as unknown as SearchClient;
        hosted = createHostedClient(algolia, embedded, isHosted => setIsFallback(!isHosted));
      }
      // TypeScript doesn't know that `search` is the only method of the client that DocSearch calls.
      return resilient as unknown as ReturnType<TransformClient>;
    };
    function clearOutcome(): void {
      scoped.discardPending();
      setOutcome(undefined);
    }
    return {connect, setFacetFilters: scoped.setFacetFilters, clearOutcome};
  });
  return {...stableFunctions, outcome, isFallback};
}
