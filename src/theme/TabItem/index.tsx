// Replaces @theme/TabItem: this panel is labelled by its tab. Unlike the original, it is also visible in print and without JavaScript, and
// the browser finds the text in panels that aren't selected.
import {useContext, useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {getPanelId, getTabId, TabsIdContext} from '@site/src/components/Tabs/tabsId';
import styles from '@site/src/components/Tabs/styles.module.css';

export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue, selectValue, lazy} = useTabs();
  const id = useContext(TabsIdContext);
  const panel = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;
  const select = useEffectEvent(() => selectValue(value));

  useEffect(() => {
    const element = panel.current;
    if (!element || isSelected) {
      return undefined;
    }
    // React only knows the values true and false of this attribute.
    element.setAttribute('hidden', 'until-found');
    const handleMatch = () => select();
    element.addEventListener('beforematch', handleMatch);
    return () => element.removeEventListener('beforematch', handleMatch);
  }, [isSelected]);

  return (
    <div
      ref={panel}
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
