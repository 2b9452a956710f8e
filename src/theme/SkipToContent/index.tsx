// Replaces @theme/SkipToContent: the original is a landmark and only receives the focus on some route changes. This component receives the
// focus on all of them, see src/clientModules/routeFocus.ts.
import type {MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Link past the navigation, which is the first element that the Tab key reaches. */
export default function SkipToContent(): ReactNode {
  return (
    <div tabIndex={-1} data-page-start className={styles.start}>
      {/* This isn't a `Link`, which would change the route. Without JavaScript, the hash leads to the content. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={focusContent}>
        <Translate
          id="theme.common.skipToMainContent"
          description="The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation"
        >
          Skip to main content
        </Translate>
      </a>
    </div>
  );
}

function focusContent(event: MouseEvent): void {
  const content =
    document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
  if (content) {
    event.preventDefault();
    content.tabIndex = -1;
    content.focus();
    content.addEventListener('blur', () => content.removeAttribute('tabindex'), {once: true});
  }
}
