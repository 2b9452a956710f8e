import {useRef, useState, type KeyboardEvent, type PointerEvent} from 'react';
import {useCloseOutside} from '@site/src/components/Menu/useCloseOutside';
import {findItemByKey, verticalKeys} from '@site/src/shared/itemKeys';

/** What opened a menu: the pointer over it, or a press, which holds it open after the pointer left. */
type Opening = 'none' | 'hover' | 'press';

/**
 * The state and the keys of a disclosure menu, after the ARIA practices' navigation menu with optional arrow keys: Escape closes it and
 * returns to the button, arrows, Home and End move between its links, leaving or pressing outside closes it.
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
          // The links can be focused once the menu is visible.
          requestAnimationFrame(() => target.focus());
        }
      },
    },
    toggle: () => setOpening(opening === 'press' ? 'none' : 'press'),
  };
}

/** The element that a key leads to, from the one in focus. */
function findTarget(
  key: string,
  root: HTMLElement | null,
  button: HTMLElement | null,
): HTMLElement | undefined {
  const links = [...(root?.querySelectorAll<HTMLElement>('li a, li button') ?? [])];
  const place = links.findIndex(link => link === document.activeElement);
  if (place === -1) {
    // On the button, before the list.
    return key === 'ArrowDown' ? links[0] : key === 'ArrowUp' ? links.at(-1) : undefined;
  }
  if (place === 0 && key === 'ArrowUp') {
    return button ?? undefined;
  }
  const next = findItemByKey(key, place, links.length, verticalKeys);
  return next === undefined ? undefined : links[next];
}
