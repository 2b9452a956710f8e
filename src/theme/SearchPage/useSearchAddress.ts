import {useHistory} from '@docusaurus/router';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import {useSearchVersions, type SearchVersion} from '../SearchBar/useSearchVersions';

export type SearchAddress = {
  query: string;
  version: SearchVersion;
  versions: SearchVersion[];
  /** Writes what is being typed into the address: all of it is one step of the history, until `enter` or another page ends it. */
  type: (query: string) => void;
  /** Ends the step: what is typed next is another one. */
  enter: (query: string) => void;
  choose: (version: SearchVersion) => void;
};

/** What to search for, as the address says: `?q=` and `&version=`. The address is the only place that holds it. */
export function useSearchAddress(): SearchAddress {
  const history = useHistory();
  const {versions, inView} = useSearchVersions();
  const query = useQueryStringValue('q') ?? '';
  const versionName = useQueryStringValue('version');
  const version = versions.find(({name}) => name === versionName) ?? inView;

  function write(how: 'push' | 'replace', name: 'q' | 'version', value: string, isTyping: boolean): void {
    const parameters = new URLSearchParams(history.location.search);
    parameters.set(name, value);
    history[how]({search: parameters.toString(), state: {isTyping}});
  }

  const writeQuery = (text: string, isTyping: boolean) =>
    write(isBeingTyped(history.location) ? 'replace' : 'push', 'q', text, isTyping);

  return {
    query,
    version,
    versions,
    type: text => writeQuery(text, true),
    enter: text => {
      if (text !== query || isBeingTyped(history.location)) {
        writeQuery(text, false);
      }
    },
    choose: ({name}) => write('push', 'version', name, false),
  };
}

/** Whether the current step of the history holds a query that is still being typed. */
function isBeingTyped({state}: {state: unknown}): boolean {
  return typeof state === 'object' && state !== null && 'isTyping' in state && state.isTyping === true;
}
