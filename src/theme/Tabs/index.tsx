// Replaces @theme/Tabs: tabs without names or links to their panels, half a keyboard pattern, rendered again after hydration.
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
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
          <TabList id={id} name={listName(props.groupId)} className={props.className} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabsIdContext>
    </TabsProvider>
  );
}

/** What the tabs choose between, for screen readers: `fetch-host` is "Fetch host". */
function listName(groupId: string | undefined): string {
  if (groupId === 'npm2yarn') {
    return 'Package manager';
  }
  const words = groupId?.replace(/[-_]/g, ' ') ?? 'variants';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
