import {useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchModalProps} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import './modal.css';
import {Hit} from './Hit';
import {createMissingResultsUrl} from './missingResults';
import {ModalContext} from './modalContext';
import {ModalToolbar} from './ModalToolbar';
import {ResultsFooter} from './ResultsFooter';
import {SlashSetting} from './SlashSetting';
import {createHitsTransform} from './transformHits';
import {useModalClient} from './useModalClient';
import {useEarlyKeys} from './useEarlyKeys';
import {useEmptied} from './useEmptied';
import {useModalElements} from './useModalElements';
import {useSearchProvider} from './useSearchProvider';
import type {SearchProvider} from '@site/src/shared/search';
import {useSearchVersions, type SearchVersion} from './useSearchVersions';

export type Props = {
  initialQuery: string;
  onClose: () => void;
};

type FixedProps = Pick<
  DocSearchModalProps,
  'navigator' | 'transformItems' | 'transformSearchClient' | 'searchParameters'
>;

/** DocSearch's modal, over the provider that the build chose. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const provider = useSearchProvider();
  const {versions, inView} = useSearchVersions();
  const [version, setVersion] = useState(inView);
  const {connect, setFacetFilters, outcome, forgetOutcome, isFallback} = useModalClient(inView.facetFilters);
  const {container, slot, footerSlot} = useModalElements(`search-${provider.kind}`);
  useEarlyKeys(container, initialQuery);
  useEmptied(container, forgetOutcome);
  const [initialScrollY] = useState(() => window.scrollY);
  const context = useMemo(() => ({version, onClose}), [version, onClose]);

  // DocSearch starts anew when one of these changes, and forgets the query.
  const [fixedProps] = useState<FixedProps>(() => ({
    navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
    transformItems: createHitsTransform(siteConfig.url),
    transformSearchClient: connect,
    searchParameters: {attributesToSnippet: ['content:16']},
  }));

  function chooseVersion(next: SearchVersion): void {
    setVersion(next);
    setFacetFilters(next.facetFilters);
    // DocSearch asks again when its input gets focus. The event says so, and focus stays where it is.
    container.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }

  return createPortal(
    <ModalContext value={context}>
      <DocSearchModal
        {...fixedProps}
        {...(provider.kind === 'hosted' ? createNames(provider) : embeddedNames)}
        initialScrollY={initialScrollY}
        onClose={onClose}
        placeholder={translations.placeholder}
        translations={modalTranslations}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={({query}) => createMissingResultsUrl(query, version.label)}
      />
      {createPortal(
        <ModalToolbar
          versions={versions}
          version={version}
          onChoose={chooseVersion}
          outcome={outcome}
          isFallback={isFallback}
        />,
        slot,
      )}
      {createPortal(<SlashSetting />, footerSlot)}
    </ModalContext>,
    container,
  );
}

type Names = Pick<DocSearchModalProps, 'appId' | 'apiKey' | 'indexName'>;

/** DocSearch wants the names of an Algolia account. That of the index is also part of the names under which it stores recent searches. */
const embeddedNames: Names = {appId: 'embedded', apiKey: 'embedded', indexName: 'trpc'};

function createNames({appId, apiKey, indexName}: Extract<SearchProvider, {kind: 'hosted'}>): Names {
  return {appId, apiKey, indexName};
}

const modalTranslations: DocSearchModalProps['translations'] = {
  ...translations.modal,
  noResultsScreen: {
    ...translations.modal?.noResultsScreen,
    noResultsText: translate({
      id: 'search.noResults',
      message: 'No results for',
      description: 'Followed by the query',
    }),
  },
};
