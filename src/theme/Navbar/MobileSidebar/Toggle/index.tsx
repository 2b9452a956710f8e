// Wraps @theme/Navbar/MobileSidebar/Toggle: adds a menu for readers without JavaScript, who can't open the menu of the theme.
import type {ReactNode} from 'react';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import {StaticMenu} from '@site/src/components/Navbar/StaticMenu';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <>
      <Toggle />
      <noscript>
        <StaticMenu />
      </noscript>
    </>
  );
}
