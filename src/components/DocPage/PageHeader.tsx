import type {ReactNode} from 'react';
import DocVersionBadge from '@theme/DocVersionBadge';
import {Breadcrumbs} from './Breadcrumbs';
import styles from './pageHeader.module.css';

/** The row above the title of a docs page: its position in the sidebar, its version, and controls of the page as children. */
export function PageHeader({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.row}>
      <Breadcrumbs />
      <DocVersionBadge className={styles.version} />
      {children}
    </div>
  );
}
