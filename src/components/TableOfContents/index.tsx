import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props as TOCProps} from '@theme/TOC';
import {useCurrentLink} from './useCurrentLink';
import styles from './styles.module.css';

type Props = Omit<TOCProps, 'className'>;

/** Shows the headings of the page next to it, on wide screens. The list scrolls with the reader. */
export function TableOfContents(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useCurrentLink(landmark, link => {
    if (link) {
      keepVisible(link, list.current);
    } else {
      // The reader is above the first heading.
      list.current?.scrollTo({top: 0, behavior: 'instant'});
    }
  });
  return (
    <nav ref={landmark} aria-label={pageContentsLabel()} className={styles.landmark}>
      <div className={styles.sticky}>
        <p className={styles.title} aria-hidden="true">
          {pageContentsLabel()}
        </p>
        <div ref={list} className={`${ThemeClassNames.docs.docTocDesktop} thin-scrollbar ${styles.list}`}>
          <TOCItems {...props} />
        </div>
        <BackToTop />
      </div>
    </nav>
  );
}

/** Shows the current heading in a bar below the navbar, on narrow screens. The bar opens the list of headings, also without JavaScript. */
export function TableOfContentsBar(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  const [heading, setHeading] = useState('');
  useCurrentLink(landmark, link => setHeading(link?.textContent ?? ''));
  const details = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => details.current?.removeAttribute('open');
  const closeOnEscape = ({key}: KeyboardEvent) => {
    if (key === 'Escape' && details.current?.open) {
      close();
      // The focused link is hidden now.
      details.current.querySelector('summary')?.focus();
    }
  };
  const showCurrentLink = () => {
    const link = landmark.current?.querySelector('[aria-current]');
    if (link && details.current?.open) {
      keepVisible(link, list.current);
    }
  };
  useEffect(() => closeOutside(details.current), []);
  return (
    <nav
      ref={landmark}
      aria-label={pageContentsLabel()}
      className={`${ThemeClassNames.docs.docTocMobile} ${styles.bar}`}
    >
      <details ref={details} onKeyDown={closeOnEscape} onToggle={showCurrentLink}>
        <summary className={styles.summary}>
          {pageContentsLabel()}
          <span className={styles.heading} aria-hidden="true">
            {heading}
          </span>
        </summary>
        <div ref={list} className={styles.barList} onClick={event => isLink(event.target) && close()}>
          <TOCItems {...props} />
          <BackToTop />
        </div>
      </details>
    </nav>
  );
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

/** Closes the list when the reader clicks outside. Returns a function that stops this. */
function closeOutside(details: HTMLDetailsElement | null): () => void {
  const handleClick = ({target}: MouseEvent) => {
    if (details?.open && target instanceof Node && !details.contains(target)) {
      details.open = false;
    }
  };
  document.addEventListener('click', handleClick);
  return () => document.removeEventListener('click', handleClick);
}

/** Scrolls the list of headings, but not the page, until the link is visible. */
function keepVisible(link: Element, list: Element | null): void {
  if (!list) {
    return;
  }
  const visible = list.getBoundingClientRect();
  const {top, bottom, height} = link.getBoundingClientRect();
  const above = top - visible.top - height;
  const below = bottom - visible.bottom + height;
  if (above < 0 || below > 0) {
    list.scrollBy({top: above < 0 ? above : below, behavior: 'instant'});
  }
}

function BackToTop(): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the browser scrolls to the top by itself, and the URL keeps no hash
    <a
      href="#"
      className={styles.top}
      onClick={event => {
        event.preventDefault();
        window.scrollTo({top: 0});
      }}
    >
      <Translate id="site.backToTop" description="Link at the end of the table of contents">
        Back to top
      </Translate>
    </a>
  );
}

function pageContentsLabel(): string {
  return translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
}
