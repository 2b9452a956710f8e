// In the build Prism is there from the start.
import {tokenize} from './prism';

type Tokenize = typeof tokenize;

export function getTokenize(): Tokenize {
  return tokenize;
}

export function onceLoaded(): () => void {
  return () => undefined;
}

export function loadTokenizer(): void {
  // It is there.
}
