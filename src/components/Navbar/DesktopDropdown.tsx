import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './desktopDropdown.module.css';
import {useDisclosure} from './useDisclosure';

/** A button in the navbar that shows a list of links. */
export function DesktopDropdown({
  items,
  position,
  className,
  label,
  children,
  'aria-label': name,
}: Omit<Props, 'mobile'>): ReactNode {
  const {isOpen, root, button, close, rootProps, toggle} = useDisclosure();
  const menuId = useId();
  return (
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', styles.menu, {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      {...rootProps}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={name}
        className={clsx('clean-btn', styles.button, className)}
        onClick={toggle}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className="dropdown__menu" onClick={close}>
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
