import {useEffect, useRef, type RefObject} from 'react';

/**
 * Makes an element modal while it is open. The rest of the page is inert, and Escape calls `close`. The close button gets the focus when
 * the element opens, and when the reader returns to the main menu. When the element closes, the focus returns to where it was before.
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
    const surroundings = collectSurroundings(element);
    for (const other of surroundings) {
      other.inert = true;
    }
    // In the first frame, the menu isn't visible yet, so its button can't be focused.
    const focusClose = () => element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const frame = requestAnimationFrame(focusClose);
    // “Back to main menu” hides the panel that contains it.
    const keepFocus = ({target}: MouseEvent) => {
      if ((target as Element).matches('.navbar-sidebar__back')) {
        focusClose();
      }
    };
    element.addEventListener('click', keepFocus);
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        latestClose.current();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('click', keepFocus);
      document.removeEventListener('keydown', closeOnEscape);
      for (const other of surroundings) {
        other.inert = false;
      }
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({preventScroll: true});
      }
    };
  }, [isOpen]);

  return modal;
}

/** Returns the siblings of an element and of its ancestors in the body. Leaves out the backdrop, because a click on it closes the menu. */
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
