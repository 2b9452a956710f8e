// Replaces @theme/Tabs: tabs without names or links to their panels, half a keyboard pattern, rendered again after hydration.
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props as ThemeProps} from '@theme/Tabs';
import {TabList} from '@site/src/components/Tabs/TabList';
import {TabsIdContext} from '@site/src/components/Tabs/tabsId';
import styles from '@site/src/components/Tabs/styles.module.css';

type Props = ThemeProps & {
  /** What the tabs choose between, for screen readers: `Adapter`, `Operating system`. */
  label?: string;
};

export default function Tabs({label, ...props}: Props): ReactNode {
  const value = useTabsContextValue(props);
  const id = useId();
  const name = label ?? (props.groupId === 'npm2yarn' ? 'Package manager' : 'Choose one');

  return (
    <TabsProvider value={value}>
      <TabsIdContext value={id}>
        <div
          className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}
          data-tabs={props.groupId}
        >
          <TabList id={id} name={name} className={props.className} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabsIdContext>
    </TabsProvider>
  );
}
