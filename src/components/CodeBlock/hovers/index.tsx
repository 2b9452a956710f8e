import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type {EventBuffer} from '../eventBuffer';
import {TypesStatus} from '../TypesStatus';
import {Popup} from './Popup';
import {SymbolList} from './SymbolList';
import {findSymbolByKey} from './symbols';
import {useActiveSymbol} from './useActiveSymbol';
import {useSymbols} from './useSymbols';

type Props = {
  reference: string;
  pre: RefObject<HTMLPreElement | null>;
  /** Delivers the events of the `pre` element. */
  eventBuffer: EventBuffer;
};

/**
 * Shows the types in a code block. Readers open a type by hovering over a symbol, by tapping it, or by moving to it with the arrow keys.
 * While a type is opened by keyboard, a list box of all symbols has the focus. Screen readers let a list box handle the arrow keys, and
 * read its selected option.
 */
export function TypeHovers({reference, pre, eventBuffer}: Props): ReactNode {
  const {symbols, problem} = useSymbols(reference, pre);
  const {active, open, close, closeAndKeepFocus, keepOpen, scheduleClose} = useActiveSymbol(
    symbols,
    pre,
    eventBuffer,
  );
  const [expandedSymbol, setExpandedSymbol] = useState<number>();
  const popup = useRef<HTMLDivElement>(null);
  const id = useId();
  const ids = {type: `${id}type`, doc: `${id}doc`};

  if (problem) {
    return <TypesStatus isLoading={problem === 'slow'} />;
  }

  const symbol = active && symbols?.[active.index];
  const code = pre.current?.querySelector('code');
  if (!symbol || !code) {
    return null;
  }

  const isExpanded = expandedSymbol === active.index;
  const toggleExpanded = () => setExpandedSymbol(isExpanded ? undefined : active.index);
  const move = (index: number) => open({index, openedBy: 'keyboard'});

  function handleKey(event: KeyboardEvent): void {
    const index = active && symbols && findSymbolByKey(symbols, active.index, event);
    if (event.altKey || event.metaKey || event.shiftKey) {
      return;
    }
    if (index !== undefined) {
      event.preventDefault();
      move(index);
    } else if (event.key === 'Enter') {
      toggleExpanded();
    } else if ((event.key === 'PageDown' || event.key === 'PageUp') && popup.current?.tabIndex === 0) {
      event.preventDefault();
      const pages = event.key === 'PageDown' ? 0.8 : -0.8;
      popup.current.scrollBy({top: pages * popup.current.clientHeight, behavior: 'instant'});
    }
  }

  function handleBlur(event: FocusEvent): void {
    const isLeaving = !event.currentTarget.contains(event.relatedTarget);
    // If the reader switches to another window, the popup stays open, because the list gets the focus back when the reader returns.
    if (isLeaving && active?.openedBy === 'keyboard' && document.hasFocus()) {
      close();
    }
  }

  return (
    <div data-code-hovers onBlur={handleBlur}>
      {active.openedBy === 'keyboard' && (
        <SymbolList
          code={code}
          symbols={symbols}
          index={active.index}
          descriptionIds={ids}
          onKeyDown={handleKey}
          onMove={move}
        />
      )}
      <Popup
        // Each symbol needs a new popup, because a popup is measured only when it mounts.
        key={active.index}
        ids={ids}
        popup={popup}
        pre={pre}
        code={code}
        symbol={symbol}
        isExpanded={isExpanded}
        scrollsIntoView={active.openedBy === 'keyboard'}
        onToggleExpanded={toggleExpanded}
        onOutOfView={closeAndKeepFocus}
        onPointerEnter={keepOpen}
        // A finger leaves the popup after each tap, but that doesn't mean that the reader has finished.
        onPointerLeave={({pointerType}: PointerEvent) => pointerType !== 'touch' && scheduleClose()}
        onPointerDown={() => open({...active, openedBy: 'pointer'})}
      />
    </div>
  );
}
