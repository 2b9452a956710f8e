import type {CompiledFile, PlaygroundFile, PlaygroundProject, SourcePosition} from '../../shared/programs';

/** A problem that the compiler has found. Lines and columns start at 1. */
export type EditorProblem = SourcePosition & {
  message: string;
  code: number;
  severity: 'error' | 'warning' | 'info';
};

export type EditorOptions = {
  project: PlaygroundProject;
  onChange: (files: PlaygroundFile[]) => void;
  /** Receives all problems of the project when they have changed and the reader has stopped typing. */
  onProblems: (problems: EditorProblem[]) => void;
  /** Requests that a file is shown, for example because it contains a definition. Mounting the file selects the position. */
  onOpenFile: (path: string, position: {line: number; column: number}) => void;
  /** Receives the error if the compiler can't be loaded. The files can still be edited. */
  onCompilerFailure?: (error: Error) => void;
};

/** The editor of a project. Files keep their cursor and their undo history while they aren't mounted. */
export type ProjectEditor = {
  /** Shows a file. Several files can be mounted at once. */
  mount: (path: string, parent: HTMLElement) => void;
  unmount: (path: string) => void;
  setProject: (project: PlaygroundProject) => void;
  getFiles: () => PlaygroundFile[];
  /** Selects a position, and focuses the file. If the file isn't mounted, this happens when it is. */
  goTo: (path: string, line: number, column: number) => void;
  /** Scrolls the page until the line with the cursor is in view. Does nothing if no file has the focus. */
  revealCursor: () => void;
  format: (path: string) => Promise<void>;
  /** Compiles the current text of all files. Rejects if the compiler can't be loaded. */
  compile: () => Promise<CompiledFile[]>;
  destroy: () => void;
};

export type EditorModule = {createEditor: (options: EditorOptions) => ProjectEditor};
