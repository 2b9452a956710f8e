/** One HTTP request of a program that runs in the page, with its response. */
export type Exchange = {
  method: string;
  /** Path and query of the request, without decoding. */
  path: string;
  /** The procedures that the request calls, in order. A batch calls more than one. */
  procedures: string[];
  isBatch: boolean;
  /** The inputs as JSON, from the decoded query or from the request body. Empty if there are none. */
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

/** The module of a program, which is built from the shown files of one variant of a live pair. `run` rejects with the program's error. */
export type Program = {run: (observer: ProgramObserver) => Promise<void>};

/** Returns the path of a program, relative to the site's base URL. `digest` is a hash of the program's code. */
export function programPath(digest: string): string {
  return `programs/${digest}.js`;
}
