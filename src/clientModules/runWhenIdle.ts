/** Time limit for the work in one idle period. Tasks over 50 ms delay input, and slow phones can exceed this limit by far. */
const timeSliceMs = 8;

/** Calls `work` when the browser is idle. `hasTime` returns false once the remaining work should wait for the next idle period. */
export function runWhenIdle(work: (hasTime: () => boolean) => void): void {
  // Safari has no idle callbacks, so each task does one piece of work there.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(deadline => {
      const start = performance.now();
      work(() => deadline.timeRemaining() > 5 && performance.now() - start < timeSliceMs);
    });
  } else {
    setTimeout(() => work(() => false), 50);
  }
}
