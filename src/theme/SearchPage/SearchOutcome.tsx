import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {describeResults, searchingText} from '@site/src/components/Search/describeResults';
import {FallbackNotice} from '@site/src/components/Search/FallbackNotice';
import {SectionChoice} from '@site/src/components/Search/SectionChoice';
import {MissingResults} from '@site/src/components/Search/MissingResults';
import {OtherSections} from '@site/src/components/Search/OtherSections';
import type {SearchVersion} from '@site/src/components/Search/searchSettings';
import {truncateQuery} from './pageTitle';
import {groupHits} from './groupHits';
import {PageResult} from './PageResult';
import type {SearchResults, SettledResults} from '@site/src/components/Search/useSearchResults';
import styles from './styles.module.css';

type Props = {
  query: string;
  version: SearchVersion;
  results: SearchResults;
  /** The latest results. While a search is running, they belong to an earlier one. */
  latest: SettledResults | undefined;
  section: string;
  onChooseSection: (section: string) => void;
  onRetry: () => void;
};

/** Announces a status message and shows the results by page. If there are none, shows a loading bar, a hint or an error instead. */
export function SearchOutcome({
  query,
  version,
  results,
  latest,
  section,
  onChooseSection,
  onRetry,
}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const region = useRef<HTMLElement>(null);
  /** Moves the focus to the results, because the button that was pressed is about to disappear. */
  const focusResults = (): void => region.current?.focus({preventScroll: true});
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.results}
      aria-label={translate({
        id: 'search.results',
        message: 'Results',
        description: 'Name of the region that contains the search results',
      })}
    >
      <p className={styles.status} role="status">
        {createStatusText(results)}
      </p>
      {results.kind === 'success' && results.isFallback && <FallbackNotice />}
      {/* The choice stays while a search is running, because it can have the focus. */}
      {latest?.kind === 'success' && (
        <div className={styles.sectionChoice}>
          <SectionChoice sections={latest.sections} section={section} onChoose={onChooseSection} />
        </div>
      )}
      {results.kind === 'loading' && <div className={styles.loading} aria-hidden="true" />}
      {results.kind === 'failure' && (
        <Failure
          onRetry={() => {
            focusResults();
            onRetry();
          }}
        />
      )}
      {results.kind === 'success' && results.nbHits === 0 && (
        <div className={styles.noResults}>
          {results.sections.length > 0 ? (
            <OtherSections
              results={results}
              onShowAll={() => {
                focusResults();
                onChooseSection('');
              }}
            />
          ) : (
            <NoResults query={query} version={version} />
          )}
        </div>
      )}
      {results.kind === 'success' && results.nbHits > 0 && (
        <ol className={styles.pages}>
          {groupHits(results.hits, url).map(page => (
            <PageResult key={page.path} page={page} />
          ))}
        </ol>
      )}
    </section>
  );
}

function createStatusText(results: SearchResults): string {
  switch (results.kind) {
    case 'success':
    case 'failure':
      return describeResults(results);
    case 'loading':
      return searchingText;
    case 'idle':
      return translate({
        id: 'search.idle',
        message: 'Type a word, the name of an API, or the text of an error.',
        description: 'Shown on the search page without a query',
      });
  }
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.failure}>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText" description="The help text for error screen">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="search.retry" description="Button that repeats a failed search">
          Try again
        </Translate>
      </button>
    </div>
  );
}

function NoResults({query, version}: {query: string; version: SearchVersion}): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="search.nothing"
          description="Hint after a search without results"
          values={{query: <strong>{truncateQuery(query)}</strong>}}
        >
          {'No results for {query}. Try fewer words or the name of an API.'}
        </Translate>
      </p>
      <MissingResults query={query} versionLabel={version.label} />
    </>
  );
}
