import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ReloadButton} from '../ReloadButton';
import styles from '../styles.module.css';

/**
 * Tells readers that the editor is loading, or that it couldn't be loaded. The connection may have failed, so the next click tries again.
 * If a new version of the site was deployed after this page was opened, only reloading the page helps.
 */
export function EditorStatus({hasFailed}: {hasFailed: boolean}): ReactNode {
  return hasFailed ? (
    <p role="alert" className={styles.editorUnavailable}>
      <Translate id="site.code.edit.failed" description="Below a code block">
        Couldn’t load the editor. Check your connection and try again.
      </Translate>{' '}
      <ReloadButton />
    </p>
  ) : (
    <p role="status">
      <Translate id="site.code.edit.loading" description="Below a code block">
        Loading the editor
      </Translate>
    </p>
  );
}
