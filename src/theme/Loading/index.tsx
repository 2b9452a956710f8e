// Replaces @theme/Loading: the original has inline styles that ignore the theme, and announces nothing to screen readers.
import type {ComponentProps, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type OriginalLoading from '@theme/Loading';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalLoading>;

/** Placeholder for a page whose code is loading or couldn't be loaded. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.loading.tryAgain" description="Button that loads a page again after a failure">
            Try again
          </Translate>
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" className={styles.waiting}>
        <span className={styles.spinner} aria-hidden="true" />
        <span className="visually-hidden">
          <Translate
            id="site.loading.page"
            description="Announced to screen readers while the next page is loading"
          >
            Loading the page
          </Translate>
        </span>
      </div>
    );
  }
  return null;
}
