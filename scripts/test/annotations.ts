import {stripVTControlCharacters} from 'node:util';

/** A problem in a file, as the programs of the tests print it. */
export type FoundProblem = {file: string; line: number; column: number; message: string};

/**
 * Creates a function that reads the output of the tests line by line, and returns an annotation for each new problem that it finds. GitHub
 * shows the annotations next to the lines of the pull request.
 * @param isFile returns whether a path, which is relative to the site's folder, is a file of the site
 */
export function createAnnotator(
  siteDir: string,
  isFile: (file: string) => boolean,
): (line: string) => string | undefined {
  const seen = new Set<string>();
  let lintedFile = '';
  return outputLine => {
    const line = stripVTControlCharacters(outputLine).trimEnd();
    const header = toRelative(line, siteDir);
    if (line === '' || isFile(header)) {
      // ESLint prints the path of a file above its problems.
      lintedFile = line === '' ? '' : header;
      return undefined;
    }
    const problem = readProblem(line, lintedFile);
    const file = problem && toRelative(problem.file, siteDir);
    if (!problem || file === undefined || !isFile(file)) {
      return undefined;
    }
    const annotation = renderAnnotation({...problem, file});
    return seen.has(annotation) ? undefined : seen.add(annotation) && annotation;
  };
}

/** The ways in which programs print a problem. The named groups are the properties of the problem. */
const formats = [
  // Our own checks: `docs/context.md:42:7: error TS2322: Type 'number' is not assignable to type 'string'.`
  /(?:^|\s)(?<file>[^\s:()]+\.\w+):(?<line>\d+):(?<column>\d+):? +(?<message>.+)$/,
  // TypeScript: `src/pages/index.tsx(3,5): error TS2322: Type 'number' is not assignable to type 'string'.`
  /^(?<file>[^\s:()]+\.\w+)\((?<line>\d+),(?<column>\d+)\): (?<message>.+)$/,
  // Prettier: `[warn] src/pages/index.tsx`
  /^\[warn\] (?<file>[^\s:]+\.\w+)$/,
];

/** ESLint: `  3:5  error  'value' is never used  @typescript-eslint/no-unused-vars` */
const lintFormat = /^ +(?<line>\d+):(?<column>\d+) +(?:error|warning) +(?<message>.+?)$/;

function readProblem(line: string, lintedFile: string): FoundProblem | undefined {
  const groups =
    formats.map(format => format.exec(line)?.groups).find(Boolean) ??
    (lintedFile === '' ? undefined : lintFormat.exec(line)?.groups);
  return (
    groups && {
      file: groups['file'] ?? lintedFile,
      line: Number(groups['line'] ?? 1),
      column: Number(groups['column'] ?? 1),
      message: groups['message']?.replace(/ {2,}/g, ' ') ?? 'The file isn’t formatted. Run `npm run format`.',
    }
  );
}

function toRelative(file: string, siteDir: string): string {
  return file.startsWith(`${siteDir}/`) ? file.slice(siteDir.length + 1) : file;
}

/** Renders a workflow command of GitHub Actions. Certain characters have to be encoded. */
function renderAnnotation({file, line, column, message}: FoundProblem): string {
  const encode = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const encodedFile = encode(file).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return `::error file=${encodedFile},line=${line},col=${column}::${encode(message)}`;
}
