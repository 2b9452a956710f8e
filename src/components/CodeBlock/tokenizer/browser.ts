// In the browser, Prism is loaded only when a type popup needs it, or a page that the reader opens with a link. The HTML of the first page
// already contains highlighted code, and initialising Prism would take a third of this page's script time. This file exports the same
// functions as `build.ts`. The `imports` in package.json choose between the two files.
import type {tokenize as tokenizeWithPrism} from './prism';

type Tokenize = typeof tokenizeWithPrism;

let tokenize: Tokenize | undefined;

let isLoading = false;

const listeners = new Set<() => void>();

/** Returns the function that splits code into tokens, or undefined until Prism is loaded. */
export function getTokenize(): Tokenize | undefined {
  return tokenize;
}

/** Calls `listener` when Prism has been loaded. Returns a function that removes the listener. */
export function subscribeToTokenizer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads Prism unless it's already loaded. If this fails, code remains plain text until another call succeeds. */
export function loadTokenizer(): void {
  if (tokenize || isLoading) {
    return;
  }
  isLoading = true;
  import(/* webpackChunkName: "prism" */ './prism')
    .then(prism => {
      tokenize = prism.tokenize;
      listeners.forEach(listener => listener());
    })
    .catch(() => undefined)
    .finally(() => {
      isLoading = false;
    });
}
