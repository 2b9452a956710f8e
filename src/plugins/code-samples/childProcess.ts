import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {repository} from './versions';

/**
 * Starts a file of this plugin as a process of its own, from TypeScript.
 * @param file path from this folder
 */
export function startChild(
  file: string,
  args: readonly string[],
  {silent = false, env}: {silent?: boolean; env?: Record<string, string>} = {},
): ChildProcess {
  return fork(path.join(__dirname, file), args, {
    cwd: repository,
    execArgv: ['--require', 'tsx/cjs', '--enable-source-maps'],
    serialization: 'advanced',
    silent,
    env: {...process.env, ...env},
  });
}
