// Replaces @theme/TabItem: this panel is labelled by its tab. Unlike the original, it is also visible in print and without JavaScript.
import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {getPanelId, getTabId, TabsIdContext} from '@site/src/components/Tabs/tabsId';
import styles from '@site/src/components/Tabs/styles.module.css';

export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const id = useContext(TabsIdContext);
  const isSelected = value === selectedValue;

  return (
    <div
      role="tabpanel"
      id={getPanelId(id, value)}
      aria-labelledby={getTabId(id, value)}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
      data-value={value}
      data-label={label ?? value}
    >
      {(isSelected || !lazy) && children}
    </div>
  );
}
