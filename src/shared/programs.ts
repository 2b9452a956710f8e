// A live pair is a server file and a client file that readers can run together in the page. The build turns each live pair into a program,
// which is one JavaScript module. If a live pair has several variants of its server file, the build creates a program for each variant.

/** One HTTP request of a program that runs in the page, with its response. */
export type Exchange = {
  method: string;
  /** The path and the query of the request. They aren't decoded. */
  path: string;
  /** The procedures that the request calls, in order. A batch calls more than one. */
  procedures: string[];
  isBatch: boolean;
  /** The inputs as JSON, from the decoded query or from the request body. Empty if there are no inputs. */
  input: string;
  status: number;
  /** The unchanged response body, which is JSON. */
  output: string;
};

/** Callbacks that a program calls while it runs. */
export type ProgramObserver = {
  /** Receives a line that the program printed. */
  onOutput: (text: string) => void;
  onExchange: (exchange: Exchange) => void;
};

/** The exports of a program's module. `run` rejects if the program throws an error. */
export type Program = {run: (observer: ProgramObserver) => Promise<void>};

/** Returns the path of a program, relative to the site's base URL. `digest` is a hash of the program's code. */
export function programPath(digest: string): string {
  return `programs/${digest}.js`;
}
