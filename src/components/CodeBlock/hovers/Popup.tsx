import {useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import {cutLines, formatType} from '../formatType';
import {TypeText} from '../TypeText';
import {Doc} from './Doc';
import {place} from './place';
import {symbolRange} from './positions';
import styles from './styles.module.css';
import type {CodeSymbol} from './symbols';

type Props = {
  pre: RefObject<HTMLPreElement | null>;
  code: Element;
  symbol: CodeSymbol;
  isWhole: boolean;
  /** Scrolls to the symbol, and stays when the reader scrolls away from it. */
  staysInView: boolean;
  onToggleWhole: () => void;
  onOutOfView: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
};

const maxLines = 12;

/** The type of one symbol beside it, and the mark on the symbol. */
export function Popup({
  pre,
  code,
  symbol,
  isWhole,
  staysInView,
  onToggleWhole,
  onOutOfView,
  ...pointer
}: Props): ReactNode {
  const marks = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const range = symbolRange(code, symbol);

  const type = formatType(symbol.type, window.innerWidth < 600 ? 40 : 72);
  const cut = cutLines(type, maxLines);

  const placeNow = useEffectEvent((): boolean => {
    const block = pre.current?.parentElement;
    if (!range || !pre.current || !block || !marks.current || !popup.current) {
      return false;
    }
    return place(range, {pre: pre.current, block, marks: marks.current, popup: popup.current});
  });
  const follow = useEffectEvent((event: Event) => {
    const isOwnScroll = event.target instanceof Node && popup.current?.contains(event.target);
    if (!isOwnScroll && !placeNow() && !staysInView) {
      onOutOfView();
    }
  });

  useLayoutEffect(() => {
    // In the browser's top layer nothing cuts it off. Browsers without it get a fixed box.
    popup.current?.showPopover?.();
  }, []);

  useLayoutEffect(() => {
    if (staysInView && range && pre.current) {
      scrollTo(range, pre.current);
    }
    placeNow();
    // Only when another symbol is shown or the text grew: `range` is made anew each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [symbol, isWhole, staysInView]);

  useEffect(() => {
    const done = new AbortController();
    const options = {signal: done.signal, capture: true, passive: true};
    window.addEventListener('scroll', event => follow(event), options);
    window.addEventListener('resize', event => follow(event), options);
    return () => done.abort();
  }, []);

  return (
    <>
      <div ref={marks} className={styles.marks} />
      <div
        ref={popup}
        popover="manual"
        role="group"
        aria-label={`Type of ${range?.toString() ?? ''}`}
        className={styles.popup}
        {...pointer}
      >
        <code className={styles.type}>
          <TypeText text={isWhole ? type : cut.text} />
        </code>
        {cut.isCut && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            // Safari doesn't focus buttons on click, and the list would lose the focus to nothing.
            onMouseDown={event => event.preventDefault()}
            onPointerDown={event => event.stopPropagation()}
            onClick={onToggleWhole}
          >
            {isWhole ? 'Show less' : 'Show whole type'}
          </button>
        )}
        {symbol.doc && <Doc text={symbol.doc} />}
      </div>
    </>
  );
}

function scrollTo(range: Range, pre: HTMLElement): void {
  const element = range.startContainer.parentElement;
  element?.closest('.token-line')?.scrollIntoView({block: 'nearest', inline: 'start', behavior: 'instant'});
  const margin = 16;
  const view = pre.getBoundingClientRect();
  const box = range.getBoundingClientRect();
  if (box.right > view.right - margin) {
    pre.scrollLeft += Math.min(box.right - view.right + margin, box.left - view.left - margin);
  }
}
