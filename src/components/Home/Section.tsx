import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Sections alternate, so that each is seen to begin. */
  tone: 'plain' | 'tinted';
  children: ReactNode;
};

/** A part of the home page under its heading, as wide as the page. */
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
