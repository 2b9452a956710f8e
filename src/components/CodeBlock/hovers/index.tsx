import {useState, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import type {Inbox} from '../inbox';
import {TypesUnavailable} from '../TypesUnavailable';
import {Popup} from './Popup';
import {SymbolList} from './SymbolList';
import {symbolAfterKey} from './symbols';
import {useActiveSymbol} from './useActiveSymbol';
import {useSymbols} from './useSymbols';

type Props = {
  reference: string;
  pre: RefObject<HTMLPreElement | null>;
  /** The events of the code. */
  inbox: Inbox;
};

/**
 * The types in a code block. A pointer opens one by resting on a symbol, a finger by a tap. Keys go from symbol to symbol in a
 * list of all of them: a list box is a widget, so that screen readers pass the arrow keys on and read what they arrive at.
 */
export function TypeHovers({reference, pre, inbox}: Props): ReactNode {
  const {symbols, hasFailed} = useSymbols(reference, pre);
  const {active, open, close, hold, release} = useActiveSymbol(symbols, pre, inbox);
  const [wholeSymbol, setWholeSymbol] = useState<number>();

  if (hasFailed) {
    return <TypesUnavailable />;
  }

  const symbol = active && symbols?.[active.index];
  const code = pre.current?.querySelector('code');
  if (!symbol || !code) {
    return null;
  }

  const isWhole = wholeSymbol === active.index;
  const toggleWhole = () => setWholeSymbol(isWhole ? undefined : active.index);
  const move = (index: number) => open({index, by: 'keyboard'});

  function handleKey(event: KeyboardEvent): void {
    const index = active && symbols && symbolAfterKey(symbols, active.index, event);
    if (event.altKey || event.metaKey || event.shiftKey) {
      return;
    }
    if (index !== undefined) {
      event.preventDefault();
      move(index);
    } else if (event.key === 'Enter') {
      toggleWhole();
    }
  }

  function handleBlur(event: FocusEvent): void {
    const isLeaving = !event.currentTarget.contains(event.relatedTarget);
    // Another window takes the focus away and gives it back.
    if (isLeaving && active?.by === 'keyboard' && document.hasFocus()) {
      close();
    }
  }

  return (
    <div data-code-hovers onBlur={handleBlur}>
      {active.by === 'keyboard' && (
        <SymbolList code={code} symbols={symbols} index={active.index} onKeyDown={handleKey} onMove={move} />
      )}
      <Popup
        // Each symbol has a popup of its own: its size is measured when it appears.
        key={active.index}
        pre={pre}
        code={code}
        symbol={symbol}
        isWhole={isWhole}
        staysInView={active.by === 'keyboard'}
        onToggleWhole={toggleWhole}
        onOutOfView={close}
        onPointerEnter={hold}
        onPointerLeave={release}
        onPointerDown={() => open({...active, by: 'pointer'})}
      />
    </div>
  );
}
