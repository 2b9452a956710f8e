import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** One label for each sample, in the same order. */
  labels: string[];
  /** Two code samples. */
  children: ReactNode;
};

/** Shows labelled code samples next to each other, or below each other where the page is too narrow. */
export function SideBySide({labels, children}: Props): ReactNode {
  const samples = Children.toArray(children).filter(child => typeof child !== 'string');
  return (
    <div className={styles.columns}>
      {samples.map((sample, index) => (
        <div key={labels[index]} className={styles.column}>
          <p className={clsx('side-by-side-label', styles.label)}>{labels[index]}</p>
          {sample}
        </div>
      ))}
    </div>
  );
}
