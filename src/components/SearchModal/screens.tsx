import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import {describeResults, searchingText} from '../Search/describeResults';
import {MissingResults} from '../Search/MissingResults';
import {OtherSections} from '../Search/OtherSections';
import type {SettledResults} from '../Search/useSearchResults';
import styles from './styles.module.css';

const texts = translations.modal;

/** Shown while the first results are loading. The toolbar announces the same text. */
export function LoadingScreen(): ReactNode {
  return (
    <div className={clsx(styles.screen, styles.waiting)} aria-hidden="true">
      <p className={styles.screenTitle}>{searchingText}</p>
    </div>
  );
}

export function ErrorScreen({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.screen}>
      <svg className={styles.errorIcon} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M19 5A14 14 0 0 0 5 2M1 5a14 14 0 0 1 2-1m13 5a9 9 0 0 0-5-3M4 9a9 9 0 0 1 3-2m6 6a4 4 0 0 0-6 0m3 4v0M2 2l16 16" />
      </svg>
      <p className={styles.screenTitle}>{describeResults({kind: 'failure'})}</p>
      <p>{texts?.errorScreen?.helpText}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="search.retry" description="Button that repeats a failed search">
          Try again
        </Translate>
      </button>
    </div>
  );
}

type NoResultsProps = {
  results: Extract<SettledResults, {kind: 'success'}>;
  /** Names of categories that the reader could search for instead. */
  suggestions: string[];
  onChoose: (query: string) => void;
  onShowAllSections: () => void;
};

export function NoResultsScreen({
  results,
  suggestions,
  onChoose,
  onShowAllSections,
}: NoResultsProps): ReactNode {
  if (results.sections.length > 0) {
    return (
      <div className={styles.screen}>
        <div className={styles.suggestions}>
          <OtherSections results={results} onShowAll={onShowAllSections} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m15 15 4 4M15 9a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM1 18 18 1" />
      </svg>
      <p className={styles.screenTitle}>
        <Translate id="search.noResults" description="Shown before the query">
          No results for
        </Translate>{' '}
        "<strong>{results.query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{texts?.noResultsScreen?.suggestedQueryText}:</p>
          <ul className={styles.suggestions} data-content>
            {suggestions.slice(0, 3).map(name => (
              <li key={name}>
                <button type="button" onClick={() => onChoose(`${name.toLowerCase()} `)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <MissingResults query={results.query} versionLabel={results.version.label} />
    </div>
  );
}
