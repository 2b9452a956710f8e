import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import type {Inbox} from '../inbox';
import {symbolAtPoint} from './positions';
import type {CodeSymbol} from './symbols';

/** The symbol whose type is shown, and what opened it. */
export type Active = {index: number; by: 'pointer' | 'keyboard'};

type Result = {
  active: Active | undefined;
  open: (active: Active) => void;
  close: () => void;
  /** The pointer is on the popup: it stays. */
  hold: () => void;
  /** The pointer left the popup. */
  release: () => void;
};

// Milliseconds. Opening waits until the pointer rests; closing until it had the time to reach the popup.
const openDelay = 80;
const closeDelay = 200;

const startKeys = new Set(['ArrowRight', 'ArrowDown', 'Home', 'Enter', ' ']);
const startAtEndKeys = new Set(['ArrowLeft', 'ArrowUp', 'End']);

/** Closes the popup that is open, in whichever block of the page. */
let closeOpen: (() => void) | undefined;

/** Follows pointer, touch and keyboard in a code block, by the events that come to its inbox. */
export function useActiveSymbol(
  symbols: CodeSymbol[] | undefined,
  pre: RefObject<HTMLPreElement | null>,
  inbox: Inbox,
): Result {
  const [active, setActive] = useState<Active>();
  const aimedAt = useRef(-1);
  const point = useRef({clientX: -1, clientY: -1});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function after(delay: number, action: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  }

  function open(next: Active): void {
    clearTimeout(timer.current);
    aimedAt.current = next.index;
    if (active?.by === 'keyboard' && next.by === 'pointer') {
      // The list that has the focus goes away.
      pre.current?.focus({preventScroll: true});
    }
    setActive(next);
  }

  function close(): void {
    clearTimeout(timer.current);
    aimedAt.current = -1;
    setActive(undefined);
  }

  /** `since`: when the pointer came to rest, on the clock of `event.timeStamp`. */
  function aim(index: number, since = performance.now()): void {
    if (index === aimedAt.current) {
      return;
    }
    aimedAt.current = index;
    clearTimeout(timer.current);
    if (index >= 0 && index !== active?.index) {
      after(openDelay - (performance.now() - since), () => open({index, by: 'pointer'}));
    } else if (index < 0 && active?.by === 'pointer') {
      after(closeDelay, close);
    }
  }

  function indexAt({clientX, clientY}: MouseEvent): number {
    const code = pre.current?.querySelector('code');
    return code && symbols ? symbolAtPoint(code, symbols, clientX, clientY) : -1;
  }

  function handlePointerMove(event: PointerEvent): void {
    const {clientX, clientY, pointerType} = event;
    // Browsers send this event also when code moves under a pointer that rests, as it does when keys scroll to a symbol.
    const hasMoved = clientX !== point.current.clientX || clientY !== point.current.clientY;
    point.current = {clientX, clientY};
    // A finger that moves scrolls.
    if (hasMoved && pointerType !== 'touch') {
      aim(indexAt(event), event.timeStamp);
    }
  }

  function handlePointerLeave({relatedTarget}: PointerEvent): void {
    // The pointer reaches the popup before this event says that it left the code.
    if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-code-hovers]'))) {
      aim(-1);
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
    const index = indexAt(event);
    if (index >= 0) {
      open({index, by: 'pointer'});
    } else if (event.detail === 0) {
      // A screen reader's click has no position.
      open({index: 0, by: 'keyboard'});
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
      open({index: active?.index ?? start, by: 'keyboard'});
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
    if (active?.by === 'keyboard') {
      pre.current?.focus({preventScroll: true});
    }
    close();
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
    // A pointer that came before the types has rested for as long as loading took: the clock of `since` says how long.
    const disconnect = inbox.connect(event => receive(event));
    return () => {
      disconnect();
      clearTimeout(timer.current);
    };
  }, [symbols, inbox]);

  const isOpen = active !== undefined;
  // Before the popup is seen: who sees it may press Escape.
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeSelf = () => closeThis();
    closeOpen?.();
    closeOpen = closeSelf;
    const done = new AbortController();
    const options = {signal: done.signal, capture: true};
    document.addEventListener('keydown', event => handleEscape(event), options);
    document.addEventListener('pointerdown', event => handlePointerDownAnywhere(event), options);
    return () => {
      done.abort();
      closeOpen = closeOpen === closeSelf ? undefined : closeOpen;
    };
  }, [isOpen]);

  return {
    active,
    open,
    close,
    hold: () => {
      clearTimeout(timer.current);
      aimedAt.current = active?.index ?? -1;
    },
    release: () => aim(-1),
  };
}

/** Whether an event is about the link from a token to its definition: following it is all that it does. */
function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
