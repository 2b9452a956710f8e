import {useEffect, useState, type RefObject} from 'react';

type Overflow = {
  /** Whether the element's content is wider than the element. */
  hasOverflow: boolean;
  /** Whether content is currently hidden at the left or at the right edge. */
  isCutAtStart: boolean;
  isCutAtEnd: boolean;
};

/** Returns which content of an element is currently hidden. All values are false until the first measurement. */
export function useOverflow(element: RefObject<HTMLElement | null>): Overflow {
  const [hasOverflow, setHasOverflow] = useState(false);
  const [isCutAtStart, setIsCutAtStart] = useState(false);
  const [isCutAtEnd, setIsCutAtEnd] = useState(false);

  useEffect(() => {
    const outer = element.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) {
      return undefined;
    }
    // This only reads. React changes all samples of the page after the last of them has been measured. If each were changed here, the
    // browser would have to calculate the layout again before it measures the next one.
    const measure = () => {
      const hiddenWidth = outer.scrollWidth - outer.clientWidth;
      setHasOverflow(hiddenWidth > 0);
      setIsCutAtStart(outer.scrollLeft > 1);
      setIsCutAtEnd(hiddenWidth - outer.scrollLeft > 1);
    };
    // Callbacks of a ResizeObserver run after the layout. They also run when a hidden tab panel becomes visible.
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    outer.addEventListener('scroll', measure, {passive: true});
    return () => {
      observer.disconnect();
      outer.removeEventListener('scroll', measure);
    };
  }, [element]);

  return {hasOverflow, isCutAtStart, isCutAtEnd};
}
