import {useEffect, useState, type RefObject} from 'react';
import {loadTokenizer} from '#tokenizer';
import {parseTypesReference} from '@site/src/shared/samples';
import {loadPageTypes} from './pageTypes';
import {decodeSymbols, type CodeSymbol} from './symbols';

/** After this time, a note says that the types are loading. */
const slowAfterMs = 1000;

const retryEvents = ['pointerenter', 'focus', 'keydown', 'click'];

type Problem = 'slow' | 'failed';

type Result = {
  /** Undefined until the symbols are loaded. */
  symbols: CodeSymbol[] | undefined;
  /** Whether the request takes long, or has failed. After a failure, the next interaction with the block tries again. */
  problem: Problem | undefined;
};

/** Loads the symbols of a code block. `reference` is the return value of `createTypesReference`. */
export function useSymbols(reference: string, pre: RefObject<HTMLPreElement | null>): Result {
  const [symbols, setSymbols] = useState<CodeSymbol[]>();
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    const sample = parseTypesReference(reference);
    const element = pre.current;
    if (symbols || !sample || !element) {
      return undefined;
    }
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      timer ??= setTimeout(() => setProblem('slow'), slowAfterMs);
      // The popup highlights types with Prism, so Prism is loaded in parallel with the types.
      loadTokenizer();
      loadPageTypes(sample.digest).then(
        page => {
          if (!controller.signal.aborted) {
            setSymbols(decodeSymbols(page, sample.sample));
          }
        },
        () => {
          clearTimeout(timer);
          timer = undefined;
          setProblem('failed');
        },
      );
    };
    load();
    retryEvents.forEach(type => element.addEventListener(type, load, {signal: controller.signal}));
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [reference, pre, symbols]);

  return {symbols, problem: symbols ? undefined : problem};
}
