// Wraps @theme/Navbar/MobileSidebar/Layout: makes the open menu a dialog, keeps the focus inside it and closes it on Escape.
import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import styles from './styles.module.css';
import {useModal} from './useModal';

export default function MobileSidebarDialog(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useModal(shown, toggle);
  return (
    <div
      ref={dialog}
      className={styles.dialog}
      {...(shown &&
        ({
          role: 'dialog',
          'aria-modal': true,
          'aria-label': translate({
            id: 'site.mobileMenu.label',
            message: 'Menu',
            description: 'Name of the dialog that contains the mobile menu',
          }),
        } as const))}
    >
      <Layout {...props} />
    </div>
  );
}
