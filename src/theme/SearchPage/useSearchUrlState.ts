import {useHistory} from '@docusaurus/router';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import {useSearchVersions, type SearchVersion} from '@site/src/components/Search/searchSettings';

export type SearchUrlState = {
  query: string;
  version: SearchVersion;
  versions: SearchVersion[];
  /** The section to search, or an empty string for all sections. */
  section: string;
  /** Writes an unfinished query to the URL. Successive drafts share one history entry. */
  writeDraft: (query: string) => void;
  /** Writes the final query to the URL. The next draft gets a new history entry. */
  submitQuery: (query: string) => void;
  selectVersion: (version: SearchVersion) => void;
  selectSection: (section: string) => void;
};

/** Reads and writes the query, the version and the section. They are stored only in parameters of the URL. */
export function useSearchUrlState(): SearchUrlState {
  const history = useHistory();
  const {versions, defaultVersion} = useSearchVersions();
  const query = useQueryStringValue('q') ?? '';
  const versionName = useQueryStringValue('version');
  const section = useQueryStringValue('section') ?? '';
  const version = versions.find(({name}) => name === versionName) ?? defaultVersion;

  function write(
    method: 'push' | 'replace',
    name: 'q' | 'version' | 'section',
    value: string,
    isTyping: boolean,
  ): void {
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
    section,
    writeDraft: text => writeQuery(text, true),
    submitQuery: text => {
      if (text !== query || isDraft(history.location)) {
        writeQuery(text, false);
      }
    },
    selectVersion: ({name}) => write('push', 'version', name, false),
    selectSection: name => write('push', 'section', name, false),
  };
}

/** Returns whether the current history entry contains a query that is still being typed. */
function isDraft({state}: {state: unknown}): boolean {
  return typeof state === 'object' && state !== null && 'isTyping' in state && state.isTyping === true;
}
