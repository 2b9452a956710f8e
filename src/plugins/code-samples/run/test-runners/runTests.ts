import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {startChild} from '../../childProcess';
import {fenceToMarkdown, type Project, type ProjectFile} from '../../page';
import type {Problem} from '../../problem';
import type {Version} from '../../options';
import type {TestFailure, TestReply, TestRequest} from './child';
import {groupTestFiles, type TestGroup} from './testFiles';

/** Maximum time to run a group of test files. Test files that take longer are stopped. */
const testTimeoutMs = 60_000;

let runs = 0;

/** Runs the test files of a project with Vitest or Jest. Returns a problem for every failed test. */
export async function runTests(project: Project, version: Version): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const group of groupTestFiles(project)) {
    problems.push(...(await runGroup(project, version, group)));
  }
  return problems;
}

async function runGroup(
  project: Project,
  {rootDir, appPath, packagesPath}: Version,
  {runner, files}: TestGroup,
): Promise<Problem[]> {
  const folder = path.join(rootDir, '.cache/samples/tests', `${process.pid}-${runs++}`);
  const request: TestRequest = {
    runner,
    folder,
    files: files.map(file => file.path),
    appFolder: appPath,
    packagesFolder: packagesPath,
  };
  try {
    for (const file of project.files) {
      const target = path.join(folder, file.path);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, file.text);
    }
    const reply = await requestTests(request);
    return 'error' in reply
      ? [createUnfinishedProblem(project, files[0], runner, reply.error)]
      : reply.failures.map(failure => createProblem(project, failure));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function requestTests(request: TestRequest): Promise<TestReply> {
  return new Promise(resolve => {
    const child = startChild('run/test-runners/child.ts', [], {silent: true, env: {NODE_ENV: 'test'}});
    let stderr = '';
    const end = (reply: TestReply) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(reply);
    };
    const timer = setTimeout(
      () => end({error: `still running after ${testTimeoutMs / 1000} s`}),
      testTimeoutMs,
    );
    child.stdout?.resume();
    child.stderr?.on('data', (data: Buffer) => (stderr = (stderr + data.toString()).slice(-2000)));
    child.once('message', end).once('exit', () => end({error: stderr.trim()}));
    child.send(request);
  });
}

/** Converts a failure to a problem with a position in the Markdown file. */
export function createProblem(project: Project, failure: TestFailure): Problem {
  const file = project.files.find(({path: name}) => name === failure.file);
  const {line = 1, column = 1} = failure;
  const position = {
    file: project.page,
    ...(file
      ? fenceToMarkdown(file.sample.fence, file.firstLine + line - 1, column - 1)
      : {line: 1, column: 1}),
  };
  const error = failure.error === undefined ? undefined : shorten(failure.error);
  if (error === undefined) {
    return {
      ...position,
      message: `a test file has no test that runs. Found none in ${failure.file}, expected at least one.`,
      advice: 'Call `test` or `it`, and remove `skip` and `todo`.',
    };
  }
  return failure.test === undefined
    ? {
        ...position,
        message: `a test file can't be run. Found \`${error}\`, expected ${failure.file} to load and its tests to run.`,
        advice: 'Fix the file, or the code that it imports.',
      }
    : {
        ...position,
        message: `a test fails. Found \`${error}\`, expected the test "${failure.test}" to pass.`,
        advice: 'Fix the test, or the code that it tests.',
      };
}

/** Returns the first 400 characters of an error as one line, without the colour codes that test runners add. */
function shorten(error: string): string {
  return stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, 400);
}

function createUnfinishedProblem(
  project: Project,
  file: ProjectFile | undefined,
  runner: string,
  error: string,
): Problem {
  return {
    file: project.page,
    ...(file?.sample.fence.position ?? {line: 1, column: 1}),
    message: `the tests of this page don't finish. Found \`${shorten(error)}\`, expected ${runner} to run all of them.`,
    advice: 'Close everything that the tests open, and look for an `await` that never resolves.',
  };
}
