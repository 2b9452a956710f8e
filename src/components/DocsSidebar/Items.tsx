import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import SidebarHtml from '@theme/DocSidebarItem/Html';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {Category} from './Category';
import styles from './styles.module.css';

export type ListProps = {
  items: readonly PropSidebarItem[];
  /** Path of the current page. */
  activePath: string;
  /** The item of the current page. A page can have several items, but only one of them is marked as current. */
  currentItem: PropSidebarItem | undefined;
  /** Whether the items match a query. Their categories are open then. */
  isFiltered: boolean;
  /** Called when the reader follows a link. */
  onNavigate?: () => void;
};

/** A list of sidebar items. `level` is 1 for the list that contains all others. */
export function Items({
  items,
  className,
  level = 1,
  ...list
}: ListProps & {className?: string; level?: number}): ReactNode {
  const visibleItems = useVisibleSidebarItems(items, list.activePath);
  return (
    <ul className={className}>
      {visibleItems.map((item, index) =>
        item.type === 'category' ? (
          <Category key={index} item={item} level={level} {...list} />
        ) : item.type === 'link' ? (
          <LinkItem key={index} item={item} level={level} {...list} />
        ) : (
          <SidebarHtml key={index} item={item} level={level} index={index} activePath={list.activePath} />
        ),
      )}
    </ul>
  );
}

type LinkProps = Pick<ListProps, 'currentItem' | 'onNavigate'> & {item: PropSidebarItemLink; level: number};

function LinkItem({item, level, currentItem, onNavigate}: LinkProps): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        className,
      )}
    >
      <Link
        to={href}
        autoAddBaseUrl={autoAddBaseUrl}
        className={styles.link}
        aria-current={item === currentItem ? 'page' : undefined}
        onClick={isInternal ? onNavigate : undefined}
      >
        {label}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
