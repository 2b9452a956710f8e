// Replaces @theme/SkipToContent: the original is a landmark and receives the focus only after some navigations. This component receives
// the focus after every navigation to a page, unless the URL has a hash. See src/clientModules/routeFocus.ts.
import type {MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** A link that skips the navigation. It is the first element that the Tab key reaches. */
export default function SkipToContent(): ReactNode {
  return (
    <div tabIndex={-1} data-page-start className={styles.start}>
      {/* This is an `a` element, because a `Link` would change the route. Without JavaScript, the hash leads to the content. */}
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
