// Replaces @theme/Tabs: in the original, the tab list has no name, the tabs aren't linked to their panels, the keyboard support is
// incomplete, and everything is rendered again after hydration.
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {TabList} from '@site/src/components/Tabs/TabList';
import {TabsIdContext} from '@site/src/components/Tabs/tabsId';
import styles from '@site/src/components/Tabs/styles.module.css';

export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  const id = useId();

  return (
    <TabsProvider value={value}>
      <TabsIdContext value={id}>
        <div
          className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}
          data-tabs={props.groupId}
        >
          <TabList id={id} name={getListLabel(props.groupId)} className={props.className} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabsIdContext>
    </TabsProvider>
  );
}

/** Returns the accessible name of a tab list. It is derived from the group id, so `fetch-host` becomes "Fetch host". */
function getListLabel(groupId: string | undefined): string {
  if (groupId === 'npm2yarn') {
    return translate({
      id: 'site.tabs.packageManager',
      message: 'Package manager',
      description: 'Name of tabs with one tab per package manager',
    });
  }
  if (groupId === undefined) {
    return translate({
      id: 'site.tabs.variants',
      message: 'Variants',
      description: 'Name of tabs without a group id',
    });
  }
  const words = groupId.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
