import {inspect} from 'node:util';

/** A mistake in a Markdown file that its author can fix. */
export type Problem = {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  /** One-based line and column in the Markdown file. */
  line: number;
  column: number;
  /** Describes the mistake, in the form "<what is wrong>. Found X, expected Y." */
  message: string;
  /** Explains how to fix the mistake, in one or two sentences. */
  advice?: string;
  /** The number of the compiler error, if the compiler found the problem. */
  code?: number;
  /** Number of columns to underline with carets, 1 by default. */
  length?: number;
  /** Whether the author may still be working on it. The dev server then calls the problem a warning. It's an error in commands and builds. */
  canWait?: boolean;
  /** Whether the framework can't load the site until the mistake is fixed. */
  preventsLoading?: boolean;
};

/** A position in a Markdown file, with one-based line and column. */
export type MarkdownPosition = {line: number; column: number};

/**
 * Renders a problem for the terminal. The text begins with a line such as `docs/page.md:42:7: error TS2339: message`. Below it are the
 * lines around the position, with carets under the mistake, and the advice.
 * @param isServing whether the problem is rendered for the author of a page that is being served
 */
export function renderProblem(problem: Problem, markdown: string, isServing = false): string {
  const code = problem.code === undefined ? '' : ` TS${problem.code}`;
  const kind = isServing && problem.canWait ? 'warning' : 'error';
  return [
    `${problem.file}:${problem.line}:${problem.column}: ${kind}${code}: ${problem.message}`,
    renderCodeFrame(problem, markdown),
    problem.advice === undefined ? '' : `  ${problem.advice}\n`,
  ]
    .filter(part => part !== '')
    .join('\n');
}

function renderCodeFrame({line, column, length = 1}: Problem, markdown: string): string {
  const lines = markdown.split(/\r?\n/);
  const lineText = lines[line - 1];
  if (lineText === undefined) {
    return '';
  }
  const first = Math.max(1, line - 2);
  const width = String(line + 1).length;
  const frame: string[] = [];
  for (let number = first; number <= Math.min(lines.length, line + 1); number++) {
    const mark = number === line ? '>' : ' ';
    frame.push(`  ${mark} ${String(number).padStart(width)} | ${lines[number - 1] ?? ''}`.trimEnd());
    if (number === line) {
      const carets = '^'.repeat(Math.max(1, Math.min(length, lineText.length - column + 1)));
      frame.push(`    ${' '.repeat(width)} | ${' '.repeat(column - 1)}${carets}`);
    }
  }
  return frame.join('\n');
}

/**
 * The error that stops a command because of mistakes in files. A terminal shows only its message, because a stack trace would say nothing
 * about the mistakes.
 */
export class ProblemsError extends Error {
  /**
   * @param title what the problems have in common
   * @param problems printable text
   */
  constructor(title: string, problems: readonly string[]) {
    super(`${title}: ${problems.length}\n\n${problems.join('\n')}`);
  }

  [inspect.custom](): string {
    return this.message;
  }
}

/** Lists the files with problems, and how many each of them has. Commands print this last, because the problems can be far above. */
export function listProblemCounts(problems: readonly Pick<Problem, 'file'>[]): string[] {
  const counts = new Map<string, number>();
  for (const {file} of problems) {
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return [...counts].map(([file, count]) => `  ${file}: ${formatCount(count, 'problem')}`);
}

/** Formats a number of things, such as “1 file” or “2 files”. */
export function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Sorts problems by file, line and column, and removes duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return [...problems]
    .sort(
      (a, b) =>
        compareText(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compareText(a.message, b.message),
    )
    .filter(problem => {
      const key = JSON.stringify([problem.file, problem.line, problem.column, problem.code, problem.message]);
      return !seen.has(key) && seen.add(key) !== undefined;
    });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
