/** Calls `work` when the browser is idle. */
export function runWhenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(work);
  } else {
    setTimeout(work, 50);
  }
}
