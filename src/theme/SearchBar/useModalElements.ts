import {useEffect, useState} from 'react';
import {fixModalAccessibility} from './fixModalAccessibility';

type ModalElements = {
  /** The element that the modal is rendered into, which is the last child of the body. */
  container: HTMLElement;
  /** An element for the toolbar, between DocSearch's input and its results. */
  toolbarSlot: HTMLElement;
  /** An element for the setting that turns the shortcut `/` on and off. It is the last child of DocSearch's footer. */
  footerSlot: HTMLElement;
};

/** Adds elements around and inside DocSearch's modal. The page behind the modal is inert while the modal is open. */
export function useModalElements(className: string): ModalElements {
  const [elements] = useState<ModalElements>(() => ({
    container: Object.assign(document.createElement('div'), {className}),
    toolbarSlot: document.createElement('div'),
    footerSlot: document.createElement('div'),
  }));
  const {container, toolbarSlot, footerSlot} = elements;

  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    document.body.append(container);
    page?.setAttribute('inert', '');
    const stopFixing = fixModalAccessibility(container);
    container.querySelector('.DocSearch-SearchBar')?.after(toolbarSlot);
    container.querySelector('.DocSearch-Footer')?.append(footerSlot);
    container.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
    return () => {
      stopFixing();
      page?.removeAttribute('inert');
      container.remove();
    };
  }, [container, toolbarSlot, footerSlot]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Tab') {
        trapFocus(container, event);
      }
    }
    // DocSearch's own focus trap includes hidden elements. This listener runs first and stops the event.
    container.addEventListener('keydown', onKeyDown, {capture: true});
    return () => container.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [container]);

  return elements;
}

/** Moves the focus from the last element to the first one on Tab, and from the first to the last one on Shift + Tab. */
function trapFocus(container: HTMLElement, event: KeyboardEvent): void {
  const focusable = [...container.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    element => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const first = focusable[0];
  const last = focusable.at(-1);
  const isLeaving = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (isLeaving) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
  event.stopPropagation();
}
