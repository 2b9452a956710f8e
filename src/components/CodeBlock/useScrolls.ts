import {useEffect, useState, type RefObject} from 'react';

/** Whether an element's content is wider than the element, as it is now. False until it was measured. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const outer = element.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) {
      return undefined;
    }
    // Observers run after layout: reading sizes here costs none. They also see a hidden tab become visible.
    const observer = new ResizeObserver(() => setScrolls(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [element]);

  return scrolls;
}
