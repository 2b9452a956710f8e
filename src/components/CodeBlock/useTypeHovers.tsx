import {useRef, useState, type ReactNode, type RefObject, type SyntheticEvent} from 'react';
import type {TypeHovers} from './hovers';
import {TypesUnavailable} from './TypesUnavailable';

type Listeners = {
  onPointerMove: (event: SyntheticEvent) => void;
  onClick: (event: SyntheticEvent) => void;
  onFocus: (event: SyntheticEvent) => void;
  onKeyDown: (event: SyntheticEvent) => void;
};

/**
 * The types of a code block, for pointer, touch and keyboard. Code and data are loaded on first use;
 * `listeners` go on the `pre` element and remember what the reader did meanwhile. Undefined when the block has no types.
 */
export function useTypeHovers(
  reference: string | undefined,
  pre: RefObject<HTMLPreElement | null>,
): {listeners: Listeners; popup: ReactNode} | undefined {
  const [Hovers, setHovers] = useState<typeof TypeHovers>();
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef<Event>(undefined);

  if (reference === undefined) {
    return undefined;
  }

  function load({nativeEvent}: SyntheticEvent): void {
    latest.current = nativeEvent;
    if (!Hovers) {
      // After a failure the next event tries again.
      import('./hovers').then(
        module => setHovers(() => module.TypeHovers),
        () => setHasFailed(true),
      );
    }
  }

  return {
    listeners: {onPointerMove: load, onClick: load, onFocus: load, onKeyDown: load},
    popup: Hovers ? (
      <Hovers reference={reference} pre={pre} latest={latest} />
    ) : (
      hasFailed && <TypesUnavailable />
    ),
  };
}
