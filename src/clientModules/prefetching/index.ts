// Changes when Docusaurus loads the pages that links lead to, and how many.
import {loadTokenizer} from '#tokenizer';
import {runWhenIdle} from '../runWhenIdle';

/** Paths of links that have been in view. */
const seenPaths = new Set<string>();

let isScheduled = false;

let original: typeof window.docusaurus;

/** Wraps Docusaurus's functions `prefetch` and `preload`, which don't exist before the first route update. */
export function onRouteUpdate(): void {
  if (window.docusaurus.prefetch !== prefetchWhenIdle) {
    original = window.docusaurus;
    // The object is frozen, so it has to be replaced as a whole.
    window.docusaurus = {prefetch: prefetchWhenIdle, preload: preloadWithTokenizer};
  }
  schedulePrefetch();
}

/**
 * Remembers that a link to `path` is in view, and prefetches the most likely pages when the browser is idle. A sidebar brings dozens of links
 * into view at once. All of their pages together are many times larger than the page itself. Returns false, which tells Docusaurus that the
 * prefetch hasn't started yet.
 */
function prefetchWhenIdle(path: string): false {
  seenPaths.add(path);
  schedulePrefetch();
  return false;
}

function schedulePrefetch(): void {
  // The dev server compiles a page when it's opened, and a prefetch would delay the display of each change.
  if (process.env.NODE_ENV !== 'development' && !isScheduled && !savesData()) {
    isScheduled = true;
    runWhenIdle(() => void prefetch());
  }
}

async function prefetch(): Promise<void> {
  isScheduled = false;
  try {
    const {prefetchLikelyPages} = await import('./prefetchLikelyPages');
    await prefetchLikelyPages(seenPaths, original.prefetch);
  } catch {
    // The browser is offline, or a new version of the site was deployed. The page works without prefetching.
  }
}

/** Returns whether the reader saves data or has a slow connection. Docusaurus prefetches nothing then. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(window.navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    (Reflect.get(connection, 'saveData') === true ||
      String(Reflect.get(connection, 'effectiveType')).includes('2g'))
  );
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
