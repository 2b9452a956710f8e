import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchHit} from '@site/src/search/types';
import {createSearchClient} from './searchClient';
import {useSearchProvider, type SearchVersion} from './searchSettings';

export type SettledResults =
  | {
      kind: 'success';
      query: string;
      version: SearchVersion;
      hits: SearchHit[];
      count: number;
      isFallback: boolean;
    }
  | {kind: 'failure'};

export type SearchResults = SettledResults | {kind: 'idle' | 'loading'};

/** How many hits to fetch, and the number of words in each passage. */
type Size = {hitsPerPage: number; passageLength: number};

type Search = {
  results: SearchResults;
  /** The latest results, which can belong to an earlier query. Undefined if the query is empty. */
  latest: SettledResults | undefined;
  retry: () => void;
};

/** Searches for a query in a version. Searches again when the query or the version changes, or when `retry` is called. */
export function useSearchResults(
  query: string,
  version: SearchVersion,
  {hitsPerPage, passageLength}: Size,
): Search {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const provider = useSearchProvider();
  const [client] = useState(() => createSearchClient(provider, baseUrl));
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{key: string; results: SettledResults}>();
  const key = JSON.stringify([query, version.name, attempt]);
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
      .search({query, facetFilters: version.facetFilters, hitsPerPage, passageLength})
      .then(
        ({hits, nbHits, isFallback = false}): SettledResults => ({
          kind: 'success',
          query,
          version,
          hits,
          count: nbHits,
          isFallback,
        }),
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
  }, [client, query, isEmpty, version, hitsPerPage, passageLength, key]);

  const retry = useCallback(() => setAttempt(previous => previous + 1), []);
  const results: SearchResults = isEmpty
    ? {kind: 'idle'}
    : settled?.key === key
      ? settled.results
      : {kind: 'loading'};
  return {results, latest: isEmpty ? undefined : settled?.results, retry};
}
