import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import {findItemByKey, horizontalKeys} from '../Menu/itemKeys';
import {getPanelId, getTabId} from './tabsId';
import styles from './styles.module.css';

type Props = {
  id: string;
  name: string;
  className: string | undefined;
};

/**
 * Renders the buttons of a group of tabs. Only the selected tab can be reached with the Tab key. The arrow keys select another tab. This
 * follows the tabs pattern of the ARIA Authoring Practices: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function TabList({id, name, className}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const list = useRef<HTMLDivElement>(null);

  function select(value: string): void {
    if (list.current && value !== selectedValue) {
      // This keeps the scroll position. Linked tabs further up the page change too, and their panels can have a different height.
      blockElementScrollPositionUntilNextRender(list.current);
      selectValue(value);
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const index = findItemByKey(
      event.key,
      tabValues.findIndex(({value}) => value === selectedValue),
      tabValues.length,
      horizontalKeys,
    );
    const target = index === undefined ? undefined : tabValues[index];
    if (index !== undefined && target) {
      event.preventDefault();
      select(target.value);
      list.current?.querySelectorAll('button')[index]?.focus();
    }
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={name}
      className={clsx('tabs', block && 'tabs--block', className)}
      onKeyDown={handleKeyDown}
    >
      {tabValues.map(({value, label, attributes}) => (
        <button
          key={value}
          {...attributes}
          type="button"
          role="tab"
          id={getTabId(id, value)}
          aria-controls={getPanelId(id, value)}
          aria-selected={value === selectedValue}
          tabIndex={value === selectedValue ? 0 : -1}
          data-value={value}
          onClick={() => select(value)}
          className={clsx(
            'clean-btn tabs__item',
            styles.tab,
            // TypeScript doesn't know the types of the values in `attributes`.
            typeof attributes?.className === 'string' && attributes.className,
            value === selectedValue && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}
