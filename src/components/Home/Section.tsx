import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** The background. Adjacent sections have different backgrounds, so that readers can tell them apart. */
  tone: 'plain' | 'tinted';
  children: ReactNode;
};

/** A section of the home page with a heading. Its background has the full width of the page. */
export function Section({title, tone, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, tone === 'tinted' && styles.tinted)}>
      <div className={styles.inner}>
        <Heading as="h2" className={styles.title}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}
