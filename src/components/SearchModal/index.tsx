import {useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import translations from '@theme/SearchTranslations';
import {groupByCategory} from '@site/src/search/categories';
import {useSearchProvider, useSearchVersions} from '../Search/searchSettings';
import {useSearchResults} from '../Search/useSearchResults';
import {Footer} from './Footer';
import {Hits} from './Hits';
import {createItemId, createListId, findItemLink} from './items';
import {ErrorScreen, LoadingScreen, NoResultsScreen} from './screens';
import {StartLists} from './StartLists';
import {Toolbar} from './Toolbar';
import {useModalDialog} from './useModalDialog';
import {useStartLists} from './useStartLists';
import {useStoredSearches} from './useStoredSearches';
import styles from './styles.module.css';

export type Props = {
  initialQuery: string;
  onClose: () => void;
};

const texts = translations.modal?.searchBox ?? {};

const hitsPerPage = 20;

/** The maximum length of a query. Readers also paste error messages. */
const maxQueryLength = 500;

/** How much of the text that readers have selected on the page becomes the query. */
const maxSelectionLength = 64;

/** The search window. While the query is empty, it shows the reader's recent and favourite searches and popular pages. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const provider = useSearchProvider();
  const [query, setQuery] = useState(
    () => initialQuery.slice(0, maxQueryLength) || String(getSelection()).slice(0, maxSelectionLength),
  );
  const {versions, defaultVersion} = useSearchVersions();
  const [version, setVersion] = useState(defaultVersion);
  const [section, setSection] = useState('');
  const {results, latest, retry} = useSearchResults(query, version, section, hitsPerPage);
  const categories = useMemo(() => groupByCategory(latest?.kind === 'success' ? latest.hits : []), [latest]);
  const suggestions = useLatestNames(categories);
  const stored = useStoredSearches(provider.kind === 'hosted' ? provider.indexName : 'trpc');
  const startLists = useStartLists(stored, version);
  const isStart = results.kind === 'idle';
  const isLoading = results.kind === 'loading' && latest === undefined;
  const lists = isStart ? startLists.map(({searches}) => searches) : categories.map(({hits}) => hits);
  // A section can be a better hit than its page, which is above it.
  const bestIndex = latest?.kind === 'success' ? lists.flat().findIndex(item => item === latest.hits[0]) : 0;
  const {activeIndex, setActiveIndex, moveBy} = useActiveItem(
    lists.flat().length,
    Math.max(bestIndex, 0),
    latest ?? stored.lists,
  );
  const fieldRef = useRef<HTMLInputElement>(null);
  const dialogProps = useModalDialog(onClose);
  const label = translations.placeholder;

  useLayoutEffect(() => {
    fieldRef.current?.focus();
    // If the query is text that the reader has selected on the page, the first key press replaces it.
    if (initialQuery === '') {
      fieldRef.current?.select();
    }
  }, [initialQuery]);

  function search(text: string): void {
    setQuery(text);
    fieldRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    // While the reader composes a character with an input method, these keys belong to the input method.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) {
      return;
    }
    event.preventDefault();
    if (step !== undefined) {
      moveBy(step);
    } else {
      // With a modifier key, the browser opens the link in a new tab or window.
      const {ctrlKey, metaKey, shiftKey} = event;
      const options = {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey};
      findItemLink(activeIndex)?.dispatchEvent(new MouseEvent('click', options));
    }
  }

  return createPortal(
    <dialog {...dialogProps} className={styles.dialog} aria-label={label}>
      <div className={styles.modal}>
        <div className={styles.searchBar} data-loading={results.kind === 'loading' || undefined}>
          <svg className={styles.magnifier} viewBox="0 0 20 20" aria-hidden="true">
            <path d="m13.6 13.6 4.8 4.8M15.3 8.8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
          </svg>
          <input
            ref={fieldRef}
            className={styles.field}
            type="search"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-haspopup={isStart && lists.length > 0 ? 'tree' : 'listbox'}
            aria-expanded={lists.length > 0}
            aria-controls={lists.map((_, position) => createListId(position)).join(' ') || undefined}
            aria-activedescendant={lists.length > 0 ? createItemId(activeIndex) : undefined}
            placeholder={label}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            enterKeyHint="go"
            spellCheck={false}
            maxLength={maxQueryLength}
            value={query}
            onChange={event => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={styles.iconButton}
            title={texts.resetButtonTitle}
            aria-label={texts.resetButtonTitle}
            hidden={query === ''}
            onClick={() => search('')}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
          <button type="button" className={styles.cancel} onClick={onClose}>
            {texts.cancelButtonText}
          </button>
        </div>
        <Toolbar
          versions={versions}
          version={version}
          onChoose={setVersion}
          {...{section}}
          onChooseSection={setSection}
          results={latest}
          {...{isLoading}}
        />
        <div className={styles.content}>
          {isStart && <StartLists lists={startLists} {...{stored, activeIndex, setActiveIndex, onClose}} />}
          {isLoading && <LoadingScreen />}
          {latest?.kind === 'failure' && (
            <ErrorScreen
              onRetry={() => {
                retry();
                fieldRef.current?.focus();
              }}
            />
          )}
          {latest?.kind === 'success' && latest.nbHits === 0 && (
            <NoResultsScreen
              results={latest}
              suggestions={suggestions}
              onChoose={search}
              onShowAllSections={() => {
                setSection('');
                fieldRef.current?.focus();
              }}
            />
          )}
          {latest?.kind === 'success' && latest.nbHits > 0 && (
            <Hits
              {...{categories, activeIndex, setActiveIndex, onClose}}
              results={latest}
              onOpen={stored.addRecent}
            />
          )}
        </div>
        <Footer isHosted={provider.kind === 'hosted'} />
      </div>
    </dialog>,
    document.body,
  );
}

/** Returns the names of the latest categories. They stay the same while there are no categories, so that they can be suggested. */
function useLatestNames(categories: {name: string}[]): string[] {
  const [latest, setLatest] = useState(categories);
  if (categories.length > 0 && categories !== latest) {
    setLatest(categories);
  }
  return latest.map(({name}) => name);
}

/** Manages the index of the active item, which Enter opens. When `source` changes, the item at `initialIndex` becomes active. */
function useActiveItem(count: number, initialIndex: number, source: unknown) {
  const [selection, setSelection] = useState({index: initialIndex, source});
  const activeIndex = selection.source === source ? selection.index : initialIndex;
  const setActiveIndex = (index: number): void => setSelection({index, source});
  return {
    activeIndex,
    setActiveIndex,
    moveBy(step: number): void {
      const index = (activeIndex + step + count) % Math.max(count, 1);
      setActiveIndex(index);
      document.getElementById(createItemId(index))?.scrollIntoView({block: 'nearest'});
    },
  };
}
