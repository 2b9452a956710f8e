import type {ReactNode} from 'react';
import type {Outcome} from '@site/src/search/scoped';
import {describeOutcome} from './describeOutcome';
import {FallbackNotice} from './FallbackNotice';
import type {SearchVersion} from './useSearchVersions';
import {useDebouncedValue} from './useDebouncedValue';
import {VersionChoice} from './VersionChoice';
import styles from './styles.module.css';

type Props = {
  versions: SearchVersion[];
  version: SearchVersion;
  onChoose: (version: SearchVersion) => void;
  outcome: Outcome | undefined;
  isFallback: boolean;
};

/** The bar between the input and the results. It shows the version and the number of results, and a notice if hosted search has failed. */
export function ModalToolbar({versions, version, onChoose, outcome, isFallback}: Props): ReactNode {
  const text = outcome && outcome.query !== '' ? describeOutcome(outcome, version.label) : '';
  // The text is announced only once the reader has stopped typing.
  const announced = useDebouncedValue(text, 600);
  return (
    <div className={styles.toolbar}>
      <VersionChoice versions={versions} version={version} onChoose={onChoose} />
      <span className={styles.count} aria-hidden="true">
        {outcome?.kind === 'success' ? text : ''}
      </span>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
      {isFallback && <FallbackNotice />}
    </div>
  );
}
