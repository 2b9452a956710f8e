import type {Exchange, RunEvent, SourcePosition} from '@site/src/shared/programs';

export type EndReason = Extract<RunEvent, {type: 'end'}>['reason'];

/** A line of the console: what the code printed, or an error that it didn't catch. */
export type ConsoleLine = {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug' | 'uncaught';
  text: string;
  position?: SourcePosition;
};

export type RunState = {
  isRunning: boolean;
  lines: ConsoleLine[];
  exchanges: Exchange[];
  hasPreview: boolean;
  /** Why the last run ended. Undefined before the first run and during a run. */
  reason: EndReason | undefined;
  /** The number of runs. */
  count: number;
};

/** The state before the first run. */
export const idleRun: RunState = {
  isRunning: false,
  lines: [],
  exchanges: [],
  hasPreview: false,
  reason: undefined,
  count: 0,
};

/** Returns the state of a run after an event. */
export function applyEvent(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'output':
      return {...state, lines: [...state.lines, {level: event.level, text: event.text}]};
    case 'error': {
      const {message: text, position} = event;
      return {...state, lines: [...state.lines, {level: 'uncaught', text, ...(position ? {position} : {})}]};
    }
    case 'exchange':
      return {...state, exchanges: [...state.exchanges, event.exchange]};
    case 'preview':
      return {...state, hasPreview: true};
    case 'end':
      // The sandbox removes its frame at the end of a run.
      return {...state, isRunning: false, hasPreview: false, reason: event.reason};
  }
}
