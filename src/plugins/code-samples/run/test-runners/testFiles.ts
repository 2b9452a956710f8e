import type {Project, ProjectFile} from '../../page';

/** The test runners that samples can use. */
export type TestRunner = 'vitest' | 'jest';

/** The test files of a project that one test runner runs. */
export type TestGroup = {runner: TestRunner; files: ProjectFile[]};

/** Matches imports of Vitest or Jest. The second group is the imported module. */
const IMPORT = /\bfrom\s+(['"])(vitest(?:\/[\w/-]+)?|@jest\/globals)\1/;

/** Returns whether a file is a test file. This only depends on its name. */
export function isTestFile({path}: ProjectFile): boolean {
  return /\.test\.tsx?$/.test(path);
}

/**
 * Returns whether only a test runner can evaluate a file. This applies to test files, their helpers, and the runner's configuration and
 * setup files.
 */
export function needsTestRunner(file: ProjectFile): boolean {
  return isTestFile(file) || IMPORT.test(file.text);
}

/** Groups the test files without `norun` by test runner. Vitest runs all files that don't import Jest. */
export function groupTestFiles(project: Project): TestGroup[] {
  const files = project.files.filter(file => isTestFile(file) && file.sample.options.norun === undefined);
  const runners: TestRunner[] = ['vitest', 'jest'];
  return runners
    .map(runner => ({runner, files: files.filter(file => findRunner(file) === runner)}))
    .filter(group => group.files.length > 0);
}

function findRunner({text}: ProjectFile): TestRunner {
  return IMPORT.exec(text)?.[2] === '@jest/globals' ? 'jest' : 'vitest';
}
