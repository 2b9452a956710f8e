import {useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {programPath, type Exchange, type Program} from '@site/src/shared/programs';
import type {Results} from './Results';

/** The output and the requests of a program, and the name and message of an error that it threw. */
export type RunResult = {output: string[]; exchanges: Exchange[]; thrown: string | undefined};

type State = {
  isRunning: boolean;
  /** Whether loading the program or the results panel failed in the last run. */
  hasLoadError: boolean;
  /** The result of the last completed run. It stays until the next run completes, which avoids a layout shift. */
  result: RunResult | undefined;
  /** The component that shows results. It's loaded with the first run. */
  ResultsPanel: typeof Results | undefined;
};

/**
 * Loads and runs programs. Starting another program discards the result of the one that is still running. Calls `onEnd` with each result
 * that isn't discarded.
 */
export function useRun(
  onEnd: (result: RunResult) => void,
): State & {run: (digest: string | undefined) => void} {
  const folder = useBaseUrl(programPath('digest')).replace(/[^/]*$/, '');
  const [state, setState] = useState<State>({
    isRunning: false,
    hasLoadError: false,
    result: undefined,
    ResultsPanel: undefined,
  });
  const latestId = useRef(0);
  const failureCount = useRef(0);

  async function run(digest: string): Promise<void> {
    const id = ++latestId.current;
    const isLatest = () => latestId.current === id;
    setState(before => ({...before, isRunning: true, hasLoadError: false}));
    try {
      // Some browsers cache the failure of a module request, so a retry needs a different URL.
      const cacheBuster = failureCount.current === 0 ? '' : `?${failureCount.current}`;
      const [{Results: ResultsPanel}, program] = await Promise.all([
        import('./Results'),
        loadProgram(`${folder}${digest}.js${cacheBuster}`),
      ]);
      const result = await runProgram(program);
      if (isLatest()) {
        setState({isRunning: false, hasLoadError: false, result, ResultsPanel});
        onEnd(result);
      }
    } catch {
      failureCount.current++;
      if (isLatest()) {
        setState(before => ({...before, isRunning: false, hasLoadError: true}));
      }
    }
  }

  return {
    ...state,
    run: digest => {
      if (digest !== undefined) {
        void run(digest);
      }
    },
  };
}

/** Imports a module that the build wrote as a static file, outside the bundle. The build writes it from this type. */
async function loadProgram(address: string): Promise<Program> {
  return (await import(/* webpackIgnore: true */ address)) as Program;
}

async function runProgram(program: Program): Promise<RunResult> {
  const output: string[] = [];
  const exchanges: Exchange[] = [];
  try {
    await program.run({
      onOutput: text => output.push(text),
      onExchange: exchange => exchanges.push(exchange),
    });
    return {output, exchanges, thrown: undefined};
  } catch (error) {
    return {
      output,
      exchanges,
      thrown: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}
