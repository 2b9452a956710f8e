import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchHit} from '@site/src/search/types';
import type {SearchVersion} from '../SearchBar/useSearchVersions';
import {useSearchProvider} from '../SearchBar/useSearchProvider';
import {createPageSearch} from './pageSearch';

export type SearchResults =
  | {kind: 'idle' | 'loading' | 'failure'}
  | {kind: 'success'; query: string; hits: SearchHit[]; count: number; isFallback: boolean};

type SettledSearch = {key: string; results: SearchResults};

/** Searches for a query in a version. Searches again when the query or the version changes, or when `retry` is called. */
export function useSearchResults(
  query: string,
  {name, facetFilters}: SearchVersion,
): {results: SearchResults; retry: () => void} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const provider = useSearchProvider();
  const [search] = useState(() => createPageSearch(provider, baseUrl));
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<SettledSearch>();
  const key = JSON.stringify([query, name, attempt]);
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    let isCurrent = true;
    search(query, facetFilters)
      .then(
        (found): SearchResults => ({kind: 'success', query, ...found}),
        (): SearchResults => ({kind: 'failure'}),
      )
      .then(results => {
        if (isCurrent) {
          setSettled({key, results});
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [search, query, isEmpty, facetFilters, key]);

  const retry = useCallback(() => setAttempt(previous => previous + 1), []);
  const results: SearchResults = isEmpty
    ? {kind: 'idle'}
    : settled?.key === key
      ? settled.results
      : {kind: 'loading'};
  return {results, retry};
}
