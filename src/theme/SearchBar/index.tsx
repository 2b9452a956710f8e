// Replaces @theme/SearchBar: the original adds all of DocSearch to the main bundle and connects to Algolia on every page.
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal, preload} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistory} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {recordsPath} from '@site/src/shared/search';
import {
  useSearchProvider,
  useSearchVersions,
  type SearchVersion,
} from '@site/src/components/Search/searchSettings';
import type {Props as SearchModalProps} from '@site/src/components/SearchModal';
import {SearchButton} from './SearchButton';
import {useSearchShortcuts} from './useSearchShortcuts';

type SearchModal = ComponentType<SearchModalProps>;

/** An error of the bundler's runtime. If a style sheet couldn't be loaded, it has a code and the URL. */
type LoadError = {code?: string; request?: string};

/** After this time, a note says that search is loading. */
const slowAfterMs = 500;
/** After this time, a note says that search couldn't be loaded. */
const stalledAfterMs = 15_000;

export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const searchPage = useBaseUrl('/search');
  const history = useHistory();
  const {defaultVersion} = useSearchVersions();
  const provider = useSearchProvider();
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** The element that had the focus when the reader opened the modal. */
  const opener = useRef<Element | null>(null);
  const [Modal, setModal] = useState<SearchModal>();
  /** Set while the modal is open, while its code is loading, or while a note says that it couldn't be loaded. */
  const [request, setRequest] = useState<{initialQuery: string; hasFailed: boolean}>();
  /** The initial query while the modal's code is loading. Unlike the state, it can be read when loading fails. */
  const awaitedQuery = useRef<string>(undefined);

  /** Fetches the code of the modal and the records of the default version, as soon as the reader is likely to search. */
  const prepare = useCallback(async (): Promise<void> => {
    const [{default: loaded}] = await Promise.all([
      import('@site/src/components/SearchModal'),
      // Only the built-in search needs an index in the browser.
      provider.kind === 'embedded' && prepareIndex(baseUrl, defaultVersion),
    ]);
    setModal(() => loaded);
  }, [baseUrl, defaultVersion, provider]);

  const prepareIgnoringErrors = useCallback(() => {
    // Errors are ignored here. When the reader opens the modal, `open` calls `prepare` again and handles them.
    prepare().catch(() => undefined);
  }, [prepare]);

  const close = useCallback(() => {
    awaitedQuery.current = undefined;
    setRequest(undefined);
  }, []);

  const giveUp = useCallback(() => {
    const initialQuery = awaitedQuery.current ?? '';
    awaitedQuery.current = undefined;
    setRequest({initialQuery, hasFailed: true});
  }, []);

  const load = useCallback(
    (initialQuery: string) => {
      awaitedQuery.current = initialQuery;
      setRequest({initialQuery, hasFailed: false});
      prepare().catch(async ({code, request: styleSheet = ''}: LoadError) => {
        const {status} = await fetch(code ? styleSheet : searchPage, {method: 'HEAD'}).catch(() => ({
          status: 0,
        }));
        // If the server can't be reached, the browser would replace the page with its own error page. The search page needs the same style
        // sheet. If that is missing, the site has been deployed again, and the page brings its new one.
        const canOpenPage = code ? status === 404 : status > 0;
        const query = awaitedQuery.current;
        if (query === undefined) {
          return; // The reader has pressed Escape, or the note already says that search couldn't be loaded.
        }
        if (canOpenPage) {
          close();
          history.push(`${searchPage}${query && `?q=${encodeURIComponent(query)}`}`);
        } else {
          giveUp();
        }
      });
    },
    [prepare, close, giveUp, history, searchPage],
  );

  const open = useCallback(
    (initialQuery = '') => {
      opener.current = document.activeElement;
      load(initialQuery);
    },
    [load],
  );

  const isUnreachable = request?.hasFailed === true;
  const isShown = request !== undefined && !isUnreachable && Modal !== undefined;
  const isOpening = request !== undefined && !isUnreachable && Modal === undefined;
  const isSlow = useSlowOpening(isOpening, giveUp);

  const appendToQuery = useCallback((text: string) => {
    const initialQuery = (awaitedQuery.current ?? '') + text;
    awaitedQuery.current = initialQuery;
    setRequest({initialQuery, hasFailed: false});
  }, []);

  useSearchShortcuts({isOpen: isShown, isOpening, isUnreachable, open, close, appendToQuery, buttonRef});
  useRestoreFocus(isShown || isUnreachable, opener, buttonRef);

  return (
    <>
      <SearchButton ref={buttonRef} onClick={() => open()} onIntent={prepareIgnoringErrors} />
      <noscript>
        <Link to={searchPage} className="navbar__link">
          {translate({
            id: 'theme.SearchModal.placeholder',
            message: 'Search docs',
            description: 'The placeholder of the input of the DocSearch pop-up modal',
          })}
        </Link>
      </noscript>
      {isShown && <Modal initialQuery={request.initialQuery} onClose={close} />}
      {isSlow &&
        createPortal(
          <div role="alert" className="site-bottom-note">
            {translate({
              id: 'site.search.opening',
              message: 'Loading the search…',
              description: 'Shown if search takes long to open',
            })}
          </div>,
          document.body,
        )}
      {isUnreachable &&
        createPortal(
          <div role="alert" className="site-bottom-note">
            {translate({
              id: 'site.search.unreachable',
              message: 'Couldn’t load the search. Check your connection and try again.',
            })}
            <button type="button" onClick={() => load(request.initialQuery)}>
              {translate({
                id: 'site.search.unreachable.retry',
                message: 'Try again',
              })}
            </button>
            <button type="button" onClick={close}>
              {translate({
                id: 'site.search.unreachable.close',
                message: 'Close',
              })}
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}

/** Fetches the code and the records of the index in parallel with the modal. If this fails, the first query reports the error. */
async function prepareIndex(baseUrl: string, {tags, facetFilters}: SearchVersion): Promise<void> {
  // In development, the record files don't exist yet, so there is nothing to preload.
  if (process.env.NODE_ENV !== 'development') {
    tags
      .map(tag => baseUrl + recordsPath(tag))
      .filter(path => !isFetched(path)) // The search page might have fetched them already.
      .forEach(path => preload(path, {as: 'fetch', crossOrigin: 'anonymous'}));
  }
  const {getEmbeddedClient} = await import('@site/src/components/Search/searchClient');
  getEmbeddedClient(baseUrl).prepare(facetFilters);
}

function isFetched(path: string): boolean {
  return performance.getEntriesByName(new URL(path, window.location.href).href, 'resource').length > 0;
}

/** Returns whether opening takes longer than `slowAfterMs`. Calls `onStall` if it takes longer than `stalledAfterMs`. */
function useSlowOpening(isOpening: boolean, onStall: () => void): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isOpening) {
      return undefined;
    }
    const timers = [setTimeout(() => setIsSlow(true), slowAfterMs), setTimeout(onStall, stalledAfterMs)];
    return () => {
      timers.forEach(clearTimeout);
      setIsSlow(false);
    };
  }, [isOpening, onStall]);
  // The effect resets the state after the next rendering, which may already show the other note.
  return isSlow && isOpening;
}

/**
 * Moves the focus back to where it was when the modal, or the note that it couldn’t be loaded, closes. If no element had the focus, or if
 * it is gone, the button gets it.
 */
function useRestoreFocus(
  isShown: boolean,
  opener: RefObject<Element | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) {
      const {current} = opener;
      const canFocus =
        current instanceof HTMLElement && current !== document.body && current.checkVisibility();
      (canFocus ? current : button.current)?.focus({preventScroll: true});
    }
    wasShown.current = isShown;
  }, [isShown, opener, button]);
}
