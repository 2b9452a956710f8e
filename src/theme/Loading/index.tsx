// Replaces @theme/Loading: the original has styles of its own that don't follow the theme, and says nothing to assistive technology.
import type {ComponentProps, ReactNode} from 'react';
import type OriginalLoading from '@theme/Loading';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalLoading>;

/** Stands in for a page whose code is on its way, or could not be loaded. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" className={styles.waiting}>
        <span className={styles.spinner} aria-hidden="true" />
        <span className="visually-hidden">Loading the page</span>
      </div>
    );
  }
  return null;
}
