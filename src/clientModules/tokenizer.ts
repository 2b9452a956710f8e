// The code of the next page is coloured at once when what colours it is there in time: it is loaded with the first page that a reader is
// about to open.
import {loadTokenizer} from '#tokenizer';

let framework: typeof window.docusaurus;

/** Goes before the framework's loading of pages that a pointer or a finger is on, which is there from the first route on. */
export function onRouteUpdate(): void {
  if (window.docusaurus.preload !== preloadWithTokenizer) {
    framework = window.docusaurus;
    // The framework's object is frozen.
    window.docusaurus = {...framework, preload: preloadWithTokenizer};
  }
}

function preloadWithTokenizer(path: string): ReturnType<typeof framework.preload> {
  const loading = framework.preload(path);
  // Nothing is loaded before a click on a slow connection, or for those who save data.
  if (loading) {
    loadTokenizer();
  }
  return loading;
}
