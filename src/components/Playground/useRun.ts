import {useEffect, useRef, useState, type RefObject} from 'react';
import type {CompiledFile, RunEvent} from '@site/src/shared/programs';
import {applyEvent, idleRun, type RunState} from './runState';

type Start = {
  version: string;
  entries: readonly string[];
  theme: 'light' | 'dark';
  compile: () => Promise<CompiledFile[]>;
};

/** Runs projects in `frameParent`. A new run ends the earlier one. Calls `onEnd` with the state after each run. */
export function useRun(onEnd: (state: RunState) => void): {
  state: RunState;
  frameParent: RefObject<HTMLDivElement | null>;
  start: (options: Start) => void;
  stop: () => void;
} {
  const [state, setState] = useState(idleRun);
  const frameParent = useRef<HTMLDivElement>(null);
  const stopCurrent = useRef<(() => void) | undefined>(undefined);
  const runId = useRef(0);

  useEffect(
    () => () => {
      runId.current++;
      stopCurrent.current?.();
    },
    [],
  );

  async function start({version, entries, theme, compile}: Start): Promise<void> {
    const id = ++runId.current;
    const isLatest = () => runId.current === id;
    stopCurrent.current?.();
    stopCurrent.current = undefined;
    let current: RunState = {...idleRun, isRunning: true, count: id};
    let frame = 0;
    const update = (next: RunState) => {
      current = next;
      // A program can print many lines at once, and each update would render all of them.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (isLatest()) {
          setState(current);
        }
      });
    };
    const handleEvent = (event: RunEvent) => {
      if (isLatest()) {
        update(applyEvent(current, event));
        if (event.type === 'end') {
          onEnd(current);
        }
      }
    };
    // The result of the earlier run stays until there is something to show.
    setState(previous => ({...previous, isRunning: true, reason: undefined}));
    try {
      const [{startRun}, files] = await Promise.all([import('@site/src/playground/sandbox'), compile()]);
      if (isLatest() && frameParent.current) {
        ({stop: stopCurrent.current} = startRun({
          version,
          files,
          entries,
          frameParent: frameParent.current,
          theme,
          onEvent: handleEvent,
        }));
      }
    } catch {
      handleEvent({type: 'end', reason: 'not-loaded'});
    }
  }

  return {
    state,
    frameParent,
    start: options => void start(options),
    stop() {
      if (stopCurrent.current) {
        stopCurrent.current();
      } else {
        runId.current++;
        setState(previous => ({...previous, isRunning: false, reason: 'stopped'}));
      }
    },
  };
}
