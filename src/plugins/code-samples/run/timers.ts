import {countPendingRequests} from './network';

const {setTimeout: realSetTimeout, clearTimeout: realClearTimeout} = globalThis;
const realSetInterval = globalThis.setInterval;
const timers = new Set<NodeJS.Timeout>();

/** Maximum time to wait for a page after its last statement. */
const settleTimeoutMs = 3000;
/**
 * A page has settled after this many consecutive polls without a pending request, 5 ms apart. On a busy machine, counting polls is more
 * reliable than measuring time.
 */
const idlePolls = 8;

/** Waits until no request has been in flight for `idlePolls` polls, or until `settleTimeoutMs` have passed. */
export async function waitUntilSettled(): Promise<void> {
  const deadline = Date.now() + settleTimeoutMs;
  for (let idle = 0; idle < idlePolls && Date.now() < deadline;) {
    await pause(5);
    idle = countPendingRequests() > 0 ? 0 : idle + 1;
  }
}

/** Waits until a condition is true, or until `settleTimeoutMs` have passed. */
export async function waitUntil(isDone: () => boolean): Promise<void> {
  const deadline = Date.now() + settleTimeoutMs;
  while (!isDone() && Date.now() < deadline) {
    await pause(10);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => realSetTimeout(resolve, milliseconds));
}

/** Patches setTimeout and setInterval to track the timers that samples start, so that `clearTimers` can stop them. */
export function patchTimers(): void {
  globalThis.setTimeout = trackTimers(realSetTimeout);
  globalThis.setInterval = trackTimers(realSetInterval);
}

export function clearTimers(): void {
  for (const timer of timers) {
    realClearTimeout(timer);
  }
  timers.clear();
}

function trackTimers<T extends typeof setTimeout | typeof setInterval>(start: T): T {
  const tracked = (...args: Parameters<T>) => {
    // TypeScript doesn't know that both functions return a Timeout.
    const timer = Reflect.apply(start, globalThis, args) as NodeJS.Timeout;
    timers.add(timer);
    return timer;
  };
  // Object.assign copies the promisified form of the original. TypeScript doesn't know that the result has the original's signature.
  return Object.assign(tracked, start) as unknown as T;
}
