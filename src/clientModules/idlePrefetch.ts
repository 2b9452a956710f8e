// A sidebar brings dozens of links into view at once. Looking up and asking for what their pages need, all in one go, would keep a slow
// phone from reacting for a quarter of a second, just when its reader begins: links are fetched ahead while nothing else is to be done.
import {whenIdle} from './whenIdle';

const waiting = new Set<string>();

let isDue = false;

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
  waiting.add(path);
  prefetchLater();
  return false;
}

function prefetchLater(): void {
  if (!isDue && waiting.size > 0) {
    isDue = true;
    whenIdle(prefetchSome);
  }
}

/** Fetches what fits into the time, a page at least, and leaves the others for the next time. */
function prefetchSome(hasTime: () => boolean): void {
  isDue = false;
  for (const path of waiting) {
    waiting.delete(path);
    void framework.prefetch(path);
    if (!hasTime()) {
      break;
    }
  }
  prefetchLater();
}
