/** A task of more than 50 ms keeps a press waiting; on a slow phone this becomes four times as much, and more. */
const SLICE_MS = 8;

/** Calls `act` when the browser has nothing else to do. `hasTime` says whether what is left to do may go on, or should wait for the next time. */
export function whenIdle(act: (hasTime: () => boolean) => void): void {
  // Safari has no idle callbacks: one thing at a time there.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(deadline => {
      const start = performance.now();
      act(() => deadline.timeRemaining() > 5 && performance.now() - start < SLICE_MS);
    });
  } else {
    setTimeout(() => act(() => false), 50);
  }
}
