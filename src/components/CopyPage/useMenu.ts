import {useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';
import {useCloseOutside} from '../Menu/useCloseOutside';
import {findItem} from './findItem';

type Menu = {
  isOpen: boolean;
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLDivElement | null>;
  toggle: () => void;
  /** Closes the menu and moves the focus back to the button. */
  close: () => void;
  handleButtonKeyDown: (event: KeyboardEvent) => void;
  handleMenuKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Returns the state, refs and event handlers of a menu button. In the menu, readers can use the arrow keys, Home, End, the first letter of
 * an item, Escape and Tab. A click outside the menu closes it.
 */
export function useMenu(): Menu {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // The item that gets the focus when the menu opens. Undefined while the menu is closed.
  const [initialFocus, setInitialFocus] = useState<'first' | 'last' | undefined>(undefined);
  const isOpen = initialFocus !== undefined;

  useEffect(() => {
    if (initialFocus !== undefined) {
      getItems(list.current)
        .at(initialFocus === 'first' ? 0 : -1)
        ?.focus({preventScroll: true});
    }
  }, [initialFocus]);
  useCloseOutside(root, isOpen, () => setInitialFocus(undefined));

  function close(): void {
    setInitialFocus(undefined);
    button.current?.focus({preventScroll: true});
  }

  function handleButtonKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setInitialFocus(event.key === 'ArrowDown' ? 'first' : 'last');
    }
  }

  function handleMenuKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      // `close` moves the focus to the button. After this handler, the browser moves the focus to the element that follows the button.
      close();
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    } else {
      move(event);
    }
  }

  function move(event: KeyboardEvent): void {
    const items = getItems(list.current);
    const index = items.findIndex(item => item === document.activeElement);
    const next = findItem(
      event.key,
      index,
      items.map(item => item.textContent ?? ''),
    );
    if (next !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      items[next]?.focus();
    }
  }

  return {
    isOpen,
    root,
    button,
    list,
    toggle: () => setInitialFocus(isOpen ? undefined : 'first'),
    close,
    handleButtonKeyDown,
    handleMenuKeyDown,
  };
}

function getItems(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
