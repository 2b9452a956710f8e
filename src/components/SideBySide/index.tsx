import {Children, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

type Props = {
  /** The labels of the two samples, in the same order as the samples. */
  labels: string[];
  /** The number of characters in the longest line, rounded up. The build adds this prop. */
  columns?: string;
  /** Whether the samples are two versions of the same file. In this case, changed lines are highlighted. The build adds this prop. */
  changed?: boolean;
  /** Two code samples. */
  children: ReactNode;
};

/**
 * Compares two code samples. They are next to each other if both have enough room for their longest line. Otherwise, each one has a tab.
 */
export function SideBySide({labels, columns, changed, children}: Props): ReactNode {
  const samples = Children.toArray(children).filter(child => typeof child !== 'string');
  return (
    <div className={styles.comparison} data-columns={columns} data-changed={changed}>
      <Tabs>
        {samples.map((sample, index) => (
          <TabItem key={index} value={String(index)} label={labels[index]}>
            {sample}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
