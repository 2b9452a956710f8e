import {useEffect, useRef} from 'react';

/**
 * Adds text to DocSearch's field that the reader has typed before the field got the focus. DocSearch reads its initial query only once, so
 * text that is typed later would otherwise be lost. `text` can grow between renders.
 */
export function useEarlyInput(container: HTMLElement, text: string): void {
  const writtenText = useRef('');
  useEffect(() => {
    const field = container.querySelector<HTMLInputElement>('.DocSearch-Input');
    const missing = text.slice(writtenText.current.length);
    if (field && missing !== '') {
      writtenText.current = text;
      setValue(field, field.value + missing);
    }
  }, [container, text]);
}

/** Sets the value as if the reader had typed it. React ignores an `input` event unless the value was set with the native setter. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
