import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** The labels of the two samples, in the same order as the samples. */
  labels: string[];
  /** Two code samples. */
  children: ReactNode;
};

/** Shows two labelled code samples next to each other. On narrow pages, one is below the other. */
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
