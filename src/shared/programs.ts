/** One HTTP request of a program that runs in the page, with its answer. */
export type Exchange = {
  method: string;
  /** Path and query, as sent. */
  path: string;
  /** The procedures that it calls, in order; more than one in a batch. */
  procedures: string[];
  isBatch: boolean;
  /** JSON of the inputs: decoded from the query, or the body as sent. Empty when there is none. */
  input: string;
  status: number;
  /** The response body as sent: JSON. */
  output: string;
};

/** What a program tells while it runs. */
export type ProgramObserver = {
  /** A line that the program printed. */
  onOutput: (text: string) => void;
  onExchange: (exchange: Exchange) => void;
};

/** The module of a program: the shown files of one variant of a live pair. `run` rejects with what the program throws. */
export type Program = {run: (observer: ProgramObserver) => Promise<void>};

/** Path below the site's base URL of a program; `digest` is a hash of its code. */
export function programPath(digest: string): string {
  return `programs/${digest}.js`;
}
