import {useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import {useSearchVersions, type SearchVersion} from '../SearchBar/useSearchVersions';

export type SearchAddress = {
  query: string;
  version: SearchVersion;
  versions: SearchVersion[];
  /** Writes query and version into the address: as a step of the history, or in place of the current one. */
  change: (next: {query?: string; version?: SearchVersion}, how: 'push' | 'replace') => void;
};

/** What to search for, as the address says: `?q=` and `&version=`. The address is the only place that holds it. */
export function useSearchAddress(): SearchAddress {
  const history = useHistory();
  const {versions, inView} = useSearchVersions();
  const query = useQueryStringValue('q') ?? '';
  const versionName = useQueryStringValue('version');
  const version = versions.find(({name}) => name === versionName) ?? inView;

  const change = useCallback<SearchAddress['change']>(
    (next, how) => {
      const parameters = new URLSearchParams(history.location.search);
      if (next.query !== undefined) {
        parameters.set('q', next.query);
      }
      if (next.version) {
        parameters.set('version', next.version.name);
      }
      history[how]({search: parameters.toString()});
    },
    [history],
  );

  return {query, version, versions, change};
}
