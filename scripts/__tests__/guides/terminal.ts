import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** Time limit for a command. */
const commandTimeoutMs = 60_000;
/** If a command is still running this long after it has printed the expected output, it counts as a command that doesn't end by itself. */
const settleTimeoutMs = 1000;

/** Runs shell commands in a folder. Commands that don't end by themselves keep running in the background until `close` is called. */
export class Terminal {
  #folder: string;
  #running = new Set<ChildProcess>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The current folder, which `cd` commands change. */
  get folder(): string {
    return this.#folder;
  }

  /**
   * Runs a script of one or more commands. Resolves with the script's stdout when the script ends, or when it has printed `output` and
   * keeps running. Throws when the script fails or takes too long.
   */
  async run(command: string, output: string | undefined): Promise<string> {
    // `detached` creates a process group, so that `close` also ends the processes that npx starts.
    const child = spawn('bash', ['-ec', `${command}\npwd >&3`], {
      cwd: this.#folder,
      env: createEnvironment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    this.#running.add(child);
    const printed = ['', '', '', ''];
    child.stdio.forEach((stream, index) => stream?.on('data', data => (printed[index] += String(data))));
    const createError = (problem: string) =>
      new Error(`$ ${command}\n${problem}\nstdout: ${printed[1]}\nstderr: ${printed[2]}`);

    let exitCode: unknown;
    const closed = once(child, 'close').then(([code]) => {
      exitCode = code;
      this.#running.delete(child);
    });
    const deadline = Date.now() + commandTimeoutMs;
    let isSettling = false;
    while (this.#running.has(child) && !isSettling) {
      if (Date.now() > deadline) {
        throw createError('The command takes too long, or its output differs from the expected output.');
      }
      isSettling = printed[1]?.trim() === output?.trim();
      await Promise.race([closed, wait(isSettling ? settleTimeoutMs : 50)]);
    }
    if (!this.#running.has(child)) {
      if (exitCode !== 0) {
        throw createError(`The command ended with exit code ${exitCode}.`);
      }
      this.#folder = printed[3]?.trim() || this.#folder;
    }
    return printed[1] ?? '';
  }

  /** Ends all commands that are still running. */
  async close(): Promise<void> {
    await Promise.all(
      [...this.#running].map(async child => {
        const ended = once(child, 'close');
        if (child.pid !== undefined) {
          process.kill(-child.pid);
        }
        await ended;
      }),
    );
  }
}

/** Creates an environment like that of a reader's shell, without the variables that npm scripts and Vitest set. */
export function createEnvironment(): NodeJS.ProcessEnv {
  const environment = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?!config_)|VITEST|TEST$|NODE_ENV$|INIT_CWD$)/.test(name) &&
      name !== 'npm_config_local_prefix',
  );
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return {
    ...Object.fromEntries(environment),
    PATH: folders.filter(folder => !folder.endsWith(path.join('node_modules', '.bin'))).join(path.delimiter),
    // npm uses its cache and doesn't ask the registry. This is faster, and npm installs the same packages.
    npm_config_prefer_offline: 'true',
  };
}
