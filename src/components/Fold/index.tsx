import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** The line that opens and closes the fold. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * Folds away a part of a page until the reader opens it. It also opens if the reader follows a link to the heading above it, or finds text
 * in it with the browser's search.
 */
export function Fold({summary, className, children}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => {
    const id = details.current?.previousElementSibling?.id;
    if (details.current && id && location.hash === `#${id}`) {
      details.current.open = true;
    }
  }, [location]);

  return (
    <details ref={details} className={clsx(styles.details, className)}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
