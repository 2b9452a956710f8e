import {useRef, useState, type KeyboardEvent, type PointerEvent} from 'react';
import {useCloseOutside} from '@site/src/components/Menu/useCloseOutside';
import {findItemByKey, verticalKeys} from '@site/src/components/Menu/itemKeys';

/** How the menu was opened, or `none` if it is closed. After a press, the menu stays open when the pointer leaves it. */
type OpenState = 'none' | 'hover' | 'press';

/**
 * Manages a menu as in the example "Disclosure Navigation Menu" of the ARIA Authoring Practices Guide. Escape closes the menu and moves the
 * focus to the button. The arrow keys, Home and End move the focus between the links. The menu closes when the focus leaves it or when the
 * reader presses outside it.
 */
export function useDisclosure() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openState, setOpenState] = useState<OpenState>('none');
  const isOpen = openState !== 'none';

  useCloseOutside(root, isOpen, () => setOpenState('none'));

  return {
    isOpen,
    root,
    button,
    close: () => setOpenState('none'),
    rootProps: {
      onPointerEnter: ({pointerType}: PointerEvent) => {
        if (pointerType === 'mouse' && !isOpen) {
          setOpenState('hover');
        }
      },
      onPointerLeave: ({pointerType}: PointerEvent) => {
        if (pointerType === 'mouse' && openState === 'hover') {
          setOpenState('none');
        }
      },
      onKeyDown: (event: KeyboardEvent) => {
        const target = findTarget(event.key, root.current, button.current);
        if (event.key === 'Escape' && isOpen) {
          setOpenState('none');
          button.current?.focus();
        } else if (target) {
          event.preventDefault();
          setOpenState('press');
          // The links can't be focused before the menu is visible.
          requestAnimationFrame(() => target.focus());
        }
      },
    },
    toggle: () => setOpenState(openState === 'press' ? 'none' : 'press'),
  };
}

/** Returns the element to which a key moves the focus, or undefined if the key doesn't move it. */
function findTarget(
  key: string,
  root: HTMLElement | null,
  button: HTMLElement | null,
): HTMLElement | undefined {
  const links = [...(root?.querySelectorAll<HTMLElement>('li a, li button') ?? [])];
  const index = links.findIndex(link => link === document.activeElement);
  if (index === -1) {
    // The focus is on the button, which comes before the links.
    return key === 'ArrowDown' ? links[0] : key === 'ArrowUp' ? links.at(-1) : undefined;
  }
  if (index === 0 && key === 'ArrowUp') {
    return button ?? undefined;
  }
  const next = findItemByKey(key, index, links.length, verticalKeys);
  return next === undefined ? undefined : links[next];
}
