import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {getTokenize, loadTokenizer, subscribeToTokenizer} from '#tokenizer';
import type {Token} from 'prism-react-renderer';

/** Returns the tokens of each line. They are plain text until Prism is loaded, or if Prism doesn't know the language. */
export function useTokens(code: string, language: string): Token[][] {
  const tokenize = useSyncExternalStore(subscribeToTokenizer, getTokenize, getTokenize);
  useEffect(loadTokenizer, []);
  return useMemo(
    () => tokenize?.(code, language) ?? code.split('\n').map(line => [{types: ['plain'], content: line}]),
    [tokenize, code, language],
  );
}
