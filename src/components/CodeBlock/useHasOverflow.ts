import {useEffect, useState, type RefObject} from 'react';

/** Returns whether an element's content is currently wider than the element. Returns false until the first measurement. */
export function useHasOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [hasOverflow, setHasOverflow] = useState(false);

  useEffect(() => {
    const outer = element.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) {
      return undefined;
    }
    // Callbacks of a ResizeObserver run after the layout, so reading sizes in them doesn't force another layout. They also run when a
    // hidden tab panel becomes visible.
    const observer = new ResizeObserver(() => setHasOverflow(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [element]);

  return hasOverflow;
}
