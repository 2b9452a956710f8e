/** The error that stops code. It isn't shown, because the end of the run already has a reason. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

export type Guard = {
  /** Compiled code calls this function in loops and functions. Throws if the run has to stop. */
  check: () => void;
  /** Lets all further checks throw. */
  stop: () => void;
};

/**
 * Creates the check for code that runs for a long time without a pause. A pause is a turn of the event loop, so a chain of promises isn't
 * one. Calls `onTimeout` once, after `blockingMs` milliseconds without a pause.
 */
export function createGuard(
  blockingMs: number,
  onTimeout: () => void,
  {now, onNextTurn}: {now: () => number; onNextTurn: (callback: () => void) => void},
): Guard {
  let isStopped = false;
  let startTime: number | undefined;
  let calls = 0;
  const stop = () => {
    isStopped = true;
  };
  return {
    stop,
    check() {
      if (isStopped) {
        throw new StoppedError('The run has been stopped.');
      }
      if (startTime === undefined) {
        startTime = now();
        onNextTurn(() => {
          startTime = undefined;
        });
      } else if (++calls % 256 === 0 && now() - startTime > blockingMs) {
        stop();
        onTimeout();
        throw new StoppedError('The run has taken too long.');
      }
    },
  };
}
