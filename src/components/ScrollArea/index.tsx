import {useEffect, useRef, useState, type FocusEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** Name of the area for screen readers. It's set only while the area is focusable. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** Lets wide content scroll sideways. The area is focusable only while its content overflows. */
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

  const focusProps = isScrollable ? ({role: 'group', 'aria-label': label, tabIndex: 0} as const) : {};
  return (
    <div ref={area} className={clsx(styles.area, className)} onFocus={scrollFocusedIntoView} {...focusProps}>
      {children}
    </div>
  );
}

/** Scrolls the focused element completely into view. Browsers don't scroll if a part of the element is already visible. */
function scrollFocusedIntoView({target, currentTarget}: FocusEvent): void {
  // This applies to keyboard focus only, because an element must not move while a pointer presses it.
  if (target !== currentTarget && target.matches(':focus-visible')) {
    target.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
}
