import {Facet} from '@codemirror/state';
import type {CompilerClient} from '../compiler/client';
import type {Span, TextEdit} from '../compiler/protocol';

/** What the extensions of a file's editor know about the file and its project. */
export type FileSession = {
  path: string;
  call: CompilerClient['call'];
  /** Selects a range, and shows its file. */
  open: (span: Span) => void;
  /** Applies edits to all files that they name, as one step of each file's history. */
  apply: (edits: readonly TextEdit[]) => void;
};

/** The session of an editor's file. */
export const fileSession = Facet.define<FileSession, FileSession | undefined>({
  combine: ([session]) => session,
});
