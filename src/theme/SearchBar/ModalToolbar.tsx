import type {ReactNode} from 'react';
import type {Outcome} from '@site/src/search/scoped';
import {describeOutcome} from './describeOutcome';
import {FallbackNotice} from './FallbackNotice';
import type {SearchVersion} from './useSearchVersions';
import {useSettled} from './useSettled';
import {VersionChoice} from './VersionChoice';
import styles from './styles.module.css';

type Props = {
  versions: SearchVersion[];
  version: SearchVersion;
  onChoose: (version: SearchVersion) => void;
  outcome: Outcome | undefined;
  isFallback: boolean;
};

/** Between input and results: which docs are searched, how much was found, and who answered when that is not as usual. */
export function ModalToolbar({versions, version, onChoose, outcome, isFallback}: Props): ReactNode {
  const text = outcome && outcome.query !== '' ? describeOutcome(outcome, version.label) : '';
  // Spoken when the reader pauses, not for each key.
  const spoken = useSettled(text, 600);
  return (
    <div className={styles.toolbar}>
      <VersionChoice versions={versions} version={version} onChoose={onChoose} />
      <span className={styles.count} aria-hidden="true">
        {outcome?.kind === 'answer' ? text : ''}
      </span>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
      {isFallback && <FallbackNotice />}
    </div>
  );
}
