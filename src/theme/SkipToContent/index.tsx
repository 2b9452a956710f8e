// Replaces @theme/SkipToContent: the original is a landmark, and takes the focus on some route changes; src/clientModules/routeFocus.ts does it on all.
import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The first stop for the Tab key: leads past the navigation. */
export default function SkipToContent(): ReactNode {
  return (
    <div tabIndex={-1} data-page-start className={styles.start}>
      {/* Without JavaScript the address leads to the content. A Link would change the route. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={focusContent}>
        Skip to main content
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
