import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {NavbarSecondaryMenuFiller, ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {Filter} from './Filter';
import {filterItems, findPage} from './filterItems';
import {Items} from './Items';
import styles from './styles.module.css';

type Props = {items: readonly PropSidebarItem[]};

const currentLinkSelector = '[aria-current=page]';

/** The sidebar of the docs. It's next to the page on wide screens and in the mobile menu on others. */
export function DocsSidebar({items}: Props): ReactNode {
  const isMobile = useWindowSize() === 'mobile';
  return isMobile ? (
    <NavbarSecondaryMenuFiller component={MobileSidebar} props={{items}} />
  ) : (
    <DesktopSidebar items={items} />
  );
}

function DesktopSidebar({items}: Props): ReactNode {
  const {pathname} = useLocation();
  const [query, setQuery] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const [filteredPath, setFilteredPath] = useState(pathname);
  if (pathname !== filteredPath) {
    setFilteredPath(pathname);
    // On the next page, the filter stays only if it shows this page.
    if (!findPage(filterItems(items, query), pathname)) {
      setQuery('');
    }
  }
  const isFiltered = query.trim() !== '';
  useEffect(() => {
    if (scroller.current && !isFiltered) {
      revealCurrentLink(scroller.current);
    }
  }, [pathname, isFiltered]);
  const shownItems = filterItems(items, query);
  return (
    <div className={styles.viewport}>
      <Filter query={query} items={shownItems} onChange={setQuery} />
      <nav
        aria-label={translate({
          id: 'theme.docs.sidebar.navAriaLabel',
          message: 'Docs sidebar',
          description: 'The ARIA label for the sidebar navigation',
        })}
        className={clsx('thin-scrollbar', styles.scroller)}
        data-roving-focus=""
        ref={scroller}
        onTransitionEnd={event => {
          // The list of the current page has opened, so the link to the page has its place now.
          if (event.target instanceof Element && event.target.querySelector(currentLinkSelector)) {
            revealCurrentLink(event.currentTarget);
          }
        }}
      >
        {/* The categories open and close again when the reader types, so they start anew. */}
        <Items
          key={query}
          items={shownItems}
          activePath={pathname}
          currentItem={findPage(shownItems, pathname)}
          isFiltered={isFiltered}
          className={clsx(ThemeClassNames.docs.docSidebarMenu, styles.list)}
        />
      </nav>
    </div>
  );
}

/** Scrolls the sidebar, but not the page, until the link to the current page is visible. */
function revealCurrentLink(scroller: HTMLElement): void {
  const link = scroller.querySelector(currentLinkSelector);
  if (!link) {
    return;
  }
  const visible = scroller.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  if (top < visible.top || bottom > visible.bottom) {
    scroller.scrollBy({top: (top + bottom - visible.top - visible.bottom) / 2, behavior: 'instant'});
  }
}

function MobileSidebar({items}: Props): ReactNode {
  const {pathname} = useLocation();
  const {shown, toggle} = useNavbarMobileSidebar();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = container.current?.closest<HTMLElement>('.menu');
    if (shown && panel) {
      revealCurrentLink(panel);
    }
  }, [shown]);
  return (
    <div ref={container}>
      <Items
        items={items}
        activePath={pathname}
        currentItem={findPage(items, pathname)}
        isFiltered={false}
        className={clsx(ThemeClassNames.docs.docSidebarMenu, styles.list, styles.mobile)}
        onNavigate={() => toggle()}
      />
    </div>
  );
}
