import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Says that Algolia did not answer, and who did. */
export function FallbackNotice(): ReactNode {
  return (
    <p className={styles.notice}>
      <Translate
        id="search.fallback"
        description="Shown when Algolia failed and the site's own index answers"
      >
        Hosted search did not answer. These results come from the index of this site.
      </Translate>
    </p>
  );
}
