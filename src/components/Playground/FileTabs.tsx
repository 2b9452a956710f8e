import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {findItemByKey, horizontalKeys} from '../Menu/itemKeys';
import styles from './styles.module.css';

export type FileTabsProps = {
  /** Start of the ids of tabs and panels. */
  id: string;
  /** Names the tabs for screen readers. */
  label: string;
  paths: readonly string[];
  active: string;
  /** The number of problems in each file with problems. */
  problemCounts: ReadonlyMap<string, number>;
  onSelect: (path: string) => void;
};

/** The tabs of one column of files. The arrow keys, Home and End select another tab. */
export function FileTabs({id, label, paths, active, problemCounts, onSelect}: FileTabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  // On phones, the list is often wider than the window. `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab) {
      const {left, right} = list.current.getBoundingClientRect();
      const place = tab.getBoundingClientRect();
      list.current.scrollLeft += Math.min(0, place.left - left) || Math.max(0, place.right - right);
    }
  }, [active]);

  function handleKeyDown(event: KeyboardEvent): void {
    const index = findItemByKey(event.key, paths.indexOf(active), paths.length, horizontalKeys);
    const path = index === undefined ? undefined : paths[index];
    if (index !== undefined && path !== undefined) {
      event.preventDefault();
      onSelect(path);
      list.current?.querySelectorAll('button')[index]?.focus();
    }
  }

  return (
    <div ref={list} role="tablist" className={styles.tabs} aria-label={label} onKeyDown={handleKeyDown}>
      {paths.map(path => (
        <button
          key={path}
          type="button"
          role="tab"
          id={`${id}-tab-${path}`}
          aria-controls={`${id}-panel`}
          aria-selected={path === active}
          tabIndex={path === active ? 0 : -1}
          translate="no"
          className={styles.tab}
          data-has-problems={problemCounts.has(path) || undefined}
          onClick={() => onSelect(path)}
        >
          {path}
          <ProblemCount count={problemCounts.get(path)} />
        </button>
      ))}
    </div>
  );
}

function ProblemCount({count}: {count: number | undefined}): ReactNode {
  return (
    count !== undefined && (
      <span className={styles.count}>
        {count}
        <span className="visually-hidden">
          {' '}
          {count === 1
            ? translate({
                id: 'site.playground.tab.one',
                message: 'problem',
                description: 'After the number 1',
              })
            : translate({id: 'site.playground.tab.many', message: 'problems', description: 'After a number'})}
        </span>
      </span>
    )
  );
}
