import {useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {programPath, type Exchange, type Program} from '@site/src/shared/programs';
import type {Results} from './Results';

/** What a program did: all it printed and sent, and what it threw, as name and message. */
export type RunResult = {output: string[]; exchanges: Exchange[]; thrown: string | undefined};

type State = {
  isRunning: boolean;
  /** The program or the panel could not be loaded. */
  isLost: boolean;
  /** The last run that ended; it stays until the next has ended, so that nothing jumps. */
  result: RunResult | undefined;
  /** The component that shows results; loaded with the first run. */
  Panel: typeof Results | undefined;
};

/** Loads and runs programs. When several run, the latest one counts. `onEnd` is told of each that counts. */
export function useRun(
  onEnd: (result: RunResult) => void,
): State & {run: (digest: string | undefined) => void} {
  const folder = useBaseUrl(programPath('digest')).replace(/[^/]*$/, '');
  const [state, setState] = useState<State>({
    isRunning: false,
    isLost: false,
    result: undefined,
    Panel: undefined,
  });
  const latest = useRef(0);
  const failures = useRef(0);

  async function run(digest: string): Promise<void> {
    const id = ++latest.current;
    const isLatest = () => latest.current === id;
    setState(before => ({...before, isRunning: true, isLost: false}));
    try {
      // Some browsers remember that a module could not be loaded: after a failure it has another address.
      const query = failures.current === 0 ? '' : `?${failures.current}`;
      const [{Results: Panel}, program] = await Promise.all([
        import('./Results'),
        loadProgram(`${folder}${digest}.js${query}`),
      ]);
      const result = await runProgram(program);
      if (isLatest()) {
        setState({isRunning: false, isLost: false, result, Panel});
        onEnd(result);
      }
    } catch {
      failures.current++;
      if (isLatest()) {
        setState(before => ({...before, isRunning: false, isLost: true}));
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

/** A module that the build wrote, from this type. The bundler has nothing to do with it. */
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
