import {countRequests} from './network';

const {setTimeout: realSetTimeout, clearTimeout: realClearTimeout} = globalThis;
const realSetInterval = globalThis.setInterval;
const timers = new Set<NodeJS.Timeout>();

/** How long a page may stay busy after its last statement, in milliseconds. */
const PATIENCE = 3000;
/** Nothing more is expected after so many looks, 5 milliseconds apart, without a request. Time alone says little on a busy machine. */
const QUIET_LOOKS = 8;

/** Waits until no request has been under way for a moment. */
export async function settle(): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < end;) {
    await pause(5);
    quiet = countRequests() > 0 ? 0 : quiet + 1;
  }
}

/** Waits until a condition holds, or patience ends. */
export async function waitFor(isDone: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!isDone() && Date.now() < end) {
    await pause(10);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => realSetTimeout(resolve, milliseconds));
}

/** Remembers the timers that samples start, so that `clearTimers` can stop them. */
export function takeOverTimers(): void {
  globalThis.setTimeout = remember(realSetTimeout);
  globalThis.setInterval = remember(realSetInterval);
}

export function clearTimers(): void {
  for (const timer of timers) {
    realClearTimeout(timer);
  }
  timers.clear();
}

function remember<T extends typeof setTimeout | typeof setInterval>(start: T): T {
  const remembering = (...args: Parameters<T>) => {
    const timer = Reflect.apply(start, globalThis, args) as NodeJS.Timeout; // both return one
    timers.add(timer);
    return timer;
  };
  return Object.assign(remembering, start) as unknown as T; // the same signature, with the promisified form of the original
}
