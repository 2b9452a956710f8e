import {useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';
import {useCloseOutside} from '../Menu/useCloseOutside';
import {findItem} from './findItem';

type Menu = {
  isOpen: boolean;
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLDivElement | null>;
  toggle: () => void;
  /** Closes the menu; focus goes back to the button. */
  close: () => void;
  handleButtonKeyDown: (event: KeyboardEvent) => void;
  handleMenuKeyDown: (event: KeyboardEvent) => void;
};

/** Opening, closing and moving in a menu: pointer, arrow keys, Home, End, first letters, Escape, Tab and clicks elsewhere. */
export function useMenu(): Menu {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Which item gets the focus when the menu opens; undefined: closed.
  const [opened, setOpened] = useState<'first' | 'last' | undefined>(undefined);
  const isOpen = opened !== undefined;

  useEffect(() => {
    if (opened !== undefined) {
      readItems(list.current)
        .at(opened === 'first' ? 0 : -1)
        ?.focus({preventScroll: true});
    }
  }, [opened]);
  useCloseOutside(root, isOpen, () => setOpened(undefined));

  function close(): void {
    setOpened(undefined);
    button.current?.focus({preventScroll: true});
  }

  function handleButtonKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
    }
  }

  function handleMenuKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      // The default moves on from the button, as if the menu had never been there.
      close();
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    } else {
      move(event);
    }
  }

  function move(event: KeyboardEvent): void {
    const items = readItems(list.current);
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
    toggle: () => setOpened(isOpen ? undefined : 'first'),
    close,
    handleButtonKeyDown,
    handleMenuKeyDown,
  };
}

function readItems(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
