import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import {VersionChoice} from '@site/src/components/Search/VersionChoice';
import type {SearchUrlState} from './useSearchUrlState';
import styles from './styles.module.css';

/** The search field and the choice of a version. Before hydration, the browser submits the form as a GET request. */
export function SearchForm({
  query,
  version,
  versions,
  writeDraft,
  submitQuery,
  selectVersion,
}: SearchUrlState): ReactNode {
  const label = translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
    description: 'The placeholder of the input of the DocSearch pop-up modal',
  });
  const [text, setText] = useFieldText(query, writeDraft);
  return (
    <form
      role="search"
      className={styles.form}
      action={useBaseUrl('/search')}
      onSubmit={event => {
        event.preventDefault();
        submitQuery(text);
      }}
    >
      <div className={styles.field}>
        <svg className={styles.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m13.6 13.6 4 4M15.3 8.8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
        </svg>
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <div className={styles.version}>
        <VersionChoice versions={versions} version={version} onChoose={selectVersion} />
      </div>
    </form>
  );
}

/**
 * Returns the text of the field and a function that changes it. While the reader is typing, the field contains the typed text.
 * When typing pauses for 150 ms, this text is passed to `write`. After a navigation, the field contains the query in the URL.
 */
function useFieldText(
  urlText: string,
  write: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState<{text: string; basedOn: string}>();
  if (typed !== undefined && typed.basedOn !== urlText) {
    // The text has been written, or the reader has gone to another entry of the history. Going back must not bring the text back.
    setTyped(undefined);
  }
  const text = typed?.basedOn === urlText ? typed.text : urlText;

  useEffect(() => {
    if (text === urlText) {
      return undefined;
    }
    const timer = setTimeout(() => write(text), 150);
    return () => clearTimeout(timer);
  });

  return [text, next => setTyped({text: next, basedOn: urlText})];
}
