// Setting Prism up takes a third of the time in which the first scripts of a page run. Pages come with their code coloured: only those
// that a link opens need it, and types. It has the same functions as `build.ts`; package.json says who gets which.
import type {tokenize as tokenizeWithPrism} from './prism';

type Tokenize = typeof tokenizeWithPrism;

let tokenize: Tokenize | undefined;

let isLoading = false;

const listeners = new Set<() => void>();

/** Splits code into tokens; nothing before Prism is loaded. */
export function getTokenize(): Tokenize | undefined {
  return tokenize;
}

/** Calls `listener` when Prism is loaded. Returns what ends that. */
export function onceLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads Prism if it isn't there. When it can't be loaded, code stays as plain text, and the next call tries again. */
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
