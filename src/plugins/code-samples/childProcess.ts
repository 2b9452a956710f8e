import {fork, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import {constants, setPriority} from 'node:os';
import path from 'node:path';

/** Resolves the packages of this plugin, which are not the packages that samples use. */
const ownPackages = createRequire(path.join(__dirname, 'childProcess.ts'));

export type ChildOptions = {
  /** Large packages that the file needs. They are loaded before tsx, because they would take about twice as long to load after it. */
  packages?: readonly string[];
  silent?: boolean;
  env?: Record<string, string>;
};

/**
 * Runs a TypeScript file of this plugin in a child process. The child process is killed when the current process exits.
 * @param file path relative to this plugin's folder
 */
export function startChild(
  file: string,
  args: readonly string[],
  {packages = [], silent = false, env}: ChildOptions = {},
): ChildProcess {
  const child = fork(path.join(__dirname, file), args, {
    execArgv: [
      // Up to four child processes run at once, so the helper threads of V8 would compete with the other processes for the CPU.
      '--single-threaded',
      '--enable-source-maps',
      ...[...packages, 'tsx/cjs'].flatMap(name => ['--require', ownPackages.resolve(name)]),
    ],
    serialization: 'advanced',
    silent,
    env: {...process.env, ...env},
  });
  if (process.env.NODE_ENV === 'development' && child.pid !== undefined) {
    // The current process compiles pages that somebody is waiting for. This has priority over verifying samples.
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  // Without this handler, a busy child process would keep running for half a minute after the dev server has been stopped.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}
