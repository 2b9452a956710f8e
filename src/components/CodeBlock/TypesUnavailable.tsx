import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Says that the types of a block didn't come: the connection broke, or a new version of the site replaced the one that this page
 * belongs to. Each new use of the block tries again; the new version comes with the page.
 */
export function TypesUnavailable(): ReactNode {
  return (
    <p role="status" className={styles.unavailable}>
      The types could not be loaded.{' '}
      <button type="button" onClick={() => window.location.reload()}>
        Load the page again
      </button>
    </p>
  );
}
