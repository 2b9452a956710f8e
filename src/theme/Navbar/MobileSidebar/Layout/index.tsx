// Wraps @theme/Navbar/MobileSidebar/Layout: makes the open menu a dialog, keeps the focus in it and closes it by Escape.
import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
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
      {...(shown && ({role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu'} as const))}
    >
      <Layout {...props} />
    </div>
  );
}
