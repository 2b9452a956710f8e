import {useEffect, useState, type RefObject} from 'react';
import {loadTokenizer} from '#tokenizer';
import {parseTypesReference} from '@site/src/shared/samples';
import {loadPageTypes} from './pageTypes';
import {decodeSymbols, type CodeSymbol} from './symbols';

const retryEvents = ['pointerenter', 'focus', 'keydown', 'click'];

type Result = {
  /** Undefined until they are loaded. */
  symbols: CodeSymbol[] | undefined;
  /** Loading them failed the last time. Each new use of the block tries again. */
  hasFailed: boolean;
};

/** The symbols of a code block. */
export function useSymbols(reference: string, pre: RefObject<HTMLPreElement | null>): Result {
  const [symbols, setSymbols] = useState<CodeSymbol[]>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const sample = parseTypesReference(reference);
    const element = pre.current;
    if (symbols || !sample || !element) {
      return undefined;
    }
    const done = new AbortController();
    const load = () => {
      // What colours the types comes at the same time as they.
      loadTokenizer();
      loadPageTypes(sample.digest).then(
        page => {
          if (!done.signal.aborted) {
            setSymbols(decodeSymbols(page, sample.sample));
          }
        },
        () => setHasFailed(true),
      );
    };
    load();
    retryEvents.forEach(type => element.addEventListener(type, load, {signal: done.signal}));
    return () => done.abort();
  }, [reference, pre, symbols]);

  return {symbols, hasFailed: hasFailed && !symbols};
}
