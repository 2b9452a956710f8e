import {useState, type ReactNode, type RefObject, type SyntheticEvent} from 'react';
import {EventBuffer} from './eventBuffer';
import type {TypeHovers} from './hovers';
import {TypesStatus} from './TypesStatus';

type Listener = (event: SyntheticEvent) => void;

type Listeners = {
  onPointerMove: Listener;
  onPointerLeave: Listener;
  onClick: Listener;
  onFocus: Listener;
  onKeyDown: Listener;
};

/**
 * Shows the types of a code block on hover, on tap and by keyboard. Returns the listeners for the `pre` element and the popup to render,
 * or undefined if the block has no types. The types and the popup's script are loaded on the first interaction.
 */
export function useTypeHovers(
  reference: string | undefined,
  pre: RefObject<HTMLPreElement | null>,
): {listeners: Listeners; popup: ReactNode} | undefined {
  const [Hovers, setHovers] = useState<typeof TypeHovers>();
  const [hasFailed, setHasFailed] = useState(false);
  const [eventBuffer] = useState(() => new EventBuffer());

  if (reference === undefined) {
    return undefined;
  }

  function forwardEvent({nativeEvent}: SyntheticEvent): void {
    if (eventBuffer.send(nativeEvent)) {
      return;
    }
    if (nativeEvent instanceof KeyboardEvent && isScrollKey(nativeEvent)) {
      // The key opens a type when the script is loaded. Until then the page must not scroll, because the type would close again.
      nativeEvent.preventDefault();
    }
    if (!Hovers) {
      // If this import fails, the next event starts another one.
      import('./hovers').then(
        module => setHovers(() => module.TypeHovers),
        () => setHasFailed(true),
      );
    }
  }

  return {
    listeners: {
      onPointerMove: forwardEvent,
      // If the pointer leaves the block before the popup's script is loaded, no popup must open.
      onPointerLeave: ({nativeEvent}) => eventBuffer.sendCancellation(nativeEvent, 'pointermove'),
      onClick: forwardEvent,
      onFocus: forwardEvent,
      onKeyDown: forwardEvent,
    },
    popup: Hovers ? (
      <Hovers reference={reference} pre={pre} eventBuffer={eventBuffer} />
    ) : (
      hasFailed && <TypesStatus isLoading={false} />
    ),
  };
}

function isScrollKey({key, altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
  return /^(?:Arrow.*|Home|End| )$/.test(key) && !(altKey || ctrlKey || metaKey || shiftKey);
}
