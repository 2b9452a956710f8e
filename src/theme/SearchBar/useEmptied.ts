import {useEffect} from 'react';

/** Calls `onEmptied` when DocSearch's field has become empty: it asks its client nothing then. */
export function useEmptied(container: HTMLElement, onEmptied: () => void): void {
  useEffect(() => {
    function onInput({target}: Event): void {
      if (target instanceof HTMLInputElement && target.matches('.DocSearch-Input') && target.value === '') {
        onEmptied();
      }
    }
    container.addEventListener('input', onInput);
    // The button that clears the query resets its form.
    container.addEventListener('reset', onEmptied);
    return () => {
      container.removeEventListener('input', onInput);
      container.removeEventListener('reset', onEmptied);
    };
  }, [container, onEmptied]);
}
