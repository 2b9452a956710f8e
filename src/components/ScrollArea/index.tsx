import {useEffect, useRef, useState, type FocusEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** What is in it, for readers who reach it by keyboard. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** Lets wide content scroll sideways. It is a stop for the Tab key only while there is something to scroll. */
export function ScrollArea({label, className, children}: Props): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setScrollable(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const stop = isScrollable ? ({role: 'group', 'aria-label': label, tabIndex: 0} as const) : {};
  return (
    <div ref={area} className={clsx(styles.area, className)} onFocus={showWhole} {...stop}>
      {children}
    </div>
  );
}

/** Browsers scroll sideways to a link only when nothing of it is in view. */
function showWhole({target, currentTarget}: FocusEvent): void {
  // A pointer is there already: what it presses must not move.
  if (target !== currentTarget && target.matches(':focus-visible')) {
    target.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
}
