// Replaces @theme/NavbarItem/DropdownNavbarItem: the original is a link with the role `button`. On wide screens, a click doesn't open it, and
// Escape doesn't close it. In the mobile menu, it doesn't tell screen readers whether the list is open.
import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import {DesktopDropdown} from '@site/src/components/Navbar/DesktopDropdown';
import {MobileDropdown} from '@site/src/components/Navbar/MobileDropdown';

export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}
