// Replaces @theme/SkipToContent: the original is a landmark and receives the focus only after some navigations. This component receives
// the focus after every navigation to a page, unless the URL has a hash. See src/clientModules/routeFocus.ts. It also has links that skip
// to search and to the navigation of the docs.
import type {MouseEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {docsNavigationId} from '@site/src/components/Navbar/docsNavigationId';
import styles from './styles.module.css';

/**
 * Links that skip to a part of the page. They are the first elements that the Tab key reaches. They are `a` elements, because a `Link` would
 * change the route. Without JavaScript, the link to search opens the search page, and the others lead to the part with the id.
 */
export default function SkipToContent(): ReactNode {
  const {activeDoc} = useActiveDocContext(undefined);
  const searchPage = useBaseUrl('/search');
  return (
    <div tabIndex={-1} data-page-start className={styles.start}>
      <nav
        aria-label={translate({
          id: 'site.skipLinks',
          message: 'Skip links',
          description: 'Name of the links at the beginning of each page, for screen readers',
        })}
      >
        {/* eslint-disable @docusaurus/no-html-links */}
        <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={focusContent}>
          <Translate
            id="theme.common.skipToMainContent"
            description="The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation"
          >
            Skip to main content
          </Translate>
        </a>
        <a href={searchPage} className={styles.link} onClick={focusSearch}>
          <Translate id="site.skipToSearch" description="Link that moves the focus to the search button">
            Skip to search
          </Translate>
        </a>
        {activeDoc?.sidebar !== undefined && (
          <a href={`#${docsNavigationId}`} className={styles.link} onClick={focusNavigation}>
            <Translate id="site.skipToNavigation" description="Link that moves the focus to the docs sidebar">
              Skip to navigation
            </Translate>
          </a>
        )}
        {/* eslint-enable @docusaurus/no-html-links */}
      </nav>
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

function focusSearch(event: MouseEvent): void {
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts^="Control+K"]');
  if (button) {
    event.preventDefault();
    button.focus();
  }
}

/** Focuses the link to the current page in the sidebar. On narrow screens, the sidebar is in the menu, so this function opens the menu. */
function focusNavigation(event: MouseEvent): void {
  event.preventDefault();
  const links = [
    ...document.querySelectorAll<HTMLElement>(`#${docsNavigationId} :is(a[href], summary)`),
  ].filter(link => link.checkVisibility({visibilityProperty: true}));
  const target = links.find(link => link.getAttribute('aria-current') === 'page') ?? links[0];
  if (target) {
    target.focus();
  } else {
    document.querySelector<HTMLElement>('.navbar__toggle')?.click();
  }
}
