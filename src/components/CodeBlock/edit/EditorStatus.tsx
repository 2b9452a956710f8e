import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ReloadButton} from '../ReloadButton';
import styles from '../styles.module.css';

/** Scrolls to a message below a long sample, which would be out of sight of the button. */
function scrollTo(message: Element | null): void {
  message?.scrollIntoView({block: 'nearest'});
}

/**
 * Tells readers that the editor is loading, or that it couldn't be loaded. The connection may have failed, so the next click tries again.
 * If a new version of the site was deployed after this page was opened, only reloading the page helps.
 */
export function EditorStatus({hasFailed}: {hasFailed: boolean}): ReactNode {
  return (
    <p
      // A new element is announced, and scrolls into view.
      key={String(hasFailed)}
      ref={scrollTo}
      role={hasFailed ? 'alert' : 'status'}
      className={hasFailed ? styles.editorUnavailable : undefined}
    >
      {hasFailed ? (
        <>
          <Translate id="site.code.edit.failed" description="Below a code block">
            Couldn’t load the editor. Check your connection and try again.
          </Translate>{' '}
          <ReloadButton />
        </>
      ) : (
        <Translate id="site.code.edit.loading" description="Below a code block">
          Loading the editor
        </Translate>
      )}
    </p>
  );
}
