import type {Project, ProjectFile} from '../../page';

/** A program that runs test files. */
export type TestTool = 'vitest' | 'jest';

/** The test files of a project that one tool runs. */
export type TestGroup = {tool: TestTool; files: ProjectFile[]};

const IMPORT = /\bfrom\s+(['"])(vitest(?:\/[\w/-]+)?|@jest\/globals)\1/;

/** A file that a test runner runs, by its name. */
export function isTestFile({path}: ProjectFile): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** A test file, or a file that can only be evaluated by a test runner: its configuration, its setup, helpers of tests. */
export function belongsToTests(file: ProjectFile): boolean {
  return isTestFile(file) || IMPORT.test(file.text);
}

/** The test files that may run. Vitest runs all that don't import Jest. */
export function groupTestFiles(project: Project): TestGroup[] {
  const files = project.files.filter(file => isTestFile(file) && file.sample.options.norun === undefined);
  const tools: TestTool[] = ['vitest', 'jest'];
  return tools
    .map(tool => ({tool, files: files.filter(file => findTool(file) === tool)}))
    .filter(group => group.files.length > 0);
}

function findTool({text}: ProjectFile): TestTool {
  return IMPORT.exec(text)?.[2] === '@jest/globals' ? 'jest' : 'vitest';
}
