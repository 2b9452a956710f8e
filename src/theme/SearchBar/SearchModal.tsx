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
import {useFeedbackUrl} from './useFeedbackUrl';
import {ModalContext} from './modalContext';
import {ModalToolbar} from './ModalToolbar';
import {ResultsFooter} from './ResultsFooter';
import {SlashSetting} from './SlashSetting';
import {createHitsTransform} from './transformHits';
import {useModalClient} from './useModalClient';
import {useEarlyInput} from './useEarlyInput';
import {useQueryCleared} from './useQueryCleared';
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
  'navigator' | 'transformItems' | 'transformSearchClient' | 'searchParameters' | 'translations'
>;

/** DocSearch's modal with the search provider that the build has chosen. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const provider = useSearchProvider();
  const {versions, defaultVersion} = useSearchVersions();
  const [version, setVersion] = useState(defaultVersion);
  const {connect, setFacetFilters, outcome, clearOutcome, isFallback} = useModalClient(
    defaultVersion.facetFilters,
  );
  const {container, toolbarSlot, footerSlot} = useModalElements(`search-${provider.kind}`);
  useEarlyInput(container, initialQuery);
  useQueryCleared(container, clearOutcome);
  const [initialScrollY] = useState(() => window.scrollY);
  const context = useMemo(() => ({version, onClose}), [version, onClose]);
  const createFeedbackUrl = useFeedbackUrl(version.label);

  // These props are created only once, because DocSearch restarts and loses the query when one of them changes.
  const [fixedProps] = useState<FixedProps>(() => ({
    navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
    transformItems: createHitsTransform(siteConfig.url),
    transformSearchClient: connect,
    searchParameters: {attributesToSnippet: ['content:16']},
    translations: createModalTranslations(),
  }));

  function chooseVersion(next: SearchVersion): void {
    setVersion(next);
    setFacetFilters(next.facetFilters);
    // DocSearch repeats the search when its input receives focus. This event makes it do so while the focus stays where it is.
    container.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }

  return createPortal(
    <ModalContext value={context}>
      <DocSearchModal
        {...fixedProps}
        {...(provider.kind === 'hosted' ? selectIndex(provider) : embeddedIndex)}
        initialScrollY={initialScrollY}
        onClose={onClose}
        placeholder={translations.placeholder}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={createFeedbackUrl && (({query}) => createFeedbackUrl(query))}
      />
      {createPortal(
        <ModalToolbar
          versions={versions}
          version={version}
          onChoose={chooseVersion}
          outcome={outcome}
          isFallback={isFallback}
        />,
        toolbarSlot,
      )}
      {createPortal(<SlashSetting />, footerSlot)}
    </ModalContext>,
    container,
  );
}

type IndexProps = Pick<DocSearchModalProps, 'appId' | 'apiKey' | 'indexName'>;

/** Props that DocSearch requires even for the built-in search. The key under which it stores recent searches contains the index name. */
const embeddedIndex: IndexProps = {appId: 'embedded', apiKey: 'embedded', indexName: 'trpc'};

function selectIndex({appId, apiKey, indexName}: Extract<SearchProvider, {kind: 'hosted'}>): IndexProps {
  return {appId, apiKey, indexName};
}

function createModalTranslations(): DocSearchModalProps['translations'] {
  return {
    ...translations.modal,
    noResultsScreen: {
      ...translations.modal?.noResultsScreen,
      noResultsText: translate({
        id: 'search.noResults',
        message: 'No results for',
        description: 'Shown before the query',
      }),
    },
  };
}
