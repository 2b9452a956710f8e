/** The entry point of a child process that runs the test files of one project. */
import {patchNet} from '../ports';
import {runJest} from './jest';
import type {TestRunner} from './testFiles';
import {runVitest} from './vitest';

export type TestRequest = {
  runner: TestRunner;
  /** Absolute path of the folder that contains the project's files. */
  folder: string;
  /** Paths of the test files, relative to `folder`. */
  files: string[];
  /** Absolute path of the reference app's folder. A relative import that fits no file of the project resolves to a file in it. */
  appFolder: string;
  /** Absolute path of the folder with the node_modules that the files import from. */
  packagesFolder: string;
};

/** A failed test, a file that can't be loaded, or a file without tests. */
export type TestFailure = {
  /** Path relative to the project's folder. */
  file: string;
  /** The test's full name, including the names of its `describe` blocks. Undefined if the failure doesn't belong to a test. */
  test?: string;
  /** Name and message of the error. Undefined if no test of the file ran. */
  error?: string;
  /** One-based line and column. */
  line?: number;
  column?: number;
};

export type TestReply = {failures: TestFailure[]} | {error: string};

process.once('message', (request: TestRequest) => {
  // The site's own tests run in Vitest. If they have started this process, it inherits environment variables with which Vitest would treat
  // it as one of its workers.
  for (const name of Object.keys(process.env).filter(key => /^(?:VITEST|JEST)/.test(key))) {
    Reflect.deleteProperty(process.env, name);
  }
  void run(request).then(reply => process.send?.(reply satisfies TestReply));
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function run(request: TestRequest): Promise<TestReply> {
  try {
    if (request.runner === 'jest') {
      // Jest runs the tests in this process. Vitest runs them in workers, which load vitestSetup.ts.
      patchNet(rejectConnection);
    }
    return {failures: await (request.runner === 'jest' ? runJest(request) : runVitest(request))};
  } catch (error) {
    return {error: error instanceof Error ? (error.stack ?? error.message) : String(error)};
  }
}

function rejectConnection(): Promise<number> {
  return Promise.reject(new Error('No server of this test listens on this port.'));
}
