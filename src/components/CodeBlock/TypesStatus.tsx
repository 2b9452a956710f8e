import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ReloadButton} from './ReloadButton';
import styles from './styles.module.css';

/**
 * Tells readers that the types of a code block are still loading, or that they couldn't be loaded. A failure has two possible causes:
 * - The connection failed. The next interaction with the block tries again.
 * - A new version of the site was deployed after this page was opened. Only reloading the page helps.
 */
export function TypesStatus({isLoading}: {isLoading: boolean}): ReactNode {
  return (
    <p role="status" className={styles.unavailable}>
      {isLoading ? (
        <Translate id="site.code.types.loading" description="Below a code block, if its types load slowly">
          Loading the types…
        </Translate>
      ) : (
        <>
          <Translate id="site.code.types.failed" description="Below a code block">
            Couldn’t load the types.
          </Translate>{' '}
          <ReloadButton />
        </>
      )}
    </p>
  );
}
