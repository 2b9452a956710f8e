// Prefetches linked pages only while the browser is idle. A sidebar brings dozens of links into view at once. Starting to prefetch all of
// them in one task would block a slow phone for about 250 ms, just when the reader begins to use the page.
import {runWhenIdle} from './runWhenIdle';

const queuedPaths = new Set<string>();

let isScheduled = false;

let originalDocusaurus: typeof window.docusaurus;

/** Wraps Docusaurus's `prefetch` function, which doesn't exist before the first route update. */
export function onRouteUpdate(): void {
  if (window.docusaurus.prefetch !== prefetchWhenIdle) {
    originalDocusaurus = window.docusaurus;
    // The object is frozen, so it has to be replaced as a whole.
    window.docusaurus = {...originalDocusaurus, prefetch: prefetchWhenIdle};
  }
}

/** Queues the page at `path`. Returns false, which tells Docusaurus that the prefetch hasn't started yet. */
function prefetchWhenIdle(path: string): false {
  queuedPaths.add(path);
  schedulePrefetch();
  return false;
}

function schedulePrefetch(): void {
  if (!isScheduled && queuedPaths.size > 0) {
    isScheduled = true;
    runWhenIdle(prefetchBatch);
  }
}

/** Prefetches at least one page, and more while there is time. Schedules the remaining pages for the next idle period. */
function prefetchBatch(hasTime: () => boolean): void {
  isScheduled = false;
  for (const path of queuedPaths) {
    queuedPaths.delete(path);
    void originalDocusaurus.prefetch(path);
    if (!hasTime()) {
      break;
    }
  }
  schedulePrefetch();
}
