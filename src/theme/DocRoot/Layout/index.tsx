// Replaces @theme/DocRoot/Layout: the sidebar can be filtered, shows the current page and works without JavaScript. There are no buttons to
// hide the sidebar and to scroll back to the top, which covered the page.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocRoot/Layout';
import {DocsSidebar} from '@site/src/components/DocsSidebar';
import {docsNavigationId} from '@site/src/components/Navbar/docsNavigationId';
import styles from './styles.module.css';

export default function Layout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={clsx(styles.layout, sidebar && styles.hasSidebar)}>
      {sidebar && (
        <aside
          id={docsNavigationId}
          aria-label={translate({
            id: 'site.docsSidebar.landmark',
            message: 'Pages of the docs',
            description: 'Name of the landmark that contains the sidebar of the docs and its filter',
          })}
          className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}
        >
          {/* A new sidebar starts with its own open categories. */}
          <DocsSidebar key={sidebar.name} items={sidebar.items} />
        </aside>
      )}
      <main className={styles.main}>{children}</main>
    </div>
  );
}
