// The sandbox is a frame in which the reader's code runs. The build writes the frame and the packages for it, and the page loads them.

/** Path of the file that lists the frame and the packages, relative to the site's base URL. Its content is a `SandboxManifest`. */
export const sandboxManifestPath = 'playground-sandbox.json';

/** The folder of the packs, relative to the site's base URL. The name of each file in it contains a hash of its content. */
export const packsFolder = 'playground/packs';

/** The beginning of the frame's path, relative to the site's base URL. A hash of the content follows. */
export const framePathStart = 'playground/frame-';

/** A script with several packages for the sandbox. */
export type Pack = {
  /** Path of the script, relative to the site's base URL. */
  path: string;
  /** The names by which code imports the packages. */
  packages: string[];
  /** The packages of other packs that the pack imports. */
  imports: string[];
  /** Whether every run needs the pack. Other packs are only loaded if the project imports one of their packages. */
  isRequired: boolean;
};

export type SandboxManifest = {
  /** Path of the frame, relative to the site's base URL. */
  frame: string;
  /** The packs of each docs version, in the order in which the frame evaluates them. */
  versions: Record<string, Pack[]>;
  /** Regular expressions for compiled files that need a package without importing it. */
  needs: Record<string, string>;
};

/** The message with which the page starts a run. It also hands over the port on which the frame reports events. */
export type StartMessage = {
  type: 'start';
  files: {path: string; code: string}[];
  /** Paths of the files that run, in their order. Components of the last one are shown. */
  entries: string[];
  /** The scripts of the packs. */
  packs: string[];
  theme: 'light' | 'dark';
  limits: SandboxLimits;
};

export type SandboxLimits = {
  /** The longest time that code can run without a pause, in milliseconds. */
  blockingMs: number;
  /** The largest number of lines that a run can print, and the largest length of all its lines. */
  lines: number;
  characters: number;
};

/** A message on the port. The page sends `ping`, and the frame answers with `pong`. */
export type FrameMessage =
  | {type: 'output'; level: 'log' | 'info' | 'warn' | 'error' | 'debug'; text: string}
  | {type: 'exchange'; exchange: object}
  | {type: 'preview'}
  | {
      type: 'error';
      message: string;
      frames: StackFrame[];
      /** The position of the statement that was running, for errors without a stack trace. It's in the code before compilation. */
      statement: StackFrame | undefined;
    }
  | {type: 'end'; reason: 'finished' | 'failed' | 'timeout' | 'too-much-output'}
  | {type: 'pong'};

/** A position in the compiled code of a project's file. Lines and columns start at 1. The innermost call comes first. */
export type StackFrame = {path: string; line: number; column: number};

/** What stack traces contain before the path of a project's file. */
export const fileScheme = 'project://';
