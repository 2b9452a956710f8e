import {useEffect, useState, type ReactNode} from 'react';
import {describeResults, searchingText} from '../Search/describeResults';
import {FallbackNotice} from '../Search/FallbackNotice';
import type {SearchVersion} from '../Search/searchSettings';
import type {SettledResults} from '../Search/useSearchResults';
import {SectionChoice} from '../Search/SectionChoice';
import {VersionChoice} from '../Search/VersionChoice';
import styles from './styles.module.css';

type Props = {
  versions: SearchVersion[];
  version: SearchVersion;
  onChoose: (version: SearchVersion) => void;
  section: string;
  onChooseSection: (section: string) => void;
  results: SettledResults | undefined;
  /** Whether the first results are still loading. */
  isLoading: boolean;
};

/** The bar between the field and the results. It shows the version, the section and the number of results, and a notice if hosted search has failed. */
export function Toolbar({
  versions,
  version,
  onChoose,
  section,
  onChooseSection,
  results,
  isLoading,
}: Props): ReactNode {
  const text = results ? describeResults(results) : isLoading ? searchingText : '';
  return (
    <div className={styles.toolbar}>
      <VersionChoice versions={versions} version={version} onChoose={onChoose} />
      <span className={styles.count} aria-hidden="true">
        {results?.kind === 'success' ? text : ''}
      </span>
      <span className="visually-hidden" role="status">
        {useDelayed(text)}
      </span>
      {results?.kind === 'success' && (
        <SectionChoice sections={results.sections} section={section} onChoose={onChooseSection} />
      )}
      {results?.kind === 'success' && results.isFallback && <FallbackNotice />}
    </div>
  );
}

/** Returns the text once it hasn't changed for a while, so that it's announced only when the reader has stopped typing. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
