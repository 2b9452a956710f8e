import {setImmediate} from 'node:timers/promises';
import type {PageChecks} from './pageChecks';

/** The rendered problems of each file. Files without problems are left out. */
export type Messages = ReadonlyMap<string, readonly string[]>;

/** The other files are checked after this delay, so that the check doesn't slow down the compilation of the saved file. */
const othersDelayMs = 300;

/** Reports the problems of pages while the site is served: new ones in the terminal, and all of them to a function. */
export class PageReport {
  readonly #checks: Pick<PageChecks, 'check' | 'render' | 'update' | 'findFile' | 'listCheckedFiles'>;
  readonly #onChange: (messages: Messages) => void;
  readonly #messages = new Map<string, readonly string[]>();
  /** Increases with each change, so that a check of all files stops when it's no longer up to date. */
  #round = 0;
  /** The pages that were opened before the first check of all files. */
  readonly #openRoutes = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #beforeEach: () => Promise<void> = setImmediate;

  /** @param onChange called after the problems of a file have changed */
  constructor(
    checks: Pick<PageChecks, 'check' | 'render' | 'update' | 'findFile' | 'listCheckedFiles'>,
    onChange: (messages: Messages) => void,
  ) {
    this.#checks = checks;
    this.#onChange = onChange;
  }

  /**
   * Checks the page that a reader opens. Before the first check of all files, the page only gets the first place in it, because the checks
   * would slow down the compilation of the page.
   */
  open(route: string): void {
    if (this.#round === 0) {
      this.#openRoutes.add(route);
      return;
    }
    const file = this.#checks.findFile(route);
    if (file !== undefined) {
      this.#check(file);
    }
  }

  /** Checks a file that has been added, changed or removed, and afterwards all other files if their problems can depend on the change. */
  update(file: string): void {
    const affectsOthers = this.#checks.update(file);
    if (this.#checks.listCheckedFiles().includes(file)) {
      this.#check(file);
    }
    if (affectsOthers) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.checkAll(), othersDelayMs);
    }
  }

  /**
   * Checks all files.
   * @param beforeEach called before each file, in this check and in later ones; the file waits for its promise. By default, the dev server
   * can respond to requests between two files.
   */
  async checkAll(beforeEach = this.#beforeEach): Promise<void> {
    this.#beforeEach = beforeEach;
    this.#round += 1;
    const round = this.#round;
    const files = this.#checks.listCheckedFiles();
    const open = [...this.#openRoutes].flatMap(route => this.#checks.findFile(route) ?? []);
    this.#openRoutes.clear();
    // Files with problems come early, because a change has often fixed them.
    const removed = [...this.#messages.keys()].filter(file => !files.includes(file));
    for (const file of new Set([...open, ...this.#messages.keys(), ...files])) {
      await beforeEach();
      if (round !== this.#round) {
        return;
      }
      if (removed.includes(file)) {
        this.#set(file, []);
      } else {
        this.#check(file);
      }
    }
  }

  #check(file: string): void {
    try {
      this.#set(
        file,
        this.#checks.check(file).map(problem => this.#checks.render(problem, true)),
      );
    } catch (error) {
      // A fault of the check must not end the dev server.
      console.error(`${file}: the page could not be checked.`, error);
    }
  }

  #set(file: string, messages: readonly string[]): void {
    const before = this.#messages.get(file) ?? [];
    if (before.join('\n') === messages.join('\n')) {
      return;
    }
    for (const message of messages.filter(text => !before.includes(text))) {
      console.error(`\n${message}`);
    }
    if (messages.length === 0) {
      this.#messages.delete(file);
      console.log(`${file}: no problems left`);
    } else {
      this.#messages.set(file, messages);
    }
    this.#onChange(this.#messages);
  }
}
