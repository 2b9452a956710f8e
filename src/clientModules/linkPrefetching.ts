// Changes when Docusaurus loads the pages that links lead to.
import {loadTokenizer} from '#tokenizer';
import {runWhenIdle} from './runWhenIdle';

const queuedPaths = new Set<string>();

let isScheduled = false;

let original: typeof window.docusaurus;

/** Wraps Docusaurus's functions `prefetch` and `preload`, which don't exist before the first route update. */
export function onRouteUpdate(): void {
  if (window.docusaurus.prefetch !== prefetchWhenIdle) {
    original = window.docusaurus;
    // The object is frozen, so it has to be replaced as a whole.
    window.docusaurus = {prefetch: prefetchWhenIdle, preload: preloadWithTokenizer};
  }
}

/**
 * Queues the page at `path`, to prefetch it while the browser is idle. A sidebar brings dozens of links into view at once. Starting to
 * prefetch all of them in one task would block a slow phone for about 250 ms, just when the reader begins to use the page. Returns false,
 * which tells Docusaurus that the prefetch hasn't started yet.
 */
function prefetchWhenIdle(path: string): false {
  // The dev server compiles a page when it's opened, and a prefetch of all links would delay the display of each change.
  if (process.env.NODE_ENV !== 'development') {
    queuedPaths.add(path);
    schedulePrefetch();
  }
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
    void original.prefetch(path);
    if (!hasTime()) {
      break;
    }
  }
  schedulePrefetch();
}

/**
 * Loads the syntax highlighter together with the page at `path`, so that the code on that page is highlighted in its first render. Links
 * call this function on hover and on touch.
 */
function preloadWithTokenizer(path: string): ReturnType<typeof original.preload> {
  const loading = original.preload(path);
  // `preload` returns false on slow connections and in data-saving mode. In these cases, nothing is loaded before a click.
  if (loading) {
    loadTokenizer();
  }
  return loading;
}
