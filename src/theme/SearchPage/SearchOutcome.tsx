import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {describeOutcome} from '../SearchBar/describeOutcome';
import {FallbackNotice} from '../SearchBar/FallbackNotice';
import {useFeedbackUrl} from '../SearchBar/useFeedbackUrl';
import type {SearchVersion} from '../SearchBar/useSearchVersions';
import {truncateQuery} from './pageTitle';
import {groupHits} from './groupHits';
import {PageResult} from './PageResult';
import type {SearchResults} from './useSearchResults';
import styles from './styles.module.css';

type Props = {
  query: string;
  version: SearchVersion;
  results: SearchResults;
  onRetry: () => void;
};

/** Announces a status message and shows the results by page. If there are none, shows a loading bar, a hint or an error instead. */
export function SearchOutcome({query, version, results, onRetry}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <section
      aria-label={translate({
        id: 'search.results',
        message: 'Results',
        description: 'Name of the region that contains the search results',
      })}
    >
      <p className={styles.status} role="status">
        {createStatusText(results, query, version)}
      </p>
      {results.kind === 'success' && results.isFallback && <FallbackNotice />}
      {results.kind === 'loading' && <div className={styles.loading} aria-hidden="true" />}
      {results.kind === 'failure' && <Failure onRetry={onRetry} />}
      {results.kind === 'success' && results.count === 0 && <NoResults query={query} version={version} />}
      {results.kind === 'success' && results.count > 0 && (
        <ol className={styles.pages}>
          {groupHits(results.hits, url).map(page => (
            <PageResult key={page.path} page={page} />
          ))}
        </ol>
      )}
    </section>
  );
}

function createStatusText(results: SearchResults, query: string, {label}: SearchVersion): string {
  switch (results.kind) {
    case 'success':
      return describeOutcome({kind: 'success', query, count: results.count}, label);
    case 'failure':
      return describeOutcome({kind: 'failure', query}, label);
    case 'loading':
      return translate({
        id: 'search.loading',
        message: 'Searching…',
        description: 'Status while results are being fetched',
      });
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
  const createFeedbackUrl = useFeedbackUrl(version.label);
  return (
    <div className={styles.noResults}>
      <p>
        <Translate
          id="search.nothing"
          description="Hint after a search without results"
          values={{query: <strong>{truncateQuery(query)}</strong>}}
        >
          {'No results for {query}. Try fewer words or the name of an API.'}
        </Translate>
      </p>
      {createFeedbackUrl && (
        <p>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
            Believe this query should return results?
          </Translate>{' '}
          <Link to={createFeedbackUrl(query.slice(0, 500))}>
            <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
              Let us know.
            </Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
