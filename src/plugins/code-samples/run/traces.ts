import {toMarkdown, type Project, type ProjectFile} from '../page';
import type {Problem} from '../problem';
import {PAGE_SCHEME} from './bundle';
import type {Recorder} from './recorder';

const FRAME = new RegExp(`\\b${PAGE_SCHEME}:/*(.+?):(\\d+):(\\d+)`);

/**
 * The last place in the page's own code that an error passed, as a problem. When it passed none, the statement that ran last.
 * @param file the file that was being evaluated
 */
export function createThrowProblem(
  project: Project,
  error: unknown,
  recorder: Recorder,
  file?: ProjectFile,
): Problem {
  const current = file ?? project.files.find(({path}) => path === recorder.latest) ?? project.files[0];
  const place = findPlace(project, error) ?? {
    file: current,
    ...(recorder.progress.get(current?.path ?? '') ?? {line: 0, column: 0}),
  };
  const description = describe(error);
  return {
    file: project.page,
    ...(place.file
      ? toMarkdown(place.file.sample.fence, place.file.firstLine + place.line, place.column)
      : {line: 1, column: 1}),
    message: `the sample throws. Found \`${description}\`, expected it to run to its end.`,
    advice: `Mend the sample. If readers are meant to see the error, end the statement with \`// => throws ${description}\`.`,
  };
}

/** Name and message, and what caused it: fetch alone only says `fetch failed`. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const text = `${error.name}: ${error.message}`.split('\n').slice(0, 3).join(' ');
  const {cause} = error;
  return cause instanceof Error && !text.includes(cause.message) ? `${text} (${cause.message})` : text;
}

function findPlace(
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
  return cause === undefined ? undefined : findPlace(project, cause);
}
