// The build loads Prism synchronously, so the functions that wait for it in the browser do nothing here.
import {tokenize} from './prism';

type Tokenize = typeof tokenize;

export function getTokenize(): Tokenize {
  return tokenize;
}

export function subscribeToTokenizer(): () => void {
  return () => undefined;
}

export function loadTokenizer(): void {
  // Prism is already loaded.
}
