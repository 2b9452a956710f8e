/** Something wrong in a Markdown file that its author can mend. */
export type Problem = {
  /** Path from the site's folder, with forward slashes. */
  file: string;
  /** Line and column of the Markdown file, from 1. */
  line: number;
  column: number;
  /** What is wrong. Found X, expected Y. */
  message: string;
  /** What to do, in one or two sentences. */
  advice?: string;
  /** The compiler's error number, when the compiler found it. */
  code?: number;
  /** How many columns the caret covers. */
  length?: number;
};

/** A place in a Markdown file: line and column from 1. */
export type MarkdownPosition = {line: number; column: number};

/** `docs/page.md:42:7: error TS2339: message`, the lines around it with a caret, and what to do. */
export function renderProblem(problem: Problem, markdown: string): string {
  const code = problem.code === undefined ? '' : ` TS${problem.code}`;
  return [
    `${problem.file}:${problem.line}:${problem.column}: error${code}: ${problem.message}`,
    renderCodeFrame(problem, markdown),
    problem.advice === undefined ? '' : `  ${problem.advice}\n`,
  ]
    .filter(part => part !== '')
    .join('\n');
}

function renderCodeFrame({line, column, length = 1}: Problem, markdown: string): string {
  const lines = markdown.split(/\r?\n/);
  const found = lines[line - 1];
  if (found === undefined) {
    return '';
  }
  const first = Math.max(1, line - 2);
  const width = String(line + 1).length;
  const frame: string[] = [];
  for (let number = first; number <= Math.min(lines.length, line + 1); number++) {
    const mark = number === line ? '>' : ' ';
    frame.push(`  ${mark} ${String(number).padStart(width)} | ${lines[number - 1] ?? ''}`.trimEnd());
    if (number === line) {
      const carets = '^'.repeat(Math.max(1, Math.min(length, found.length - column + 1)));
      frame.push(`    ${' '.repeat(width)} | ${' '.repeat(column - 1)}${carets}`);
    }
  }
  return frame.join('\n');
}

/** Problems in reading order, each once. */
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
