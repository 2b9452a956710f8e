import {useHistory} from '@docusaurus/router';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import {useSearchVersions, type SearchVersion} from '@site/src/components/Search/searchSettings';

export type SearchUrlState = {
  query: string;
  version: SearchVersion;
  versions: SearchVersion[];
  /** Writes an unfinished query to the URL. Successive drafts share one history entry. */
  writeDraft: (query: string) => void;
  /** Writes the final query to the URL. The next draft gets a new history entry. */
  submitQuery: (query: string) => void;
  selectVersion: (version: SearchVersion) => void;
};

/** Reads and writes the query and the version. They are stored only in the parameters `q` and `version` of the URL. */
export function useSearchUrlState(): SearchUrlState {
  const history = useHistory();
  const {versions, defaultVersion} = useSearchVersions();
  const query = useQueryStringValue('q') ?? '';
  const versionName = useQueryStringValue('version');
  const version = versions.find(({name}) => name === versionName) ?? defaultVersion;

  function write(method: 'push' | 'replace', name: 'q' | 'version', value: string, isTyping: boolean): void {
    const parameters = new URLSearchParams(history.location.search);
    parameters.set(name, value);
    history[method]({search: parameters.toString(), state: {isTyping}});
  }

  const writeQuery = (text: string, isTyping: boolean) =>
    write(isDraft(history.location) ? 'replace' : 'push', 'q', text, isTyping);

  return {
    query,
    version,
    versions,
    writeDraft: text => writeQuery(text, true),
    submitQuery: text => {
      if (text !== query || isDraft(history.location)) {
        writeQuery(text, false);
      }
    },
    selectVersion: ({name}) => write('push', 'version', name, false),
  };
}

/** Returns whether the current history entry contains a query that is still being typed. */
function isDraft({state}: {state: unknown}): boolean {
  return typeof state === 'object' && state !== null && 'isTyping' in state && state.isTyping === true;
}
