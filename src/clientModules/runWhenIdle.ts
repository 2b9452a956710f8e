/** Time limit for the work in one idle period. It is far below 50 ms, where tasks begin to delay input, because slow phones exceed it. */
const timeSliceMs = 8;

/** Calls `work` when the browser is idle. `hasTime` returns false once the remaining work should wait for the next idle period. */
export function runWhenIdle(work: (hasTime: () => boolean) => void): void {
  // Safari has no idle callbacks. There, each task does only one piece of work.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(deadline => {
      const start = performance.now();
      work(() => deadline.timeRemaining() > 5 && performance.now() - start < timeSliceMs);
    });
  } else {
    setTimeout(() => work(() => false), 50);
  }
}
