import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './choices.module.css';

type Props = {
  /** Name of the radio button group. It has to be unique on the page. */
  name: string;
  labels: string[];
  onChoose: (index: number) => void;
};

/**
 * Lets readers choose a change to the server file of a live pair. A live pair is a server file and a client file that run in the page. The
 * style sheet shows the variant whose radio button is checked.
 */
export function Choices({name, labels, onChoose}: Props): ReactNode {
  return (
    // This isn't a fieldset, because its items share lines with the checkbox after it.
    <div role="radiogroup" aria-labelledby={`${name}-label`} className={styles.choices}>
      <p id={`${name}-label`} className={styles.label}>
        <Translate id="site.livePair.choices" description="Above the changes that readers can choose from">
          Change the server
        </Translate>
      </p>
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
    </div>
  );
}
