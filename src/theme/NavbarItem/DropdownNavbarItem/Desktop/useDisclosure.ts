import {useRef, useState, type KeyboardEvent, type PointerEvent} from 'react';
import {useCloseOutside} from '@site/src/components/Menu/useCloseOutside';
import {findItemByKey, verticalKeys} from '@site/src/shared/itemKeys';

/** How the menu was opened. After a press, the menu stays open when the pointer leaves it. */
type Opening = 'none' | 'hover' | 'press';

/**
 * Manages the state and the keyboard support of a disclosure menu, as in the example "Disclosure Navigation Menu" of the ARIA Authoring
 * Practices Guide with its optional arrow keys. Escape closes the menu and moves the focus to the button. The arrow keys, Home and End
 * move the focus between the links. The menu closes when the focus leaves it or when the reader presses outside of it.
 */
export function useDisclosure() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening>('none');
  const isOpen = opening !== 'none';

  useCloseOutside(root, isOpen, () => setOpening('none'));

  return {
    isOpen,
    root,
    button,
    close: () => setOpening('none'),
    rootProps: {
      onPointerEnter: ({pointerType}: PointerEvent) => {
        if (pointerType === 'mouse' && !isOpen) {
          setOpening('hover');
        }
      },
      onPointerLeave: ({pointerType}: PointerEvent) => {
        if (pointerType === 'mouse' && opening === 'hover') {
          setOpening('none');
        }
      },
      onKeyDown: (event: KeyboardEvent) => {
        const target = findTarget(event.key, root.current, button.current);
        if (event.key === 'Escape' && isOpen) {
          setOpening('none');
          button.current?.focus();
        } else if (target) {
          event.preventDefault();
          setOpening('press');
          // The links can't be focused before the menu is visible.
          requestAnimationFrame(() => target.focus());
        }
      },
    },
    toggle: () => setOpening(opening === 'press' ? 'none' : 'press'),
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
