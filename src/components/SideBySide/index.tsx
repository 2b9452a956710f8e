import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** What each side is, in order: the same number as children. */
  labels: string[];
  /** Two code samples. */
  children: ReactNode;
};

/** Shows code samples beside each other, each under its label; below each other where there is no room. */
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
