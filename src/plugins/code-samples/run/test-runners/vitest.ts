import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SerializedError, TestModule, Vite} from 'vitest/node';
import type {TestFailure, TestRequest} from './child';
import {resolveImport} from './resolveImport';

/** Runs test files with the site's own Vitest. Uses the project's vitest.config.ts if there is one. */
export async function runVitest(request: TestRequest): Promise<TestFailure[]> {
  const {folder, files} = request;
  const {startVitest} = await import('vitest/node');
  const config = path.join(folder, 'vitest.config.ts');
  const vitest = await startVitest(
    'test',
    [],
    {
      root: folder,
      config: existsSync(config) ? config : false,
      include: files,
      exclude: [],
      watch: false,
      // Nothing is printed, because the code below reads the results from Vitest's state.
      reporters: [{}],
      silent: true,
      includeTaskLocation: true,
      maxWorkers: 2,
      // The timeouts are long, because a test can be slow while all samples of the site run at the same time.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      passWithNoTests: true,
    },
    {cacheDir: path.join(folder, '.vite'), logLevel: 'silent', plugins: [createPlugin(request)]},
  );
  const modules = vitest.state.getTestModules();
  const failures = [
    ...files.flatMap(file => describeModule(folder, file, modules)),
    ...vitest.state
      .getUnhandledErrors()
      // TypeScript doesn't know that Vitest's workers send serialized errors.
      .map(error => describeError(folder, error as SerializedError, files[0] ?? '')),
  ];
  await vitest.close();
  return failures;
}

function createPlugin(request: TestRequest): Vite.Plugin {
  return {
    name: 'code-samples-tests',
    enforce: 'pre',
    config: () => ({test: {setupFiles: [path.join(__dirname, 'vitestSetup.ts')]}}),
    async resolveId(specifier, importer) {
      // Imports of Vitest itself must always resolve to the copy that the worker uses.
      if (importer === undefined || /^vitest(?:\/|$)/.test(specifier)) {
        return null;
      }
      const resolved = resolveImport(request, specifier, path.dirname(importer));
      if (resolved === undefined || path.isAbsolute(specifier)) {
        return null;
      }
      return 'file' in resolved
        ? resolved.file
        : this.resolve(resolved.specifier, path.join(resolved.folder, 'package.json'), {skipSelf: true});
    },
  };
}

function describeModule(folder: string, file: string, modules: readonly TestModule[]): TestFailure[] {
  const module = modules.find(({moduleId}) => path.resolve(moduleId) === path.join(folder, file));
  const errors = module?.errors() ?? [];
  const tests = [...(module?.children.allTests() ?? [])];
  const failures = [
    ...errors.map(error => describeError(folder, error, file)),
    ...[...(module?.children.allSuites() ?? [])].flatMap(suite =>
      suite.errors().map(error => describeError(folder, error, file, suite.fullName, suite.location)),
    ),
    ...tests.flatMap(test =>
      (test.result().errors ?? []).map(error =>
        describeError(folder, error, file, test.fullName, test.location),
      ),
    ),
  ];
  const hasRun = tests.some(test => ['passed', 'failed'].includes(test.result().state));
  return failures.length === 0 && !hasRun ? [{file}] : failures;
}

function describeError(
  folder: string,
  error: SerializedError,
  file: string,
  test?: string,
  location?: {line: number; column: number},
): TestFailure {
  const frame = error.stacks?.find(candidate => isInside(folder, candidate.file));
  return {
    file: frame ? path.relative(folder, frame.file).split(path.sep).join('/') : file,
    ...(test === undefined ? {} : {test}),
    error: `${error.name ?? 'Error'}: ${error.message}`,
    line: frame?.line ?? location?.line,
    column: frame?.column ?? location?.column,
  };
}

function isInside(folder: string, file: string): boolean {
  return path.resolve(file).startsWith(folder + path.sep);
}
