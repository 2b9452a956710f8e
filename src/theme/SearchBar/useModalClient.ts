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
  /** Gives DocSearch our client in place of the one it made. */
  connect: TransformClient;
  setFacetFilters: (facetFilters: FacetFilters) => void;
  outcome: Outcome | undefined;
  /** There is no query any more, so none has an outcome. */
  forgetOutcome: () => void;
  /** Algolia should have answered, but the embedded index did. */
  isFallback: boolean;
};

/** The client of one opening of the modal. */
export function useModalClient(facetFilters: FacetFilters): ModalClient {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const provider = useSearchProvider();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isFallback, setIsFallback] = useState(false);
  const [fixed] = useState(() => {
    const embedded = getEmbeddedClient(baseUrl);
    let hosted: SearchClient | undefined;
    const either: SearchClient = {search: request => (hosted ?? embedded).search(request)};
    const scoped: ScopedClient = createScopedClient(either, facetFilters, setOutcome);
    const resilient = createResilientClient(scoped);
    const connect: TransformClient = docSearchClient => {
      if (provider.kind === 'hosted') {
        // Algolia's client answers in the shape that our type describes a part of.
        const algolia = docSearchClient as unknown as SearchClient;
        hosted = createHostedClient(algolia, embedded, isHosted => setIsFallback(!isHosted));
      }
      // DocSearch calls `search` and nothing else of its client.
      return resilient as unknown as ReturnType<TransformClient>;
    };
    function forgetOutcome(): void {
      scoped.forget();
      setOutcome(undefined);
    }
    return {connect, setFacetFilters: scoped.setFacetFilters, forgetOutcome};
  });
  return {...fixed, outcome, isFallback};
}
