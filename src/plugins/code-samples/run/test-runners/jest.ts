import {createRequire} from 'node:module';
import path from 'node:path';
import type {TestFailure, TestRequest} from './child';

/** The part of @jest/core that is used here. Each docs version has its own Jest. */
type JestCore = {
  runCLI: (argv: object, projects: string[]) => Promise<{results: {testResults: FileResult[]}}>;
};

type FileResult = {
  testFilePath: string;
  /** The error that prevented the file from being loaded. */
  testExecError?: {message: string; stack?: string};
  testResults: {
    fullName: string;
    status: string;
    location?: {line: number; column: number} | null;
    failureMessages: string[];
  }[];
};

/** Runs test files in this process, with the docs version's own Jest. Babel compiles the files. */
export async function runJest(request: TestRequest): Promise<TestFailure[]> {
  const {folder, files, packagesFolder} = request;
  const load = createRequire(path.join(packagesFolder, 'package.json'));
  const jestCli = createRequire(load.resolve('jest'));
  // TypeScript doesn't know what the loaded package exports.
  const {runCLI} = jestCli('@jest/core') as JestCore;
  process.env['NODE_ENV'] = 'test';
  process.env['CODE_SAMPLES_TESTS'] = JSON.stringify(request);
  const config = {
    rootDir: folder,
    testMatch: files.map(file => path.join(folder, file)),
    transform: {
      '\\.tsx?$': [
        load.resolve('babel-jest'),
        {
          configFile: false,
          babelrc: false,
          presets: [
            [load.resolve('@babel/preset-env'), {targets: {node: 'current'}}],
            load.resolve('@babel/preset-typescript'),
          ],
        },
      ],
    },
    resolver: path.join(__dirname, 'jestResolver.ts'),
    cacheDirectory: path.join(folder, '.jest'),
    haste: {enableSymlinks: false},
    testLocationInResults: true,
    testTimeout: 60_000,
  };
  const {results} = await runCLI(
    {
      config: JSON.stringify(config),
      runInBand: true,
      watchman: false,
      ci: true,
      reporters: [],
      silent: true,
      _: [],
      $0: 'jest',
    },
    [folder],
  );
  return files.flatMap(file => {
    const result = results.testResults.find(({testFilePath}) => testFilePath === path.join(folder, file));
    return describeFile(folder, file, result);
  });
}

function describeFile(folder: string, file: string, result: FileResult | undefined): TestFailure[] {
  const loadError = result?.testExecError;
  if (loadError) {
    return [describeError(folder, `${loadError.message}\n${loadError.stack ?? ''}`, file)];
  }
  const failures = (result?.testResults ?? []).flatMap(({fullName, failureMessages, location}) =>
    failureMessages.map(message => describeError(folder, message, file, fullName, location)),
  );
  const hasRun = result?.testResults.some(({status}) => status === 'passed' || status === 'failed');
  return failures.length === 0 && !hasRun ? [{file}] : failures;
}

function describeError(
  folder: string,
  stack: string,
  file: string,
  test?: string,
  location?: {line: number; column: number} | null,
): TestFailure {
  const frame = stack
    .split('\n')
    .map(line => /(?:\(|at |^)(\/[^():]+|[A-Z]:\\[^():]+):(\d+):(\d+)\)?$/.exec(line.trim()))
    .find(match => match?.[1]?.startsWith(folder + path.sep));
  return {
    file: frame?.[1] ? path.relative(folder, frame[1]).split(path.sep).join('/') : file,
    ...(test === undefined ? {} : {test}),
    error: stack.split(/\n\s+at /)[0] ?? '',
    line: frame ? Number(frame[2]) : location?.line,
    column: frame ? Number(frame[3]) : location?.column,
  };
}
