import {describeError, describePrint, describeValue, type Outcome} from './expectation';

type Origin = 'page' | 'app';

/** What a bundle calls as `__sample`: notes what the statements with a `// =>` comment do, and what the files define. */
export class Recorder {
  readonly outcomes = new Map<number, Outcome[]>();
  /** Routers in the order in which they were made. */
  readonly routers: {router: object; origin: Origin}[] = [];
  /** React hooks, and the function that made them. */
  readonly madeHooks: {maker: string; hooks: object; origin: Origin}[] = [];

  /** The statement that each file has come to: line and column from 0. */
  readonly progress = new Map<string, {line: number; column: number}>();
  /** The file whose statement came last. */
  latest: string | undefined;

  at(path: string, line: number, column: number): void {
    this.progress.set(path, {line, column});
    this.latest = path;
  }

  value<T>(id: number, value: T): T {
    this.#note(id, describeValue(value));
    return value;
  }

  print(id: number, log: (...args: unknown[]) => void): (...args: unknown[]) => void {
    return (...args) => {
      this.#note(id, describePrint(args));
      log(...args);
    };
  }

  thrown(id: number, error: unknown): void {
    this.#note(id, describeError(error));
  }

  /** The statement that was to throw did not, or its promise still may. */
  returned<T>(id: number, value?: T): T | undefined {
    if (value instanceof Promise) {
      value.then(
        () => this.#note(id, NOTHING_THROWN),
        (error: unknown) => this.thrown(id, error),
      );
    } else {
      this.#note(id, NOTHING_THROWN);
    }
    return value;
  }

  router(router: object, origin: Origin): void {
    this.routers.push({router, origin});
  }

  hooks(maker: string, hooks: object, origin: Origin): void {
    this.madeHooks.push({maker, hooks, origin});
  }

  #note(id: number, outcome: Outcome): void {
    this.outcomes.set(id, [...(this.outcomes.get(id) ?? []), outcome]);
  }
}

const NOTHING_THROWN: Outcome = {texts: ['nothing thrown']};
