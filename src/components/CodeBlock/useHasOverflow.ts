import {useEffect, useState, type RefObject} from 'react';

/**
 * Returns whether an element's content is currently wider than the element. Returns false until the first measurement. While content is
 * hidden to the left or right, the element has an attribute, so that the style sheet can let the content fade out there.
 */
export function useHasOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [hasOverflow, setHasOverflow] = useState(false);

  useEffect(() => {
    const outer = element.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) {
      return undefined;
    }
    const measure = () => {
      const hiddenWidth = outer.scrollWidth - outer.clientWidth;
      setHasOverflow(hiddenWidth > 0);
      outer.toggleAttribute('data-cut-start', outer.scrollLeft > 1);
      outer.toggleAttribute('data-cut-end', hiddenWidth - outer.scrollLeft > 1);
    };
    // Callbacks of a ResizeObserver run after the layout, so reading sizes in them doesn't force another layout. They also run when a
    // hidden tab panel becomes visible.
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    outer.addEventListener('scroll', measure, {passive: true});
    return () => {
      observer.disconnect();
      outer.removeEventListener('scroll', measure);
    };
  }, [element]);

  return hasOverflow;
}
