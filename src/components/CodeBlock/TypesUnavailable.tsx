import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Tells readers that the types of a code block couldn't be loaded, because the connection failed or because a new version of the site
 * was deployed after this page was opened. Using the block again retries the request, which helps after a connection error. After a
 * deployment, only reloading the page helps.
 */
export function TypesUnavailable(): ReactNode {
  return (
    <p role="status" className={styles.unavailable}>
      <Translate id="site.code.types.failed" description="Below a code block">
        Couldn’t load the types.
      </Translate>{' '}
      <button type="button" onClick={() => window.location.reload()}>
        <Translate id="site.code.types.reload" description="Button after the types failed to load">
          Reload page
        </Translate>
      </button>
    </p>
  );
}
