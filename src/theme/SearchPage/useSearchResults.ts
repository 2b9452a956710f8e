import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchHit} from '@site/src/search/types';
import type {SearchVersion} from '../SearchBar/useSearchVersions';
import {useSearchProvider} from '../SearchBar/useSearchProvider';
import {createPageClient} from './pageClient';

export type SearchResults =
  | {kind: 'idle' | 'loading' | 'failure'}
  | {kind: 'answer'; query: string; hits: SearchHit[]; count: number; isFallback: boolean};

type Answer = {key: string; results: SearchResults};

/** The hits for a query in a version; asks again when either changes, or on `retry`. */
export function useSearchResults(
  query: string,
  {name, facetFilters}: SearchVersion,
): {results: SearchResults; retry: () => void} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const provider = useSearchProvider();
  const [search] = useState(() => createPageClient(provider, baseUrl));
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const key = JSON.stringify([query, name, attempt]);
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    let isCurrent = true;
    search(query, facetFilters)
      .then(
        (found): SearchResults => ({kind: 'answer', query, ...found}),
        (): SearchResults => ({kind: 'failure'}),
      )
      .then(results => {
        if (isCurrent) {
          setAnswer({key, results});
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [search, query, isEmpty, facetFilters, key]);

  const retry = useCallback(() => setAttempt(previous => previous + 1), []);
  const results: SearchResults = isEmpty
    ? {kind: 'idle'}
    : answer?.key === key
      ? answer.results
      : {kind: 'loading'};
  return {results, retry};
}
