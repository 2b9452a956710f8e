import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchVersion} from './searchSettings';
import styles from './styles.module.css';

type Props = {
  versions: SearchVersion[];
  version: SearchVersion;
  onChoose: (version: SearchVersion) => void;
};

/** Radio buttons for the docs version to search. */
export function VersionChoice({versions, version, onChoose}: Props): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.versions}>
      <legend>
        <Translate
          id="search.version"
          description="Label of the radio buttons for the docs version to search"
        >
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
  );
}
