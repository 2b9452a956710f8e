import {useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent} from 'react';

/**
 * Returns props for a `<dialog>` that is modal as long as it is in the document. Escape and a click on the backdrop call `onClose`. The
 * `<dialog>` has to cover the viewport, because a click on its own area counts as a click on the backdrop.
 */
export function useModalDialog(onClose: () => void): ComponentProps<'dialog'> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => ref.current?.showModal(), []);
  return {
    ref,
    onCancel: event => {
      event.preventDefault();
      onClose();
    },
    onMouseDown: event => {
      if (event.target === event.currentTarget) {
        onClose();
      }
    },
    onKeyDown: keepFocusInside,
  };
}

/** Moves the focus from the last element to the first one on Tab, and the other way round on Shift + Tab. The browser's controls are left out. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') {
    return;
  }
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    element => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [focusable[0], focusable.at(-1)] : [focusable.at(-1), focusable[0]];
  if (document.activeElement === from) {
    event.preventDefault();
    to?.focus();
  }
}
