import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {startChild} from '../../childProcess';
import {toMarkdown, type Project, type ProjectFile} from '../../page';
import type {Problem} from '../../problem';
import {appFolder, findVersion, repository} from '../../versions';
import type {TestFailure, TestReply, TestRequest} from './child';
import {groupTestFiles, type TestGroup} from './testFiles';

/** Test files that take longer are stopped, in milliseconds. */
const TIME_LIMIT = 60_000;

let runs = 0;

/** Runs the test files of a project with Vitest or Jest. Every test that fails is a problem. */
export async function runTests(project: Project): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const group of groupTestFiles(project)) {
    problems.push(...(await runGroup(project, group)));
  }
  return problems;
}

async function runGroup(project: Project, {tool, files}: TestGroup): Promise<Problem[]> {
  const version = findVersion(project.version);
  const folder = path.join(repository, '.cache/samples/tests', `${process.pid}-${runs++}`);
  const request: TestRequest = {
    tool,
    folder,
    files: files.map(file => file.path),
    app: path.join(repository, appFolder(version)),
    packages: path.join(repository, version.packages),
  };
  try {
    for (const file of project.files) {
      const target = path.join(folder, file.path);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, file.text);
    }
    const reply = await ask(request);
    return 'error' in reply
      ? [createEndProblem(project, files[0], tool, reply.error)]
      : reply.failures.map(failure => createProblem(project, failure));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function ask(request: TestRequest): Promise<TestReply> {
  return new Promise(resolve => {
    const child = startChild('run/tests/child.ts', [], {silent: true, env: {NODE_ENV: 'test'}});
    let errors = '';
    const end = (reply: TestReply) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(reply);
    };
    const timer = setTimeout(() => end({error: `no end after ${TIME_LIMIT / 1000} s`}), TIME_LIMIT);
    child.stdout?.resume();
    child.stderr?.on('data', (data: Buffer) => (errors = (errors + data.toString()).slice(-2000)));
    child.once('message', end).once('exit', () => end({error: errors.trim()}));
    child.send(request);
  });
}

/** A failure as a problem, where its file is in the Markdown. */
export function createProblem(project: Project, failure: TestFailure): Problem {
  const file = project.files.find(({path: name}) => name === failure.file);
  const {line = 1, column = 1} = failure;
  const position = {
    file: project.page,
    ...(file ? toMarkdown(file.sample.fence, file.firstLine + line - 1, column - 1) : {line: 1, column: 1}),
  };
  const error = failure.error === undefined ? undefined : shorten(failure.error);
  if (error === undefined) {
    return {
      ...position,
      message: `a test file without a test that runs. Found none in ${failure.file}, expected one or more.`,
      advice: 'Call `test` or `it`, and remove `skip` and `todo`.',
    };
  }
  return failure.test === undefined
    ? {
        ...position,
        message: `a test file fails. Found \`${error}\`, expected ${failure.file} to load and its tests to run.`,
        advice: 'Fix the file, or the code that it imports.',
      }
    : {
        ...position,
        message: `a test fails. Found \`${error}\`, expected the test "${failure.test}" to pass.`,
        advice: 'Fix the test, or the code that it tests.',
      };
}

/** The first lines of an error, without the colours that test runners add. */
function shorten(error: string): string {
  return stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, 400);
}

function createEndProblem(
  project: Project,
  file: ProjectFile | undefined,
  tool: string,
  error: string,
): Problem {
  return {
    file: project.page,
    ...(file?.sample.fence.position ?? {line: 1, column: 1}),
    message: `the tests of this page don't come to an end. Found \`${shorten(error)}\`, expected ${tool} to run them all.`,
    advice: 'Close what the tests open, and look for an `await` that waits forever.',
  };
}
