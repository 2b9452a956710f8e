import {useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {symbolRange} from './positions';
import styles from './styles.module.css';
import type {CodeSymbol} from './symbols';

type Props = {
  code: Element;
  symbols: CodeSymbol[];
  /** The symbol whose type is shown. */
  index: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (index: number) => void;
};

const maxLength = 400;

/** All symbols of a block with their types, for screen readers. It has the focus while keys move between symbols; the mark shows where. */
export function SymbolList({code, symbols, index, onKeyDown, onMove}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  // Before it is seen: an effect that comes later would take the focus back from who presses Escape at once.
  useLayoutEffect(() => list.current?.focus({preventScroll: true}), []);

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      className={styles.list}
      aria-label="Types"
      aria-activedescendant={`${id}${index}`}
      onKeyDown={onKeyDown}
    >
      {symbols.map((symbol, at) => (
        <div key={at} id={`${id}${at}`} role="option" aria-selected={at === index} onClick={() => onMove(at)}>
          {`${symbolRange(code, symbol)?.toString() ?? ''}: ${[symbol.type, symbol.doc].join(' ').slice(0, maxLength)}`}
        </div>
      ))}
    </div>
  );
}
