import {useEffect} from 'react';

/** Calls `onCleared` when DocSearch's field becomes empty. DocSearch doesn't call its search client for an empty query. */
export function useQueryCleared(container: HTMLElement, onCleared: () => void): void {
  useEffect(() => {
    function onInput({target}: Event): void {
      if (target instanceof HTMLInputElement && target.matches('.DocSearch-Input') && target.value === '') {
        onCleared();
      }
    }
    container.addEventListener('input', onInput);
    // The button that clears the query resets the form instead of changing the input.
    container.addEventListener('reset', onCleared);
    return () => {
      container.removeEventListener('input', onInput);
      container.removeEventListener('reset', onCleared);
    };
  }, [container, onCleared]);
}
