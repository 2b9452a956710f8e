// Tests which files of a page a test runner runs, how their imports are resolved, and where in the Markdown file a failure is reported.
// __fixtures__/bad-input contains examples of the messages for failing tests.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parsePage, type Project} from '../page';
import {resolveImport} from '../run/test-runners/resolveImport';
import {createProblem} from '../run/test-runners/runTests';
import {needsTestRunner, groupTestFiles} from '../run/test-runners/testFiles';
import {prepareProject} from '../run/preparedProject';
import {testOptions} from './testOptions';

const fence = '```';

function createProject(...fences: [meta: string, code: string][]): Project {
  const markdown = fences.map(([meta, code]) => `${fence}${meta}\n${code}\n${fence}\n`).join('\n');
  const {projects, problems} = parsePage('docs/a.md', markdown, testOptions);
  expect(problems).toEqual([]);
  const [project] = projects;
  if (!project) {
    throw new Error('The page has no samples.');
  }
  return project;
}

describe('test files', () => {
  const project = createProject(
    ['ts title="server/task.ts"', 'export const one = 1; // => 1'],
    ['ts title="server/task.test.ts"', "import { test } from 'vitest';"],
    ['tsx title="client/List.test.tsx"', '// uses the globals'],
    ['ts title="server/user.test.ts"', "import { test } from '@jest/globals';"],
    ['ts title="server/slow.test.ts" norun="needs a database"', "import { test } from 'vitest';"],
    ['ts title="vitest.config.ts"', "import { defineConfig } from 'vitest/config';"],
    ['ts title="test/setup.ts"', "import { vi } from 'vitest';"],
  );

  test('Jest runs the test files that import Jest, and Vitest runs all others', () => {
    const groups = groupTestFiles(project).map(({runner, files}) => ({
      runner,
      files: files.map(file => file.path),
    }));
    expect(groups).toEqual([
      {runner: 'vitest', files: ['server/task.test.ts', 'client/List.test.tsx']},
      {runner: 'jest', files: ['server/user.test.ts']},
    ]);
  });

  test('test files and other files that only test runners can load are not evaluated as samples', () => {
    const evaluated = project.files.filter(file => !needsTestRunner(file)).map(file => file.path);
    expect(evaluated).toEqual(['server/task.ts']);
    expect(prepareProject(project, {}).files.map(({file}) => file.path)).toEqual(evaluated);
  });

  test('a test file must not contain `// =>` comments', () => {
    const prepared = prepareProject(
      createProject(['ts title="a.test.ts"', "import { test } from 'vitest';\nconst one = 1; // => 1"]),
      {},
    );
    expect(prepared.problems).toMatchObject([
      {line: 3, column: 22, message: expect.stringContaining('in a test')},
    ]);
  });
});

describe('an import in a test file', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'test-files-'));
  const request = {
    folder: path.join(root, 'page'),
    appFolder: path.join(root, 'app'),
    packagesFolder: path.join(root, 'packages'),
  };

  beforeAll(() => {
    for (const file of ['page/server/task.ts', 'app/server/task.ts', 'app/server/db.ts']) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), '');
    }
  });
  afterAll(() => rmSync(root, {recursive: true}));

  test.each([
    ['./task', 'page/server', {file: path.join(root, 'page/server/task.ts')}],
    ['./db', 'page/server', {file: path.join(root, 'app/server/db.ts')}],
    ['../server/task.js', 'page/client', {file: path.join(root, 'page/server/task.ts')}],
    ['./missing', 'page/server', undefined],
    ['zod', 'page/server', {specifier: 'zod', folder: request.packagesFolder}],
    ['./task', 'app/server', undefined],
    ['zod', 'packages/node_modules/a', undefined],
  ])('resolveImport resolves %s in the folder %s', (specifier, importer, expected) => {
    expect(resolveImport(request, specifier, path.join(root, importer))).toEqual(expected);
  });
});

describe('the failure of a test', () => {
  const project = createProject(['ts title="a.ts"', 'one;'], ['ts title="a.test.ts"', 'two;\n  three;']);

  test('a failed test is reported at its position in the Markdown file', () => {
    const failure = {
      file: 'a.test.ts',
      test: 'list sorts',
      error: 'Error:\u001b[31m no\n\n  way',
      line: 2,
      column: 3,
    };
    expect(createProblem(project, failure)).toEqual({
      file: 'docs/a.md',
      line: 7,
      column: 3,
      message: 'a test fails. Found `Error: no way`, expected the test "list sorts" to pass.',
      advice: 'Fix the test, or the code that it tests.',
    });
  });

  test('a failure without a position is reported at the start of the test file', () => {
    expect(createProblem(project, {file: 'a.test.ts', error: 'Error: no'})).toMatchObject({
      line: 6,
      column: 1,
    });
    expect(createProblem(project, {file: 'a.test.ts'})).toMatchObject({line: 6, column: 1});
  });
});
