import {useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {getSymbolRange} from './positions';
import styles from './styles.module.css';
import type {CodeSymbol} from './symbols';

type Props = {
  code: Element;
  symbols: CodeSymbol[];
  /** Index of the symbol whose type is shown. */
  index: number;
  /** Ids of the elements in the popup that describe the current symbol. */
  descriptionIds: {type: string; doc: string};
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (index: number) => void;
};

/** Maximum length of the type in the name of an option, in characters. Screen readers read the whole popup as the description. */
const maxLength = 60;

/**
 * Lists all symbols of a block with their types, for screen readers. The list is visually hidden, but it has the focus while the reader
 * moves between symbols with the keyboard. A highlight in the code shows the current symbol.
 */
export function SymbolList({code, symbols, index, descriptionIds, onKeyDown, onMove}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  // This is a layout effect, so that the focus moves before the browser paints. With an ordinary effect, a reader could press Escape
  // before the effect runs, and the effect would take the focus back.
  useLayoutEffect(() => list.current?.focus({preventScroll: true}), []);

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      className={styles.list}
      aria-label={translate({
        id: 'site.code.types',
        message: 'Types',
        description: 'Name of the list of types in a code block, for screen readers',
      })}
      aria-activedescendant={`${id}${index}`}
      onKeyDown={onKeyDown}
    >
      {symbols.map((symbol, optionIndex) => (
        <div
          key={optionIndex}
          id={`${id}${optionIndex}`}
          role="option"
          aria-selected={optionIndex === index}
          aria-describedby={
            optionIndex === index ? `${descriptionIds.type} ${descriptionIds.doc}` : undefined
          }
          onClick={() => onMove(optionIndex)}
        >
          {`${getSymbolRange(code, symbol)?.toString() ?? ''}: ${shorten(symbol.type)}`}
        </div>
      ))}
    </div>
  );
}

function shorten(type: string): string {
  const text = type.replace(/\s+/g, ' ');
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;
}
