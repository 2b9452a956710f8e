import {EventBuffer} from '@site/src/components/CodeBlock/eventBuffer';
import {docs} from './docs';

type Texts = {codeWithTypes: string; code: string};

/** Makes code blocks work with the keyboard, and shows the types in them. The script and the types are loaded with the first event. */
export function connectCode({codeWithTypes, code}: Texts): void {
  for (const pre of document.querySelectorAll<HTMLPreElement>('.theme-code-block pre')) {
    const reference = pre.dataset.types;
    if (reference !== undefined || hasOverflow(pre)) {
      const name = readName(pre) || code;
      pre.tabIndex = 0;
      pre.setAttribute('role', 'group');
      pre.setAttribute(
        'aria-label',
        reference === undefined ? name : codeWithTypes.replace('{name}', () => name),
      );
    }
    if (reference !== undefined) {
      connectTypes(pre, reference);
    }
  }
}

function connectTypes(pre: HTMLPreElement, reference: string): void {
  const events = new EventBuffer();
  let isMounted = false;

  function forward(event: Event): void {
    if (events.send(event)) {
      return;
    }
    if (event instanceof KeyboardEvent && isScrollKey(event)) {
      // The key opens a type when the script is loaded. Until then the page must not scroll, because the type would close again.
      event.preventDefault();
    }
    // A failed call is repeated with the next event.
    docs()
      .run('popups.js')
      .then(() => {
        if (!isMounted) {
          isMounted = true;
          docs().showTypes?.(pre, reference, events);
        }
      })
      .catch(() => undefined);
  }

  for (const type of ['pointermove', 'click', 'focus']) {
    pre.addEventListener(type, forward);
  }
  pre.addEventListener('keydown', event => {
    // While the code can scroll, these keys scroll it. The other keys show its types.
    if (!hasOverflow(pre) || !['ArrowLeft', 'ArrowRight'].includes(event.key)) {
      forward(event);
    }
  });
  pre.addEventListener('pointerout', event => {
    const isLeaving = !(event.relatedTarget instanceof Node && pre.contains(event.relatedTarget));
    if (isLeaving) {
      // If the pointer leaves the block before the popup's script is loaded, no popup must open.
      events.sendCancellation(event, 'pointermove');
    }
  });
}

function readName(pre: HTMLPreElement): string {
  const title = pre.parentElement?.querySelector<HTMLElement>('.theme-code-block-title, [data-name]');
  return title?.dataset.name ?? title?.textContent ?? '';
}

function hasOverflow({scrollWidth, clientWidth}: HTMLPreElement): boolean {
  return scrollWidth > clientWidth;
}

function isScrollKey({key, altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
  return /^(?:Arrow.*|Home|End| )$/.test(key) && !(altKey || ctrlKey || metaKey || shiftKey);
}
