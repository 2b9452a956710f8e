import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  legend: ReactNode;
  choices: {value: string; label: ReactNode}[];
  value: string;
  onChoose: (value: string) => void;
};

/** Radio buttons that look like chips. */
export function ChoiceChips({legend, choices, value, onChoose}: Props): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(choice => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
