// The messages between the editor and the worker with the compiler. All offsets are zero-based and in UTF-16 code units.
import type {CompiledFile, PlaygroundFile} from '../../shared/programs';

/** A problem that the compiler has found in a file. */
export type Diagnostic = {
  start: number;
  end: number;
  severity: 'error' | 'warning' | 'info';
  message: string;
  code: number;
};

/** A place in a file of the project. */
export type Span = {path: string; start: number; end: number};

export type Completion = {
  name: string;
  /** Kind of the symbol, as the compiler names it, such as `method`. */
  kind: string;
  /** Completions are sorted by this text first. */
  sortText: string;
  /** The text to insert if it isn't the name. */
  insertText?: string;
};

export type Completions = {
  /** The range to replace, or undefined if it is the word before the cursor. */
  start?: number;
  end?: number;
  items: Completion[];
};

/** A part of a signature or comment. `kind` is the compiler's, such as `keyword`. */
export type Part = {text: string; kind: string};

/** What the compiler knows about a symbol. */
export type SymbolInfo = {
  type: Part[];
  docs: Part[];
  tags: {name: string; text: Part[]}[];
};

export type Hover = SymbolInfo & {start: number; end: number};

/** A replacement in a file. */
export type TextEdit = Span & {text: string};

/** The result of a rename: the edits, or the reason why the symbol can't be renamed. */
export type RenameResult = {edits: TextEdit[]} | {problem: string};

/** The requests that the compiler handles. */
export type Compiler = {
  /** Replaces the files of the project. */
  setFiles: (files: PlaygroundFile[]) => void;
  updateFile: (path: string, code: string) => void;
  getDiagnostics: (path: string) => Diagnostic[];
  getCompletions: (path: string, offset: number) => Completions;
  getCompletionDetails: (path: string, offset: number, name: string) => SymbolInfo | undefined;
  getHover: (path: string, offset: number) => Hover | undefined;
  getDefinitions: (path: string, offset: number) => Span[];
  getReferences: (path: string, offset: number) => Span[];
  /** Returns the range of the symbol to rename, or the reason why it can't be renamed. */
  getRenameRange: (path: string, offset: number) => Span | {problem: string};
  rename: (path: string, offset: number, name: string) => RenameResult;
  format: (path: string) => TextEdit[];
  compile: () => CompiledFile[];
};

/** A message to the worker. The first message of a worker loads the declarations, which are the bytes of their JSON file. */
export type WorkerRequest = {
  [Method in keyof Compiler]: {id: number; method: Method; args: Parameters<Compiler[Method]>};
}[keyof Compiler];
export type WorkerMessage = {declarations: ArrayBuffer} | WorkerRequest;

/** A message from the worker. `isReady` is sent when the declarations have been loaded. */
export type WorkerReply =
  {id: number; result: unknown} | {id: number; error: string} | {isReady: true} | {failed: string};
