import type {ReactNode} from 'react';
import clsx from 'clsx';
import {controlsClassName} from './classNames';
import styles from './choices.module.css';

type Props = {
  /** Unique in the page: the radio buttons of a pair belong together. */
  name: string;
  labels: string[];
  onChoose: (index: number) => void;
};

/** The changes to choose from. The style sheet shows the variant whose radio button is checked. */
export function Choices({name, labels, onChoose}: Props): ReactNode {
  return (
    <fieldset className={clsx(controlsClassName, styles.choices)}>
      <legend>Change the server</legend>
      {labels.map((label, index) => (
        <label key={label} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={index}
            defaultChecked={index === 0}
            onChange={() => onChoose(index)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
