import {useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {programPath, type Exchange, type Program} from '@site/src/shared/programs';
import type {Results} from './Results';

/** The output and the requests of a program. If the program threw an error, `errorText` is the error's name and message. */
export type RunResult = {output: string[]; exchanges: Exchange[]; errorText: string | undefined};

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
 * Loads and runs programs. If a program is started while another program is running, the result of the earlier program is discarded. Calls
 * `onEnd` with every other result, or with `undefined` if loading failed.
 */
export function useRun(
  onEnd: (result: RunResult | undefined) => void,
): State & {run: (digest: string | undefined) => void} {
  const folder = useBaseUrl(programPath('digest')).replace(/[^/]*$/, '');
  const [state, setState] = useState<State>({
    isRunning: false,
    hasLoadError: false,
    result: undefined,
    ResultsPanel: undefined,
  });
  const latestRunId = useRef(0);
  const failureCount = useRef(0);

  async function run(digest: string): Promise<void> {
    const id = ++latestRunId.current;
    const isLatest = () => latestRunId.current === id;
    setState(previous => ({...previous, isRunning: true, hasLoadError: false}));
    try {
      // A retry needs a different URL, because some browsers cache the failure of a module request.
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
        setState(previous => ({...previous, isRunning: false, hasLoadError: true}));
        onEnd(undefined);
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

/** Imports the module of a program. The build writes the module to a static file outside the bundle. */
async function loadProgram(address: string): Promise<Program> {
  // TypeScript doesn't know the type of a module that is imported from a URL.
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
    return {output, exchanges, errorText: undefined};
  } catch (error) {
    return {
      output,
      exchanges,
      errorText: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}
