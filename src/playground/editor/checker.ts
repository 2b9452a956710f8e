import type {CompilerClient} from '../compiler/client';
import type {Diagnostic} from '../compiler/protocol';

/** Time between a key and the check of the files. */
const checkDelayMs = 60;
/** Time without a key after which problems are reported, so that screen readers hear at most one message for each pause. */
const reportDelayMs = 600;

type Options = {
  call: CompilerClient['call'];
  /** Lists the paths of all files. The files that the reader sees come first. */
  listPaths: () => string[];
  onChecked: (path: string, diagnostics: Diagnostic[]) => void;
  /** Called when all files have been checked and the reader has stopped typing. */
  onReport: () => void;
};

/** Checks the files of a project after each change. A change during a check starts it again. */
export class Checker {
  readonly #options: Options;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;
  #reportTimer: ReturnType<typeof setTimeout> | undefined;
  #revision = 0;
  #isRunning = false;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Checks all files soon. */
  schedule(): void {
    this.#revision++;
    clearTimeout(this.#checkTimer);
    clearTimeout(this.#reportTimer);
    this.#checkTimer = setTimeout(() => void this.#check(), checkDelayMs);
  }

  close(): void {
    this.#isClosed = true;
    this.#revision++;
    clearTimeout(this.#checkTimer);
    clearTimeout(this.#reportTimer);
  }

  async #check(): Promise<void> {
    if (this.#isRunning) {
      return;
    }
    this.#isRunning = true;
    let revision: number;
    do {
      revision = this.#revision;
      await this.#checkFiles(revision);
    } while (revision !== this.#revision && !this.#isClosed);
    this.#isRunning = false;
    if (!this.#isClosed) {
      clearTimeout(this.#reportTimer);
      this.#reportTimer = setTimeout(() => this.#options.onReport(), reportDelayMs);
    }
  }

  /** Checks one file after the other, so that other requests are handled in between. */
  async #checkFiles(revision: number): Promise<void> {
    for (const path of this.#options.listPaths()) {
      const diagnostics = await this.#options.call('getDiagnostics', path).catch(() => undefined);
      if (revision !== this.#revision) {
        return;
      }
      if (diagnostics) {
        this.#options.onChecked(path, diagnostics);
      }
    }
  }
}
