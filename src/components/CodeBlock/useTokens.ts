import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {getTokenize, loadTokenizer, onceLoaded} from '#tokenizer';
import type {Token} from 'prism-react-renderer';

/** The tokens of each line; plain text until Prism is loaded, and when it doesn't know the language. */
export function useTokens(code: string, language: string): Token[][] {
  const tokenize = useSyncExternalStore(onceLoaded, getTokenize, getTokenize);
  useEffect(loadTokenizer, []);
  return useMemo(
    () => tokenize?.(code, language) ?? code.split('\n').map(line => [{types: ['plain'], content: line}]),
    [tokenize, code, language],
  );
}
