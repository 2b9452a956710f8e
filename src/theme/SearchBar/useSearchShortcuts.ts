import {useLayoutEffect, type RefObject} from 'react';
import {isEditing} from '@site/src/components/Shortcuts/isEditing';
import {useSingleKeys} from '@site/src/components/Shortcuts/singleKeys';

type Options = {
  isOpen: boolean;
  /** True while the code of the modal is loading after the reader has opened it. */
  isOpening: boolean;
  /** True while a note says that the code couldn't be loaded. */
  isUnreachable: boolean;
  open: (initialQuery?: string) => void;
  close: () => void;
  /** Appends a character that is typed before the modal exists to the initial query. */
  appendToQuery: (text: string) => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/**
 * Registers the keyboard shortcuts of search:
 * - Ctrl + K or Cmd + K opens and closes the modal.
 * - `/` opens the modal, unless the reader is typing or has turned single keys off.
 * - Escape closes the modal, or the note that it couldn't be loaded.
 * - A letter or digit opens the modal while the button has the focus. The character becomes the query.
 * - Characters that are typed while the modal is loading are added to its query.
 */
export function useSearchShortcuts({
  isOpen,
  isOpening,
  isUnreachable,
  open,
  close,
  appendToQuery,
  buttonRef,
}: Options): void {
  const [hasSingleKeys] = useSingleKeys();
  // The listener changes in the same task in which the modal opens. Otherwise, a key press in between would be lost.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // Autofill dispatches `keydown` events that have no key.
      const key = event.key?.toLowerCase() ?? '';
      const hasModifier = event.metaKey || event.ctrlKey;
      if (key === 'k' && hasModifier && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        (isOpen ? close : open)();
      } else if (key === 'escape') {
        if (isOpen || isOpening || isUnreachable) {
          event.preventDefault();
          close();
        }
      } else if (isOpen || isOpening) {
        if (isOpening && !hasModifier && event.key?.length === 1) {
          event.preventDefault();
          // Other shortcuts, such as `?`, mustn't react to the key.
          event.stopPropagation();
          appendToQuery(event.key);
        } else if (isOpening && key === 'enter') {
          // It would activate the link or button that still has the focus.
          event.preventDefault();
        }
      } else if (!hasModifier && !event.altKey && !isEditing(event.target)) {
        if (key === '/' && hasSingleKeys) {
          event.preventDefault();
          open();
        } else if (document.activeElement === buttonRef.current && /^[\p{L}\p{N}]$/u.test(key)) {
          event.preventDefault();
          open(event.key);
        }
      }
    }
    // While the modal is loading, its keys come before all others.
    window.addEventListener('keydown', onKeyDown, isOpening);
    return () => window.removeEventListener('keydown', onKeyDown, isOpening);
  }, [isOpen, isOpening, isUnreachable, open, close, appendToQuery, buttonRef, hasSingleKeys]);
}
