import type {Server} from 'node:http';
import type {ReactNode} from 'react';
import type ts from 'typescript';

/**
 * The default export of a site's environment module. It adds everything to the runs of samples that depends on the site's packages. All
 * members are optional. The module runs in the process that runs the samples.
 */
export type Environment = {
  /**
   * Packages that check whether they run in a browser when they are loaded, and don't check it again later. They are loaded once, before the
   * first sample, while the globals of a browser exist. Packages that a docs version doesn't have are left out.
   */
  preload?: readonly string[];
  /** The file of the reference app that `loadApp` evaluates. The reference app is a folder whose files samples can import. */
  appEntry?: string;
  /** Finds the variables of a file whose values the environment needs. Each variable must be declared at the top level. */
  findCaptures?: (source: ts.SourceFile) => CapturedName[];
  /** Creates a server for requests to ports that no sample has opened. It is called at the first of these requests. */
  createServer?: (run: SampleRun) => Server;
  /** Returns whether the default export of a file is a component, whatever its parameters are. */
  isPage?: (path: string) => boolean;
  /**
   * Creates a function that returns the element to render for a component, for example inside providers. The call itself runs without the
   * globals of a browser, and the returned function runs with them. By default, the component is rendered with its props only.
   */
  prepareComponent?: (run: SampleRun, component: PreparedComponent) => Promise<() => ReactNode>;
};

/** The name of a variable, and what kind of value it contains. The environment chooses the kinds. */
export type CapturedName = {name: string; kind: string};

/** The value of a variable that `findCaptures` has found, in a file of the page or of the reference app. */
export type Capture = {kind: string; value: object; origin: 'page' | 'app'};

/** A file of the page after its evaluation. */
export type EvaluatedExports = {path: string; exports: Record<string, unknown>};

/** An exported component of a sample. */
export type PreparedComponent = EvaluatedExports & {
  exportName: string;
  props: Record<string, unknown>;
};

/** The run of a project of a page, as the environment sees it. */
export type SampleRun = {
  /** Loads a package of the docs version. */
  load: (specifier: string) => unknown;
  /** The captured values so far, in the order in which the variables were declared. */
  captures: readonly Capture[];
  /** Lists the evaluated files, in the order of their evaluation. */
  listEvaluated: () => EvaluatedExports[];
  /**
   * Evaluates files of the page early, because a request needs them. Files whose evaluation has already started are left out.
   * @param kinds the kinds of the values that the file captures
   */
  evaluateEarly: (isNeeded: (path: string, kinds: readonly string[]) => boolean) => Promise<void>;
  /** Evaluates the entry file of the reference app once, and returns its exports. */
  loadApp: () => Promise<Record<string, unknown>>;
};
