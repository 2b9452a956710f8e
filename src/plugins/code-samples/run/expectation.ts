import {format, inspect} from 'node:util';
import {collapseWhitespace, type Expectation} from './instrument';

/** What a statement computed, printed or threw. Lists each form that an author can write after `// =>`. Messages suggest the first form. */
export type Outcome = {texts: string[]};

export function describeValue(value: unknown): Outcome {
  return {texts: renderValue(value).map(collapseWhitespace)};
}

export function describePrint(args: readonly unknown[]): Outcome {
  const printed = format(...args);
  const inspected = args.map(arg => renderValue(arg)[0] ?? '').join(' ');
  return {
    texts: [...(args.length === 1 ? renderValue(args[0]) : []), inspected, printed].map(collapseWhitespace),
  };
}

export function describeError(error: unknown): Outcome {
  return {
    texts: [error instanceof Error ? renderError(error) : (renderValue(error)[0] ?? '')].map(
      collapseWhitespace,
    ),
  };
}

/**
 * Returns whether one of a statement's outcomes matches its comment. If the comment ends in `...` or `…`, the outcome only has to start
 * with the text before this ending.
 */
export function matchesExpectation(expectation: Expectation, outcomes: readonly Outcome[]): boolean {
  const {text} = expectation;
  const start = /^(.*?)\s*(?:\.\.\.|…)$/.exec(text)?.[1];
  return outcomes
    .flatMap(({texts}) => texts)
    .some(found => found === text || (start !== undefined && start !== '' && found.startsWith(start)));
}

function renderValue(value: unknown): string[] {
  const whole = inspect(value, {depth: 20, breakLength: Infinity, compact: true, maxArrayLength: 1000});
  if (typeof value === 'string') {
    return [whole, value];
  }
  if (value instanceof Error) {
    const text = renderError(value);
    return [text, `[${text}]`];
  }
  return [whole, inspect(value)];
}

function renderError(error: Error): string {
  return `${error.name}: ${error.message}`;
}
