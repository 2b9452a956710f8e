import type ts from 'typescript';
import {fenceToMarkdown} from '../page';
import type {MarkdownPosition} from '../problem';
import type {VirtualFile} from './virtualFiles';

/** A position in a fence, with line and column from 0. */
export type FencePosition = {line: number; column: number};

/** Converts an offset in a virtual file to a position in its fence. */
export function offsetToFence(virtual: VirtualFile, source: ts.SourceFile, offset: number): FencePosition {
  const {line, character} = source.getLineAndCharacterOfPosition(offset);
  return {line: virtual.file.firstLine + line, column: character};
}

/** Converts a position in a fence to an offset in a virtual file. Returns undefined if the position is in another file of the fence. */
export function fenceToOffset(
  virtual: VirtualFile,
  source: ts.SourceFile,
  {line, column}: FencePosition,
): number | undefined {
  const lineInFile = line - virtual.file.firstLine;
  const starts = source.getLineStarts();
  const start = starts[lineInFile];
  return start === undefined || start + column > source.end ? undefined : start + column;
}

/** Converts an offset in a virtual file to a position in the Markdown file. */
export function offsetToMarkdown(
  virtual: VirtualFile,
  source: ts.SourceFile,
  offset: number,
): MarkdownPosition {
  const {line, column} = offsetToFence(virtual, source, offset);
  return fenceToMarkdown(virtual.file.sample.fence, line, column);
}
