import {useEffect, useState} from 'react';
import {mendModal} from './mendModal';

type ModalElements = {
  /** What the modal is rendered into: the last child of the body. */
  container: HTMLElement;
  /** Between DocSearch's input and its results. */
  slot: HTMLElement;
  /** At the end of DocSearch's footer. */
  footerSlot: HTMLElement;
};

/** The elements around and inside DocSearch's modal; while they are there, the page behind is out of reach. */
export function useModalElements(className: string): ModalElements {
  const [elements] = useState<ModalElements>(() => ({
    container: Object.assign(document.createElement('div'), {className}),
    slot: document.createElement('div'),
    footerSlot: document.createElement('div'),
  }));
  const {container, slot, footerSlot} = elements;

  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    document.body.append(container);
    page?.setAttribute('inert', '');
    const stopMending = mendModal(container);
    container.querySelector('.DocSearch-SearchBar')?.after(slot);
    container.querySelector('.DocSearch-Footer')?.append(footerSlot);
    container.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
    return () => {
      stopMending();
      page?.removeAttribute('inert');
      container.remove();
    };
  }, [container, slot, footerSlot]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Tab') {
        keepFocus(container, event);
      }
    }
    // DocSearch keeps focus between elements that may be hidden: ours comes first, and ends it.
    container.addEventListener('keydown', onKeyDown, {capture: true});
    return () => container.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [container]);

  return elements;
}

/** Tab from the last element goes to the first, and back. */
function keepFocus(container: HTMLElement, event: KeyboardEvent): void {
  const focusable = [...container.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    element => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const first = focusable[0];
  const last = focusable.at(-1);
  const leaves = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (leaves) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
  event.stopPropagation();
}
