import type {Exchange} from '../../../shared/programs';

/** A run in the sandbox, as the environment of a docs version sees it. */
export type SandboxRun = {
  /** The compiled files of the project. */
  files: readonly {path: string; code: string}[];
  /** Evaluates a file, if it hasn't been evaluated yet, and returns its exports. */
  evaluate: (path: string) => Promise<Exports>;
  /** Evaluates the files that are needed and that haven't been started yet. If one of them fails, the run ends with its error. */
  evaluateEarly: (isNeeded: (file: {path: string; code: string}) => boolean) => Promise<void>;
  /** The files that have been evaluated completely, in this order. */
  listEvaluated: () => {path: string; exports: Exports}[];
  /** Returns a package. Throws if no loaded pack contains it. */
  load: (specifier: string) => unknown;
  /** Returns whether a loaded pack contains a package. */
  has: (specifier: string) => boolean;
  onExchange: (exchange: Exchange) => void;
  /** Keeps the run from finishing until the promise is settled. */
  keepAlive: <T>(promise: Promise<T>) => Promise<T>;
};

export type Exports = Record<string, unknown>;

/** What an environment adds to a run. */
export type Environment = {
  /** Global variables, such as `fetch`. They replace those of the browser. A getter can use a pack that is loaded later. */
  globals?: Record<string, unknown>;
  /** Replaces the exports of a package. */
  wrapPackage?: (specifier: string, exports: unknown) => unknown;
  /** Shows what the exports of the first file look like, if they include a component. Returns whether they do. */
  showPreview?: (entry: {path: string; exports: Exports}, container: HTMLElement) => Promise<boolean>;
};

/** The exports of an environment module, which is a part of the first pack. */
export type EnvironmentModule = {createEnvironment: (run: SandboxRun) => Environment};

/** What the script of a pack exports. */
export type PackModule = {
  packages: Record<string, () => unknown>;
  environment?: EnvironmentModule;
};
