import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** Milliseconds that a command may take. */
const TIMEOUT = 60_000;
/** Milliseconds after which a command that has printed all that it should counts as one that keeps running. */
const SETTLED_AFTER = 1000;

/** A shell in a folder. Commands that don't end go on in the background until `close`. */
export class Terminal {
  #folder: string;
  #running = new Set<ChildProcess>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Where `cd` has led. */
  get folder(): string {
    return this.#folder;
  }

  /**
   * Runs commands until they end, or until they have printed `output` and go on. Returns what they printed on stdout.
   * Throws when they fail or take too long.
   */
  async run(command: string, output: string | undefined): Promise<string> {
    // A group of its own: npx starts further processes, and all of them have to end in the end.
    const child = spawn('bash', ['-ec', `${command}\npwd >&3`], {
      cwd: this.#folder,
      env: createEnvironment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    this.#running.add(child);
    const printed = ['', '', '', ''];
    child.stdio.forEach((stream, index) => stream?.on('data', data => (printed[index] += String(data))));
    const describe = (problem: string) =>
      new Error(`$ ${command}\n${problem}\nstdout: ${printed[1]}\nstderr: ${printed[2]}`);

    let exitCode: unknown;
    const closed = once(child, 'close').then(([code]) => {
      exitCode = code;
      this.#running.delete(child);
    });
    const end = Date.now() + TIMEOUT;
    let settling = false;
    while (this.#running.has(child) && !settling) {
      if (Date.now() > end) {
        throw describe('takes too long, or prints something else');
      }
      settling = printed[1]?.trim() === output?.trim();
      await Promise.race([closed, wait(settling ? SETTLED_AFTER : 50)]);
    }
    if (!this.#running.has(child)) {
      if (exitCode !== 0) {
        throw describe(`ended with ${exitCode}`);
      }
      this.#folder = printed[3]?.trim() || this.#folder;
    }
    return printed[1] ?? '';
  }

  /** Ends what still runs. */
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

/** That of a shell in which no npm script and no test runs. */
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
    // The same result as without, and sooner.
    npm_config_prefer_offline: 'true',
  };
}
