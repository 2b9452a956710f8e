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

// The types below connect the parts of the playground: the projects that the build collects, the editor, and the sandbox.

export type PlaygroundFile = {
  /** Path in the project with `/` between folders, such as `server/router.ts`. */
  path: string;
  code: string;
};

/** A set of TypeScript files that readers edit and run in the page. */
export type PlaygroundProject = {
  /** Label of the docs version whose packages the project uses, such as `10.x`. */
  version: string;
  files: PlaygroundFile[];
  /** Path of the file that the editor shows first. */
  activeFile: string;
  /** Paths of two files that are shown side by side where there is room: the reader edits the server, and the client shows what it means. */
  sides?: {server: string; client: string};
  /** Why the project can be edited, but can't run in the page. */
  cannotRun?: string;
};

/** A project that readers can start from on the playground's page. */
export type PlaygroundStart = {
  /** Names the project in URLs. It is unique in its docs version. */
  id: string;
  title: string;
  /** A sentence about the project. */
  text: string;
  project: PlaygroundProject;
};

/** The starting points of a docs version. */
export type VersionStarts = {version: string; starts: PlaygroundStart[]};

/** Matches the code of a file that starts a server. */
export const startsServer = /\.listen\(|\bWebSocketServer\(|\bServer\(\{/;

/** Lists the ports on which the code of a file starts servers. */
export function listServerPorts(code: string): string[] {
  return Array.from(
    code.matchAll(/\.listen\(\s*(\d+)|\bport:\s*(\d+)/g),
    ([, first, second = '']) => first ?? second,
  );
}

/** A file after compilation, ready for the sandbox. */
export type CompiledFile = {
  path: string;
  /** A CommonJS module. */
  code: string;
  /** The source map as JSON. */
  map: string;
};

/** What happens during a run, in order. The last event of each run has the type `end`. */
export type RunEvent =
  | {type: 'output'; level: 'log' | 'info' | 'warn' | 'error' | 'debug'; text: string}
  | {type: 'exchange'; exchange: Exchange}
  | {type: 'preview'}
  | {type: 'error'; message: string; position?: SourcePosition}
  | {type: 'end'; reason: 'finished' | 'failed' | 'timeout' | 'too-much-output' | 'stopped' | 'not-loaded'};

/** A position in a file that the reader edits. Lines and columns start at 1. */
export type SourcePosition = {path: string; line: number; column: number};

/**
 * Returns the headers with which the components of a project call its server. The context of the reference app accepts a name in place of a
 * session, so that procedures that need a user can be tried. A project with a form to log in has a session of its own.
 */
export function findUserHeaders(files: readonly {path: string; code: string}[]): {authorization?: string} {
  const acceptsName = files.some(
    ({path, code}) => path === 'server/context.ts' && code.includes('authorization'),
  );
  const hasForm = files.some(({path, code}) => path.endsWith('.tsx') && /\.log(?:in|out)\b/.test(code));
  return acceptsName && !hasForm ? {authorization: 'Bearer Ada'} : {};
}
