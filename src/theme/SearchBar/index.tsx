// Replaces @theme/SearchBar: the original holds all of DocSearch in the main bundle and connects to Algolia on every page.
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {preload} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistory} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {recordsPath} from '@site/src/shared/search';
import type {Props as SearchModalProps} from './SearchModal';
import {SearchButton} from './SearchButton';
import {useSearchProvider} from './useSearchProvider';
import {useSearchShortcuts} from './useSearchShortcuts';
import {useSearchVersions, type SearchVersion} from './useSearchVersions';

type SearchModal = ComponentType<SearchModalProps>;

export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const searchPage = useBaseUrl('/search');
  const history = useHistory();
  const {inView} = useSearchVersions();
  const provider = useSearchProvider();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<SearchModal>();
  const [opening, setOpening] = useState<{initialQuery: string}>();

  /** Fetches the modal's code and the records in view; on the first sign that the reader is about to search. */
  const prepare = useCallback(async (): Promise<void> => {
    const [{default: loaded}] = await Promise.all([
      import('./SearchModal'),
      // The package says that it has no side effects, so a plain import of its styles would be dropped.
      import('@docsearch/react/style'),
      // Algolia's index is ready as it is.
      provider.kind === 'embedded' && prepareIndex(baseUrl, inView),
    ]);
    setModal(() => loaded);
  }, [baseUrl, inView, provider]);

  const prepareQuietly = useCallback(() => {
    // Opening tries again, and then shows what failed.
    prepare().catch(() => undefined);
  }, [prepare]);

  const open = useCallback(
    (initialQuery = '') => {
      setOpening({initialQuery});
      prepare().catch(() => {
        setOpening(undefined);
        history.push(`${searchPage}${initialQuery && `?q=${encodeURIComponent(initialQuery)}`}`);
      });
    },
    [prepare, history, searchPage],
  );

  const close = useCallback(() => setOpening(undefined), []);
  const type = useCallback((text: string) => {
    setOpening(previous => ({initialQuery: (previous?.initialQuery ?? '') + text}));
  }, []);
  const isShown = opening !== undefined && Modal !== undefined;
  const isOpening = opening !== undefined && Modal === undefined;

  useSearchShortcuts({isOpen: isShown, isOpening, open, close, type, buttonRef});
  useReturnFocus(isShown, buttonRef);

  return (
    <>
      <SearchButton ref={buttonRef} onClick={() => open()} onIntent={prepareQuietly} />
      <noscript>
        <Link to={searchPage}>
          {translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'})}
        </Link>
      </noscript>
      {isShown && <Modal initialQuery={opening.initialQuery} onClose={close} />}
    </>
  );
}

/** Fetches the index beside the modal's code, and the records beside the code of the index; failures show with the first query. */
async function prepareIndex(baseUrl: string, {tags, facetFilters}: SearchVersion): Promise<void> {
  // In development there are no files of records.
  if (process.env.NODE_ENV !== 'development') {
    tags
      .map(tag => baseUrl + recordsPath(tag))
      .filter(path => !isFetched(path)) // the search page has them
      .forEach(path => preload(path, {as: 'fetch', crossOrigin: 'anonymous'}));
  }
  const {getEmbeddedClient} = await import('./embeddedClient');
  getEmbeddedClient(baseUrl).prepare(facetFilters);
}

function isFetched(path: string): boolean {
  return performance.getEntriesByName(new URL(path, window.location.href).href, 'resource').length > 0;
}

/** Gives focus back to the button when the modal closes. */
function useReturnFocus(isShown: boolean, buttonRef: React.RefObject<HTMLButtonElement | null>): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) {
      buttonRef.current?.focus({preventScroll: true});
    }
    wasShown.current = isShown;
  }, [isShown, buttonRef]);
}
