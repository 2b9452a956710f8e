import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchResponse} from '@site/src/search/types';
import {createSearchClient} from './searchClient';
import {useSearchProvider, type SearchVersion} from './searchSettings';

export type SettledResults =
  | ({kind: 'success'; query: string; version: SearchVersion; section: string} & SearchResponse)
  | {kind: 'failure'};

export type SearchResults = SettledResults | {kind: 'idle' | 'loading'};

/** Returns the number of words that fill about two lines: from 10 on the narrowest phones to 28 where the results have their full width. */
function computePassageLength(): number {
  return Math.min(28, Math.round(window.innerWidth / 32));
}

type Search = {
  results: SearchResults;
  /** The latest results, which can belong to an earlier query. Undefined if the query is empty. */
  latest: SettledResults | undefined;
  retry: () => void;
};

/**
 * Searches for a query in a version, or in one section of it. Searches again when one of them changes, or when `retry` is called.
 */
export function useSearchResults(
  query: string,
  version: SearchVersion,
  section: string,
  hitsPerPage: number,
): Search {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const provider = useSearchProvider();
  const [client] = useState(() => createSearchClient(provider, baseUrl));
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{key: string; results: SettledResults}>();
  const key = JSON.stringify([query, version.name, section, attempt]);
  const isEmpty = query === '';
  if (isEmpty && settled) {
    setSettled(undefined);
  }

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    let isCurrent = true;
    client
      .search({
        query,
        facetFilters: version.facetFilters,
        section,
        hitsPerPage,
        passageLength: computePassageLength(),
      })
      .then(
        (response): SettledResults => ({kind: 'success', query, version, section, ...response}),
        (): SettledResults => ({kind: 'failure'}),
      )
      .then(results => {
        if (isCurrent) {
          setSettled({key, results});
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [client, query, isEmpty, version, section, hitsPerPage, key]);

  const retry = useCallback(() => setAttempt(previous => previous + 1), []);
  const results: SearchResults = isEmpty
    ? {kind: 'idle'}
    : settled?.key === key
      ? settled.results
      : {kind: 'loading'};
  return {results, latest: isEmpty ? undefined : settled?.results, retry};
}
