import {useEffect, useRef, type RefObject} from 'react';

/**
 * Makes an element modal while it is open: all else of the page is inert, the focus goes to its first button and back to where it was,
 * and Escape closes it.
 */
export function useModal(isOpen: boolean, close: () => void): RefObject<HTMLDivElement | null> {
  const modal = useRef<HTMLDivElement>(null);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    const element = modal.current;
    if (!isOpen || !element) {
      return undefined;
    }
    const opener = document.activeElement;
    const hidden = collectSurroundings(element);
    for (const other of hidden) {
      other.inert = true;
    }
    // The menu slides in, and what is not visible yet can't be focused.
    const frame = requestAnimationFrame(() =>
      element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus(),
    );
    const closeByKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        latestClose.current();
      }
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', closeByKey);
      for (const other of hidden) {
        other.inert = false;
      }
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({preventScroll: true});
      }
    };
  }, [isOpen]);

  return modal;
}

/** What is beside an element and beside each of its ancestors, up to the body: without the backdrop, which closes the menu. */
function collectSurroundings(element: HTMLElement): HTMLElement[] {
  const surroundings: HTMLElement[] = [];
  for (
    let current: HTMLElement = element;
    current.parentElement && current !== document.body;
    current = current.parentElement
  ) {
    for (const sibling of current.parentElement.children) {
      if (
        sibling instanceof HTMLElement &&
        sibling !== current &&
        !sibling.inert &&
        !sibling.matches('.navbar-sidebar__backdrop, script, style')
      ) {
        surroundings.push(sibling);
      }
    }
  }
  return surroundings;
}
