import {useEffect, useRef, type RefObject} from 'react';

/** While `isOpen` is true, calls `close` when the reader presses or focuses something outside `root`. */
export function useCloseOutside(root: RefObject<Element | null>, isOpen: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = ({target}: Event) => {
      if (!(target instanceof Node) || !root.current?.contains(target)) {
        latestClose.current();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [root, isOpen]);
}
