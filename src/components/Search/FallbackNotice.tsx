import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Tells the reader that Algolia failed and that the results come from the built-in search. */
export function FallbackNotice(): ReactNode {
  return (
    <p className={styles.notice}>
      <Translate
        id="search.fallback"
        description="Shown when Algolia failed and the results come from the index of this site"
      >
        Hosted search isn’t responding. Showing built-in results.
      </Translate>
    </p>
  );
}
