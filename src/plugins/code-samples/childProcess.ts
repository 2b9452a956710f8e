import {fork, type ChildProcess} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import {repository} from './versions';

export type ChildOptions = {
  /** Large packages that the file needs. They are loaded before tsx, which takes as long to look at their code as Node to load it. */
  packages?: readonly string[];
  silent?: boolean;
  env?: Record<string, string>;
};

/**
 * Starts a file of this plugin as a process of its own, from TypeScript. It ends with this process at the latest.
 * @param file path from this folder
 */
export function startChild(
  file: string,
  args: readonly string[],
  {packages = [], silent = false, env}: ChildOptions = {},
): ChildProcess {
  const child = fork(path.join(__dirname, file), args, {
    cwd: repository,
    execArgv: [
      // Four such processes are at work at once: V8's helper threads would take from the others what they give to one.
      '--single-threaded',
      '--enable-source-maps',
      ...[...packages, 'tsx/cjs'].flatMap(name => ['--require', name]),
    ],
    serialization: 'advanced',
    silent,
    env: {...process.env, ...env},
  });
  if (process.env.NODE_ENV === 'development' && child.pid !== undefined) {
    // Whoever waits for a page comes first.
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  // A child that is at work would go on for half a minute after the dev server was stopped.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}
