import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './mobileDropdown.module.css';

/** A button in the mobile menu, with a list of links that opens below it. The list is initially open if it contains the current page. */
export function MobileDropdown({
  items,
  className,
  label,
  children,
  onClick,
  'aria-label': name,
}: Omit<Props, 'mobile'>): ReactNode {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {collapsed, toggleCollapsed} = useCollapsible({
    initialState: () =>
      !items.some(({to}) => to !== undefined && withBaseUrl(to).replace(/[?#].*/, '') === pathname),
  });
  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <button
        type="button"
        aria-expanded={!collapsed}
        aria-label={name}
        className={clsx(
          'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
          styles.button,
          className,
        )}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            // The menu closes, and the item can have an action of its own.
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              onClick?.(event);
              item.onClick?.(event);
            }}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
