import {fenceToMarkdown, type Project, type ProjectFile} from '../page';
import type {Problem} from '../problem';
import {PAGE_SCHEME} from './bundle';
import type {Recorder} from './recorder';

const FRAME = new RegExp(`\\b${PAGE_SCHEME}:/*(.+?):(\\d+):(\\d+)`);

/**
 * Creates a problem for an error that a sample has thrown. The problem's position is the innermost stack frame in the page's own code, or
 * the statement that ran last if the stack contains no such frame.
 * @param file the file that was being evaluated
 */
export function createThrowProblem(
  project: Project,
  error: unknown,
  recorder: Recorder,
  file?: ProjectFile,
): Problem {
  const current = file ?? project.files.find(({path}) => path === recorder.latestFile) ?? project.files[0];
  const position = findErrorPosition(project, error) ?? {
    file: current,
    ...(recorder.progress.get(current?.path ?? '') ?? {line: 0, column: 0}),
  };
  const description = describeError(error);
  return {
    file: project.page,
    ...(position.file
      ? fenceToMarkdown(position.file.sample.fence, position.file.firstLine + position.line, position.column)
      : {line: 1, column: 1}),
    message: `the sample throws an error. Found \`${description}\`, expected the sample to run to the end.`,
    advice: `Fix the sample. If readers are meant to see the error, end the statement with \`// => throws ${description}\`.`,
  };
}

/** Returns the name and message of an error, and the message of its cause. The errors of fetch only say `fetch failed`. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const text = `${error.name}: ${error.message}`.split('\n').slice(0, 3).join(' ');
  const {cause} = error;
  return cause instanceof Error && !text.includes(cause.message) ? `${text} (${cause.message})` : text;
}

function findErrorPosition(
  project: Project,
  error: unknown,
): {file: ProjectFile; line: number; column: number} | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const frame of stack.split('\n')) {
    const match = FRAME.exec(frame);
    const file = project.files.find(({path}) => path === match?.[1]);
    if (file) {
      return {file, line: Number(match?.[2]) - 1, column: Number(match?.[3]) - 1};
    }
  }
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? undefined : findErrorPosition(project, cause);
}
