import {useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent} from 'react';

/** What opened a menu: the pointer over it, or a press, which holds it open after the pointer left. */
type Opening = 'none' | 'hover' | 'press';

/**
 * The state and the keys of a disclosure menu, after the ARIA practices' navigation menu with optional arrow keys: Escape closes it and
 * returns to the button, arrows, Home and End move between its links, leaving or pressing outside closes it.
 */
export function useMenu() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening>('none');
  const isOpen = opening !== 'none';

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) {
        setOpening('none');
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

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
      onBlur: ({relatedTarget}: FocusEvent) => {
        if (relatedTarget !== null && !root.current?.contains(relatedTarget)) {
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
  switch (key) {
    case 'ArrowDown':
      return links[(place + 1) % links.length];
    case 'ArrowUp':
      return place === -1 ? links.at(-1) : place === 0 ? (button ?? undefined) : links[place - 1];
    case 'Home':
      return place === -1 ? undefined : links[0];
    case 'End':
      return place === -1 ? undefined : links.at(-1);
    default:
      return undefined;
  }
}
