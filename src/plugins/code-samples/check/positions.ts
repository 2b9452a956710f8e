import type ts from 'typescript';
import {toMarkdown} from '../page';
import type {MarkdownPosition} from '../problem';
import type {VirtualFile} from './virtualFiles';

/** A place in a fence: line and column from 0. */
export type FencePosition = {line: number; column: number};

/** Where a place of the compiler's file is in its fence. */
export function toFence(virtual: VirtualFile, source: ts.SourceFile, offset: number): FencePosition {
  const {line, character} = source.getLineAndCharacterOfPosition(offset);
  return {line: virtual.file.firstLine + line, column: character};
}

/** Where a place of a fence is in the compiler's file; undefined when it lies in another file of the fence. */
export function toOffset(
  virtual: VirtualFile,
  source: ts.SourceFile,
  {line, column}: FencePosition,
): number | undefined {
  const inFile = line - virtual.file.firstLine;
  const starts = source.getLineStarts();
  const start = starts[inFile];
  return start === undefined || start + column > source.end ? undefined : start + column;
}

export function toMarkdownPosition(
  virtual: VirtualFile,
  source: ts.SourceFile,
  offset: number,
): MarkdownPosition {
  const {line, column} = toFence(virtual, source, offset);
  return toMarkdown(virtual.file.sample.fence, line, column);
}
