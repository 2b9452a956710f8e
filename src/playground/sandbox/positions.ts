import {originalPositionFor, TraceMap} from '@jridgewell/trace-mapping';
import type {CompiledFile, SourcePosition} from '../../shared/programs';
import type {StackFrame} from '../../shared/sandbox';

/**
 * Returns the position of the innermost call that is in the reader's code.
 * @param statement the statement to use if no call is in the reader's code
 */
export function findPosition(
  frames: readonly StackFrame[],
  files: readonly CompiledFile[],
  statement?: StackFrame,
): {position?: SourcePosition} {
  for (const {path, line, column} of frames) {
    const file = files.find(candidate => candidate.path === path);
    if (file?.map === '') {
      return {position: {path, line, column}};
    }
    const found = file && originalPositionFor(new TraceMap(file.map), {line, column: column - 1});
    if (found?.line) {
      return {position: {path, line: found.line, column: found.column + 1}};
    }
  }
  return statement && files.some(({path}) => path === statement.path) ? {position: statement} : {};
}
