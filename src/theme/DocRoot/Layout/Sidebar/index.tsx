// Wraps @theme/DocRoot/Layout/Sidebar: makes the sidebar a single Tab stop, and gives it an id, so that links can lead to it. Without
// JavaScript, it is hidden on narrow screens until such a link is opened.
import type {ReactNode} from 'react';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {docsNavigationId} from '@site/src/components/Navbar/docsNavigationId';
import styles from './styles.module.css';

export default function SidebarWithId(props: Props): ReactNode {
  return (
    <div id={docsNavigationId} className={styles.navigation} data-roving-focus="">
      <Sidebar {...props} />
    </div>
  );
}
