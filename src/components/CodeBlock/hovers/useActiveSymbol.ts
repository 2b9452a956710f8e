import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import type {EventBuffer} from '../eventBuffer';
import {findSymbolAtPoint} from './positions';
import type {CodeSymbol} from './symbols';

/** The symbol whose type is shown, and the kind of input that opened it. */
export type ActiveSymbol = {index: number; openedBy: 'pointer' | 'keyboard'};

type Result = {
  active: ActiveSymbol | undefined;
  open: (active: ActiveSymbol) => void;
  close: () => void;
  /** Closes the popup. If the list of symbols or the popup has the focus, moves the focus to the code. */
  closeAndKeepFocus: () => void;
  /** Keeps the popup open when the pointer enters it. Cancels a scheduled close. */
  keepOpen: () => void;
  /** Closes the popup after a delay when the pointer leaves it. */
  scheduleClose: () => void;
};

// A popup opens when the pointer has rested on a symbol for a moment. When the pointer leaves the symbol, the popup stays open for a
// while, so that the pointer can reach the popup.
const openDelayMs = 80;
const closeDelayMs = 200;

// Keys that open the first symbol of a block, and keys that open the last symbol.
const startKeys = new Set(['ArrowRight', 'ArrowDown', 'Home', 'Enter', ' ']);
const startAtEndKeys = new Set(['ArrowLeft', 'ArrowUp', 'End']);

/** Closes the popup that is open on the page. It may belong to another block. */
let closeOpenPopup: (() => void) | undefined;

/** Handles pointer, touch and keyboard events of a code block. The events come from `eventBuffer`. */
export function useActiveSymbol(
  symbols: CodeSymbol[] | undefined,
  pre: RefObject<HTMLPreElement | null>,
  eventBuffer: EventBuffer,
): Result {
  const [active, setActive] = useState<ActiveSymbol>();
  const targetIndex = useRef(-1);
  const lastPoint = useRef({clientX: -1, clientY: -1});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function schedule(delayMs: number, action: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delayMs);
  }

  function open(next: ActiveSymbol): void {
    clearTimeout(timer.current);
    targetIndex.current = next.index;
    if (active?.openedBy === 'keyboard' && next.openedBy === 'pointer') {
      // The focused list of symbols is about to be removed.
      pre.current?.focus({preventScroll: true});
    }
    setActive(next);
  }

  function close(): void {
    clearTimeout(timer.current);
    targetIndex.current = -1;
    setActive(undefined);
  }

  function closeAndKeepFocus(): void {
    if (document.activeElement?.closest('[data-code-hovers]')) {
      pre.current?.focus({preventScroll: true});
    }
    close();
  }

  /**
   * Schedules opening or closing the popup after the pointer has moved to the symbol `index`, or to a place without a symbol (-1). `since`
   * is the time of the pointer's last move, in milliseconds on the same clock as `event.timeStamp`.
   */
  function setTarget(index: number, since = performance.now()): void {
    if (index === targetIndex.current) {
      return;
    }
    targetIndex.current = index;
    clearTimeout(timer.current);
    if (index >= 0 && index !== active?.index) {
      schedule(openDelayMs - (performance.now() - since), () => open({index, openedBy: 'pointer'}));
    } else if (index < 0 && active?.openedBy === 'pointer') {
      schedule(closeDelayMs, close);
    }
  }

  function findIndexAt({clientX, clientY}: MouseEvent): number {
    const code = pre.current?.querySelector('code');
    return code && symbols ? findSymbolAtPoint(code, symbols, clientX, clientY) : -1;
  }

  function handlePointerMove(event: PointerEvent): void {
    const {clientX, clientY, pointerType} = event;
    // Browsers also send this event when the code moves under a resting pointer, for example when a key press scrolls to a symbol.
    const hasMoved = clientX !== lastPoint.current.clientX || clientY !== lastPoint.current.clientY;
    lastPoint.current = {clientX, clientY};
    // Moving a finger scrolls the page, so on touch screens only a tap opens a type.
    if (hasMoved && pointerType !== 'touch') {
      setTarget(findIndexAt(event), event.timeStamp);
    }
  }

  function handlePointerLeave({relatedTarget, pointerType}: PointerEvent): void {
    // A finger leaves the code after each tap. If the pointer has moved onto the popup, the popup must stay open. `keepOpen` has already run and wouldn't cancel a new close.
    if (
      pointerType !== 'touch' &&
      !(relatedTarget instanceof Element && relatedTarget.closest('[data-code-hovers]'))
    ) {
      setTarget(-1);
    }
  }

  function handleClick(event: MouseEvent): void {
    if (getSelection()?.isCollapsed === false) {
      return;
    }
    if (isLink(event.target)) {
      close();
      return;
    }
    const index = findIndexAt(event);
    if (index >= 0) {
      open({index, openedBy: 'pointer'});
    } else if (event.detail === 0) {
      // A click from a screen reader has no position, so it opens the first symbol.
      open({index: 0, openedBy: 'keyboard'});
    } else {
      close();
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !symbols?.length) {
      return;
    }
    if (isLink(event.target)) {
      return;
    }
    const start = startKeys.has(event.key)
      ? 0
      : startAtEndKeys.has(event.key)
        ? symbols.length - 1
        : undefined;
    if (start !== undefined) {
      event.preventDefault();
      open({index: active?.index ?? start, openedBy: 'keyboard'});
    }
  }

  const receive = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      handleKeyDown(event);
    } else if (event instanceof PointerEvent && event.type === 'pointermove') {
      handlePointerMove(event);
    } else if (event instanceof PointerEvent && event.type === 'pointerout') {
      handlePointerLeave(event);
    } else if (event instanceof MouseEvent) {
      handleClick(event);
    }
  });

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') {
      return;
    }
    event.stopPropagation();
    closeAndKeepFocus();
  });

  const handlePointerDownAnywhere = useEffectEvent((event: PointerEvent) => {
    const block = pre.current?.parentElement;
    if (event.target instanceof Node && !block?.contains(event.target)) {
      close();
    }
  });

  const closeThis = useEffectEvent(close);

  useEffect(() => {
    if (!symbols) {
      return undefined;
    }
    // The buffered pointer event keeps its time stamp, so the loading time is part of the `openDelayMs` wait.
    const disconnect = eventBuffer.connect(event => receive(event));
    return () => {
      disconnect();
      clearTimeout(timer.current);
    };
  }, [symbols, eventBuffer]);

  const isOpen = active !== undefined;
  // This is a layout effect, so that Escape works as soon as readers see the popup.
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeSelf = () => closeThis();
    closeOpenPopup?.();
    closeOpenPopup = closeSelf;
    const controller = new AbortController();
    const options = {signal: controller.signal, capture: true};
    document.addEventListener('keydown', event => handleEscape(event), options);
    document.addEventListener('pointerdown', event => handlePointerDownAnywhere(event), options);
    return () => {
      controller.abort();
      closeOpenPopup = closeOpenPopup === closeSelf ? undefined : closeOpenPopup;
    };
  }, [isOpen]);

  return {
    active,
    open,
    close,
    closeAndKeepFocus,
    keepOpen: () => {
      clearTimeout(timer.current);
      targetIndex.current = active?.index ?? -1;
    },
    scheduleClose: () => setTarget(-1),
  };
}

/** Returns whether the target of an event is a link from a token to its definition. Events on links don't open a type. */
function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
