import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Outcome} from '@site/src/search/scoped';
import {describeOutcome} from './describeOutcome';
import type {SearchVersion} from './useSearchVersions';
import {useSettled} from './useSettled';
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
  const group = useId();
  const text = outcome && outcome.query !== '' ? describeOutcome(outcome, version.label) : '';
  // Spoken when the reader pauses, not for each key.
  const spoken = useSettled(text, 600);
  return (
    <div className={styles.toolbar}>
      <fieldset className={styles.versions}>
        <legend>
          <Translate id="search.version" description="Label of the choice between versions of the docs">
            Search in
          </Translate>
        </legend>
        {versions.map(choice => (
          <label key={choice.name} className={styles.version}>
            <input
              type="radio"
              name={group}
              checked={choice.name === version.name}
              onChange={() => onChoose(choice)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </fieldset>
      <span className={styles.count} aria-hidden="true">
        {outcome?.kind === 'answer' ? text : ''}
      </span>
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
      {isFallback && (
        <p className={styles.notice}>
          <Translate
            id="search.fallback"
            description="Shown when Algolia failed and the site's own index answers"
          >
            Hosted search did not answer. These results come from the index of this site.
          </Translate>
        </p>
      )}
    </div>
  );
}
