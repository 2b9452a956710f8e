// Runs programs and measures how long they take.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';

export type BuildTime = {
  /** Seconds of elapsed time. */
  wall: number;
  /** Seconds of processor time, summed over all processes of the build. */
  cpu: number;
};

/** Runs a program that builds the site in `folder`. Throws an error with the program's log if it fails. */
export async function runTimed(
  command: readonly string[],
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<BuildTime> {
  // Node can't measure the processor time of nested child processes, but the shell can.
  const timed = 'TIMEFORMAT="%R %U %S"; time "$@" >bench.log 2>&1';
  const child = spawn('bash', ['-c', timed, 'bash', ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...createCleanEnvironment(), ...environment},
  });
  let report = '';
  child.stderr.on('data', (chunk: Buffer) => {
    report += chunk.toString();
  });
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) {
    throw new Error(`${folder}: the build failed.\n${readFileSync(path.join(folder, 'bench.log'), 'utf8')}`);
  }
  const [wall = NaN, user = NaN, system = NaN] =
    report.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return {wall, cpu: user + system};
}

/** Returns the environment without the variables that would change the build mode or disable caches. */
export function createCleanEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: undefined,
    DOCUSAURUS_NO_PERSISTENT_CACHE: undefined,
    NO_UPDATE_NOTIFIER: '1',
  };
}
