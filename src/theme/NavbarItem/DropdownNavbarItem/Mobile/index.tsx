// Replaces @theme/NavbarItem/DropdownNavbarItem/Mobile: the original is a link with the role `button` and a second button next to it.
// Neither tells screen readers whether the list is open.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import styles from './styles.module.css';

/** A button in the mobile menu, with a list of links that opens below it. The list is initially open if it contains the current page. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  children,
  onClick,
  'aria-label': name,
}: Props): ReactNode {
  const path = useLocalPathname();
  const {collapsed, toggleCollapsed} = useCollapsible({
    initialState: () => !items.some(({to}) => isSamePath(to, path)),
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
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
