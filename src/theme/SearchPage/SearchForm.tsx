import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SlashSetting} from '../SearchBar/SlashSetting';
import {VersionChoice} from '../SearchBar/VersionChoice';
import type {SearchAddress} from './useSearchAddress';
import styles from './styles.module.css';

/** Field and version. Works as a plain GET form too; Enter ends what Back returns to. */
export function SearchForm({query, version, versions, type, enter, choose}: SearchAddress): ReactNode {
  const label = translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'});
  const [text, setText] = useTypedText(query, type);
  return (
    <form
      role="search"
      className={styles.form}
      action={useBaseUrl('/search')}
      onSubmit={event => {
        event.preventDefault();
        enter(text);
      }}
    >
      <div className={styles.field}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
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
      {useIsBrowser() && <VersionChoice versions={versions} version={version} onChoose={choose} />}
      <div className={styles.setting}>
        <SlashSetting />
      </div>
    </form>
  );
}

/** What stands in the field: as typed, and written on when typing pauses; the address's text after back, forward or a link. */
function useTypedText(
  addressText: string,
  write: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState<{text: string; over: string}>();
  const isTyped = typed !== undefined && typed.over === addressText;
  const text = isTyped ? typed.text : addressText;

  useEffect(() => {
    if (text === addressText) {
      return undefined;
    }
    const timer = setTimeout(() => write(text), 150);
    return () => clearTimeout(timer);
  });

  return [text, next => setTyped({text: next, over: addressText})];
}
