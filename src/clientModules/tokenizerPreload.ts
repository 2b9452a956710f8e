// Loads the syntax highlighter together with the page that the reader is about to open, so that the code on that page is highlighted in its
// first render.
import {loadTokenizer} from '#tokenizer';

let originalDocusaurus: typeof window.docusaurus;

/** Wraps Docusaurus's `preload` function, which links call on hover and on touch. It doesn't exist before the first route update. */
export function onRouteUpdate(): void {
  if (window.docusaurus.preload !== preloadWithTokenizer) {
    originalDocusaurus = window.docusaurus;
    // The object is frozen, so it has to be replaced as a whole.
    window.docusaurus = {...originalDocusaurus, preload: preloadWithTokenizer};
  }
}

function preloadWithTokenizer(path: string): ReturnType<typeof originalDocusaurus.preload> {
  const loading = originalDocusaurus.preload(path);
  // `preload` returns false on slow connections and in data-saving mode. In these cases, nothing is loaded before a click.
  if (loading) {
    loadTokenizer();
  }
  return loading;
}
