// Initialising Prism takes a third of the script time of a page's first load. Pages arrive with highlighted code, so Prism is loaded
// later: for type popups and for pages that are opened by a link. This file exports the same functions as `build.ts`; the `imports` of
// package.json choose between them.
import type {tokenize as tokenizeWithPrism} from './prism';

type Tokenize = typeof tokenizeWithPrism;

let tokenize: Tokenize | undefined;

let isLoading = false;

const listeners = new Set<() => void>();

/** Returns the function that splits code into tokens, or undefined until Prism is loaded. */
export function getTokenize(): Tokenize | undefined {
  return tokenize;
}

/** Calls `listener` when Prism is loaded. Returns a function that removes the listener. */
export function subscribeToTokenizer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads Prism unless it's already there. If loading fails, code stays plain text and the next call tries again. */
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
