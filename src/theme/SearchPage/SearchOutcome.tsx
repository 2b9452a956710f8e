import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {describeOutcome} from '../SearchBar/describeOutcome';
import {FallbackNotice} from '../SearchBar/FallbackNotice';
import {createMissingResultsUrl} from '../SearchBar/missingResults';
import type {SearchVersion} from '../SearchBar/useSearchVersions';
import {shorten} from './describe';
import {groupHits} from './groupHits';
import {ResultPage} from './ResultPage';
import type {SearchResults} from './useSearchResults';
import styles from './styles.module.css';

type Props = {
  query: string;
  version: SearchVersion;
  results: SearchResults;
  onRetry: () => void;
};

/** What the search led to: hits by page, nothing, a failure, or nothing yet. Each is announced. */
export function SearchOutcome({query, version, results, onRetry}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <section
      aria-label={translate({id: 'search.results', message: 'Results', description: 'Name of the region'})}
    >
      <p className={styles.status} role="status">
        {describe(results, query, version)}
      </p>
      {results.kind === 'answer' && results.isFallback && <FallbackNotice />}
      {results.kind === 'loading' && <div className={styles.loading} aria-hidden="true" />}
      {results.kind === 'failure' && <Failure onRetry={onRetry} />}
      {results.kind === 'answer' && results.count === 0 && <Nothing query={query} version={version} />}
      {results.kind === 'answer' && results.count > 0 && (
        <ol className={styles.pages}>
          {groupHits(results.hits, url).map(page => (
            <ResultPage key={page.path} page={page} />
          ))}
        </ol>
      )}
    </section>
  );
}

function describe(results: SearchResults, query: string, {label}: SearchVersion): string {
  switch (results.kind) {
    case 'answer':
      return describeOutcome({kind: 'answer', query, count: results.count}, label);
    case 'failure':
      return describeOutcome({kind: 'failure', query}, label);
    case 'loading':
      return translate({
        id: 'search.loading',
        message: 'Searching …',
        description: 'While results are fetched',
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
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="search.retry" description="Button after a failure">
          Try again
        </Translate>
      </button>
    </div>
  );
}

function Nothing({query, version}: {query: string; version: SearchVersion}): ReactNode {
  return (
    <div className={styles.nothing}>
      <p>
        <Translate
          id="search.nothing"
          description="After a search without results"
          values={{query: <strong>{shorten(query)}</strong>}}
        >
          {'No results for {query}. Fewer words, or the name of an API, may find more.'}
        </Translate>
      </p>
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
          Believe this query should return results?
        </Translate>{' '}
        <Link to={createMissingResultsUrl(query.slice(0, 500), version.label)}>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
            Let us know.
          </Translate>
        </Link>
      </p>
    </div>
  );
}
