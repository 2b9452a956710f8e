import {useEffect, useState, type MouseEvent, type ReactNode, type ToggleEvent} from 'react';
import clsx from 'clsx';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {Collapsible, ThemeClassNames, useCollapsible} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Items, type ListProps} from './Items';
import styles from './styles.module.css';

type Props = Omit<ListProps, 'items'> & {item: PropSidebarItemCategory; level: number};

/** A category of the sidebar. Its list opens and closes without JavaScript, because it's a `details` element. */
export function Category({item, level, ...list}: Props): ReactNode {
  const {label, href, items, className} = item;
  const {activePath, isFiltered} = list;
  const isActive = isActiveSidebarItem(item, activePath);
  const {isOpen, collapsed, toggle, followElement, close} = useAnimatedDetails(
    isActive || isFiltered || !item.collapsed,
  );
  useEffect(() => {
    if (isActive) {
      toggle(true);
    }
    // Closing a category mustn't open it again, so this runs only when the page changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isActive, activePath]);
  const toggleByReader = (event: MouseEvent) => {
    event.preventDefault();
    toggle(collapsed);
    // If the content hasn't begun to open, it closes without an animation, and so `onCollapseTransitionEnd` isn't called.
    if (!collapsed && event.currentTarget.nextElementSibling?.clientHeight === 0) {
      close(true);
    }
  };
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        styles.category,
        className,
      )}
    >
      {href !== undefined && (
        <Link
          to={href}
          className={clsx(styles.link, styles.label)}
          aria-current={item === list.currentItem ? 'page' : undefined}
          onClick={list.onNavigate}
        >
          {label}
        </Link>
      )}
      {items.length > 0 && (
        <details open={isOpen} data-collapsed={collapsed} onToggle={followElement}>
          <summary
            className={href === undefined ? clsx(styles.link, styles.label) : styles.caret}
            aria-label={href === undefined ? undefined : describePages(label)}
            onClick={toggleByReader}
          >
            {href === undefined && label}
          </summary>
          <Collapsible lazy={false} collapsed={collapsed} onCollapseTransitionEnd={close}>
            <Items items={items} level={level + 1} {...list} className={styles.list} />
          </Collapsible>
        </details>
      )}
    </li>
  );
}

function describePages(label: string): string {
  return translate(
    {
      id: 'site.sidebar.category',
      message: 'Pages in {label}',
      description: 'Name of the control that shows and hides the pages of a category in the docs sidebar',
    },
    {label},
  );
}

/**
 * The state of a `details` element whose content opens and closes with an animation. The element itself stays open until its content has
 * closed. `followElement` handles a browser that opens the element, for instance because the reader searches in the page.
 */
function useAnimatedDetails(isInitiallyOpen: boolean) {
  const {collapsed, setCollapsed} = useCollapsible({initialState: !isInitiallyOpen});
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const toggle = (open: boolean) => {
    setCollapsed(!open);
    if (open) {
      setOpen(true);
    }
  };
  const followElement = ({currentTarget}: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open && !isOpen) {
      toggle(true);
    }
  };
  return {isOpen, collapsed, toggle, followElement, close: (isClosed: boolean) => setOpen(!isClosed)};
}
