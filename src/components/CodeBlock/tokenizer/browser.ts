// Initialising Prism takes a third of the script time of a page's first load. The HTML already contains highlighted code, so Prism is
// loaded later, when a type popup or a page that the reader opens with a link needs it. This file exports the same functions as `build.ts`,
// and the `imports` of package.json choose between the two files.
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
