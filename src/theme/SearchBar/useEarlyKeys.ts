import {useEffect, useRef} from 'react';

/**
 * Writes into DocSearch's field what was typed before it was there. DocSearch takes a first query only when it begins, so that a key
 * of the moment until its field has the focus would be lost. `text` may grow.
 */
export function useEarlyKeys(container: HTMLElement, text: string): void {
  const written = useRef('');
  useEffect(() => {
    const field = container.querySelector<HTMLInputElement>('.DocSearch-Input');
    const missing = text.slice(written.current.length);
    if (field && missing !== '') {
      written.current = text;
      write(field, field.value + missing);
    }
  }, [container, text]);
}

/** As if a reader had typed it: React only hears of a value that the element's own setter wrote. */
function write(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
