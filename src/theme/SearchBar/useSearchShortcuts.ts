import {useEffect, type RefObject} from 'react';
import {useSlashShortcut} from './useSlashShortcut';

type Options = {
  isOpen: boolean;
  /** The modal was asked for, but its code is still on the way. */
  isOpening: boolean;
  open: (initialQuery?: string) => void;
  close: () => void;
  /** Takes what is typed before there is a field. */
  type: (text: string) => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/**
 * Ctrl or Cmd and K opens and closes, `/` opens when not typing and not switched off, Escape closes. Letters and digits typed on the
 * button open the modal with them as the query, and so does what is typed while it opens.
 */
export function useSearchShortcuts({isOpen, isOpening, open, close, type, buttonRef}: Options): void {
  const [isSlashOn] = useSlashShortcut();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // The key is missing in events that autofill makes.
      const key = event.key?.toLowerCase() ?? '';
      const hasModifier = event.metaKey || event.ctrlKey;
      if (key === 'k' && hasModifier && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        (isOpen ? close : open)();
      } else if (isOpen || isOpening) {
        if (key === 'escape') {
          event.preventDefault();
          close();
        } else if (isOpening && !hasModifier && event.key?.length === 1) {
          event.preventDefault();
          type(event.key);
        }
      } else if (!hasModifier && !event.altKey && !isEditing(event.target)) {
        if (key === '/' && isSlashOn) {
          event.preventDefault();
          open();
        } else if (document.activeElement === buttonRef.current && /^[\p{L}\p{N}]$/u.test(key)) {
          event.preventDefault();
          open(event.key);
        }
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, isOpening, open, close, type, buttonRef, isSlashOn]);
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
