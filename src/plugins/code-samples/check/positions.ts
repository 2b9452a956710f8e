import type ts from 'typescript';
import {fenceToMarkdown} from '../page';
import type {MarkdownPosition} from '../problem';
import type {VirtualFile} from './virtualFiles';

/** A position in a fence, with zero-based line and column. */
export type FencePosition = {line: number; column: number};

/** Converts an offset in a virtual file to a position in its fence. */
export function offsetToFence(
  virtualFile: VirtualFile,
  source: ts.SourceFile,
  offset: number,
): FencePosition {
  const {line, character} = source.getLineAndCharacterOfPosition(offset);
  return {line: virtualFile.file.firstLine + line, column: character};
}

/** Converts a position in a fence to an offset in a virtual file. Returns undefined if the position is in another file of the fence. */
export function fenceToOffset(
  virtualFile: VirtualFile,
  source: ts.SourceFile,
  {line, column}: FencePosition,
): number | undefined {
  const lineInFile = line - virtualFile.file.firstLine;
  const starts = source.getLineStarts();
  const start = starts[lineInFile];
  return start === undefined || start + column > source.end ? undefined : start + column;
}

/** Converts an offset in a virtual file to a position in the Markdown file. */
export function offsetToMarkdown(
  virtualFile: VirtualFile,
  source: ts.SourceFile,
  offset: number,
): MarkdownPosition {
  const {line, column} = offsetToFence(virtualFile, source, offset);
  return fenceToMarkdown(virtualFile.file.sample.fence, line, column);
}
