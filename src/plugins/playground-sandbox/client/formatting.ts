import {format, inspect} from 'node-inspect-extracted';
import {fileScheme, type StackFrame} from '../../../shared/sandbox';

/** Formats the arguments of `console.log` as Node does. Stack traces of errors are left out, because they are about the sandbox. */
export function formatOutput(values: readonly unknown[]): string {
  return removeStackTraces(format(...values));
}

/** Describes a thrown value by its name and message. */
export function describeThrown(thrown: unknown): string {
  if (!(thrown instanceof Error)) {
    return removeStackTraces(inspect(thrown));
  }
  const text = thrown.message === '' ? thrown.name : `${thrown.name}: ${thrown.message}`;
  const {cause} = thrown;
  return cause instanceof Error && !text.includes(cause.message) ? `${text} (${cause.message})` : text;
}

/** Returns the calls in a stack trace that are in files of the project. */
export function readStackFrames(thrown: unknown): StackFrame[] {
  const stack = thrown instanceof Error ? String(thrown.stack ?? '') : '';
  return parseStackFrames(stack);
}

export function parseStackFrames(text: string): StackFrame[] {
  return [...text.matchAll(new RegExp(`${fileScheme}([^\\s()]+?):(\\d+):(\\d+)`, 'g'))].map(
    ([, path = '', line, column]) => ({path: decodeURI(path), line: Number(line), column: Number(column)}),
  );
}

/** Chromium and Safari start the lines of a stack trace with `at` or with the name of the function, and Firefox adds `@`. */
function removeStackTraces(text: string): string {
  return text
    .replace(/\n *(?:at .*|[^\n]*@[^\n]*)(?::\d+:\d+\)?|<anonymous>\)|\(native\))(?=\n|$| \{|\]|,)/g, '')
    .replace(/\n *at async [^\n]*/g, '');
}
