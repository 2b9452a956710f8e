import type {Capture} from './environment';
import {describeError, describePrint, describeValue, type Outcome} from './expectation';

/**
 * The object that instrumented code calls as `__sample`. It records the outcomes of statements with a `// =>` comment, and the values of
 * captured variables.
 */
export class Recorder {
  /** Outcomes of statements, keyed by the id of the expectation. A statement that runs several times has several outcomes. */
  readonly outcomes = new Map<number, Outcome[]>();
  /** The values of captured variables, in the order in which the variables were declared. */
  readonly captures: Capture[] = [];

  /** For each file, the zero-based position of the statement that started last. */
  readonly progress = new Map<string, {line: number; column: number}>();
  /** The file whose statement started last. */
  latestFile: string | undefined;

  /** Records that a statement is about to run. */
  at(path: string, line: number, column: number): void {
    this.progress.set(path, {line, column});
    this.latestFile = path;
  }

  /** Records a computed value and returns it. */
  value<T>(id: number, value: T): T {
    this.#record(id, describeValue(value));
    return value;
  }

  /** Wraps a console method so that it records what it prints. */
  print(id: number, log: (...args: unknown[]) => void): (...args: unknown[]) => void {
    return (...args) => {
      this.#record(id, describePrint(args));
      log(...args);
    };
  }

  /** Records a thrown error. */
  thrown(id: number, error: unknown): void {
    this.#record(id, describeError(error));
  }

  /**
   * Records that a statement with `// => throws` did not throw. If its value is a promise, the outcome of the promise is recorded instead.
   */
  returned<T>(id: number, value?: T): T | undefined {
    if (value instanceof Promise) {
      value.then(
        () => this.#record(id, NOTHING_THROWN),
        (error: unknown) => this.thrown(id, error),
      );
    } else {
      this.#record(id, NOTHING_THROWN);
    }
    return value;
  }

  /** Records the value of a captured variable. */
  capture(kind: string, value: object, origin: Capture['origin']): void {
    this.captures.push({kind, value, origin});
  }

  #record(id: number, outcome: Outcome): void {
    this.outcomes.set(id, [...(this.outcomes.get(id) ?? []), outcome]);
  }
}

const NOTHING_THROWN: Outcome = {texts: ['nothing thrown']};
