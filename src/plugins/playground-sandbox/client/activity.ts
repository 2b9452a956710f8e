/** Timers that take longer than this don't keep a run from finishing. Caches use such timers to remove old entries. */
const longTimerMs = 60_000;

type StartTimer = (handler: TimerHandler, delay?: number, ...values: unknown[]) => number;
type ClearTimer = (id?: number) => void;
type Timers = {
  setTimeout: StartTimer;
  clearTimeout: ClearTimer;
  setInterval: StartTimer;
  clearInterval: ClearTimer;
};

/** Counts the timers and promises that a run is waiting for. */
export class Activity {
  readonly #timers = new Set<number>();
  #promises = 0;
  #idleSince: number | undefined;

  /**
   * Returns for how many milliseconds there has been nothing to wait for. The time starts when a call finds nothing, so this has to be
   * called regularly. If the time started at the last call that found something, a busy device could exceed the limit while the last timer
   * runs, before the browser has reported its error.
   */
  readIdleTime(now: number): number {
    const isIdle = this.#timers.size === 0 && this.#promises === 0;
    this.#idleSince = isIdle ? (this.#idleSince ?? now) : undefined;
    return now - (this.#idleSince ?? now);
  }

  readonly keepAlive = <T>(promise: Promise<T>): Promise<T> => {
    this.#promises++;
    const release = () => {
      this.#promises--;
    };
    promise.then(release, release);
    return promise;
  };

  /**
   * Returns timer functions that report the timers to this object. As in Node, a run doesn't wait for a timer after `unref()`. The timers are
   * Number objects, so that the browser's own functions accept them too.
   */
  wrapTimers({setTimeout, clearTimeout, setInterval, clearInterval}: Timers): Timers {
    const timers = this.#timers;
    const createHandle = (id: number): number =>
      Object.assign(Object(id) as number, {
        unref() {
          timers.delete(id);
          return this;
        },
      });
    const clear = (original: ClearTimer) => (id?: number) => {
      if (id !== undefined) {
        timers.delete(Number(id));
      }
      original(id);
    };
    const start: StartTimer = (handler, delay = 0, ...values) => {
      const id = setTimeout(() => {
        timers.delete(id);
        callHandler(handler, values);
      }, delay);
      if (delay < longTimerMs) {
        timers.add(id);
      }
      return createHandle(id);
    };
    const repeat: StartTimer = (handler, delay = 0, ...values) => {
      const id = setInterval(() => callHandler(handler, values), delay);
      timers.add(id);
      return createHandle(id);
    };
    return {
      setTimeout: start,
      setInterval: repeat,
      clearTimeout: clear(clearTimeout),
      clearInterval: clear(clearInterval),
    };
  }
}

function callHandler(handler: TimerHandler, values: unknown[]): void {
  if (typeof handler === 'function') {
    Reflect.apply(handler, globalThis, values);
  }
}
