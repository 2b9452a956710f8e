import {useState, type ReactNode, type RefObject, type SyntheticEvent} from 'react';
import type {TypeHovers} from './hovers';
import {Inbox} from './inbox';
import {TypesUnavailable} from './TypesUnavailable';

type Listener = (event: SyntheticEvent) => void;

type Listeners = {
  onPointerMove: Listener;
  onPointerLeave: Listener;
  onClick: Listener;
  onFocus: Listener;
  onKeyDown: Listener;
};

/**
 * The types of a code block, for pointer, touch and keyboard. Code and data are loaded on first use; `listeners` go on the `pre`
 * element. Undefined when the block has no types.
 */
export function useTypeHovers(
  reference: string | undefined,
  pre: RefObject<HTMLPreElement | null>,
): {listeners: Listeners; popup: ReactNode} | undefined {
  const [Hovers, setHovers] = useState<typeof TypeHovers>();
  const [hasFailed, setHasFailed] = useState(false);
  const [inbox] = useState(() => new Inbox());

  if (reference === undefined) {
    return undefined;
  }

  function pass({nativeEvent}: SyntheticEvent): void {
    if (!inbox.send(nativeEvent) && !Hovers) {
      // After a failure the next event tries again.
      import('./hovers').then(
        module => setHovers(() => module.TypeHovers),
        () => setHasFailed(true),
      );
    }
  }

  return {
    listeners: {
      onPointerMove: pass,
      // A pointer that is gone opens nothing.
      onPointerLeave: ({nativeEvent}) => inbox.sendEnd(nativeEvent, 'pointermove'),
      onClick: pass,
      onFocus: pass,
      onKeyDown: pass,
    },
    popup: Hovers ? (
      <Hovers reference={reference} pre={pre} inbox={inbox} />
    ) : (
      hasFailed && <TypesUnavailable />
    ),
  };
}
