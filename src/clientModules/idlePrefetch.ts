// A sidebar brings dozens of links into view at once. Looking up and asking for what their pages need, all in one go, would keep a slow
// phone from reacting for a quarter of a second, just when its reader begins: links are fetched ahead while nothing else is to be done.
const waiting = new Set<string>();

let framework: typeof window.docusaurus;

/** Puts the waiting room before the framework's prefetching, which is there from the first route on. */
export function onRouteUpdate(): void {
  if (window.docusaurus.prefetch !== prefetchWhenIdle) {
    framework = window.docusaurus;
    // The framework's object is frozen.
    window.docusaurus = {...framework, prefetch: prefetchWhenIdle};
  }
}

/** Has the page at `path` fetched later. Returns false, which says that it isn't on its way yet. */
function prefetchWhenIdle(path: string): false {
  if (waiting.size === 0) {
    whenIdle(prefetchSome);
  }
  waiting.add(path);
  return false;
}

/** Fetches what fits into the time, a page at least, and leaves the others for the next time. */
function prefetchSome(hasTime: () => boolean): void {
  for (const path of waiting) {
    void framework.prefetch(path);
    waiting.delete(path);
    if (!hasTime()) {
      break;
    }
  }
  if (waiting.size > 0) {
    whenIdle(prefetchSome);
  }
}

function whenIdle(act: (hasTime: () => boolean) => void): void {
  // Safari has no idle callbacks: one page at a time there.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(deadline => act(() => deadline.timeRemaining() > 5));
  } else {
    setTimeout(() => act(() => false), 50);
  }
}
