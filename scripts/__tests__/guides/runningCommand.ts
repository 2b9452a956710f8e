import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';
import {createEnvironment} from './terminal';

/** Time limit for the expected output. */
const outputTimeoutMs = 60_000;

/** Starts a command that keeps running, such as a development server. */
export class RunningCommand {
  readonly #command: string;
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  #printed = '';

  constructor(command: string, folder: string, environment: NodeJS.ProcessEnv = {}) {
    this.#command = command;
    // `detached` creates a process group, so that `stop` also ends the processes that npm starts.
    this.#child = spawn('bash', ['-ec', `exec ${command}`], {
      cwd: folder,
      env: {...createEnvironment(), ...environment},
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#closed = once(this.#child, 'close');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', data => (this.#printed += stripVTControlCharacters(String(data))));
    }
  }

  /**
   * Waits until the command has printed all of `lines`, in any order. Ignores other lines. Throws if the command ends too early or takes
   * too long.
   */
  async waitForLines(lines: readonly string[]): Promise<void> {
    const deadline = Date.now() + outputTimeoutMs;
    while (!lines.every(line => this.#printed.includes(line))) {
      if (Date.now() > deadline || this.#child.exitCode !== null) {
        throw new Error(
          `$ ${this.#command}\nExpected it to print:\n${lines.join('\n')}\nFound:\n${this.#printed}`,
        );
      }
      await wait(50);
    }
  }

  /** Ends the command and all processes that it started. */
  async stop(): Promise<void> {
    const {pid, exitCode, signalCode} = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) {
      process.kill(-pid, 'SIGTERM');
    }
    await this.#closed;
  }
}
