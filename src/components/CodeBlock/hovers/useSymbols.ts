import {useEffect, useState, type RefObject} from 'react';
import {parseTypesReference} from '@site/src/shared/samples';
import {loadPageTypes} from './pageTypes';
import {decodeSymbols, type CodeSymbol} from './symbols';

const retryEvents = ['pointerenter', 'focus', 'keydown', 'click'];

/** The symbols of a code block; undefined until they are loaded. After a failure each new use of the block tries again. */
export function useSymbols(
  reference: string,
  pre: RefObject<HTMLPreElement | null>,
): CodeSymbol[] | undefined {
  const [symbols, setSymbols] = useState<CodeSymbol[]>();

  useEffect(() => {
    const sample = parseTypesReference(reference);
    const element = pre.current;
    if (symbols || !sample || !element) {
      return undefined;
    }
    const done = new AbortController();
    const load = () => {
      loadPageTypes(sample.digest).then(
        page => {
          if (!done.signal.aborted) {
            setSymbols(decodeSymbols(page, sample.sample));
          }
        },
        () => {},
      );
    };
    load();
    retryEvents.forEach(type => element.addEventListener(type, load, {signal: done.signal}));
    return () => done.abort();
  }, [reference, pre, symbols]);

  return symbols;
}
