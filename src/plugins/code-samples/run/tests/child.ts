/** A process that runs the test files of one project, and ends. */
import {takeOverPorts} from '../ports';
import {runJest} from './jest';
import type {TestTool} from './testFiles';
import {runVitest} from './vitest';

export type TestRequest = {
  tool: TestTool;
  /** Absolute folder that holds the project's files. */
  folder: string;
  /** The test files, from `folder`. */
  files: string[];
  /** Absolute folder of the reference app: relative imports that the project doesn't provide. */
  app: string;
  /** Absolute folder with the node_modules that the files import from. */
  packages: string;
};

/** What went wrong: a test that failed, a file that can't be loaded, or a file without tests. */
export type TestFailure = {
  /** From the project's folder. */
  file: string;
  /** The test's name with those of its groups; undefined when no test is concerned. */
  test?: string;
  /** Name and message of the error; undefined when the file holds no test that ran. */
  error?: string;
  /** Line and column from 1. */
  line?: number;
  column?: number;
};

export type TestReply = {failures: TestFailure[]} | {error: string};

process.once('message', (request: TestRequest) => {
  // The tests of this site are themselves run by Vitest, which would take this process for one of its workers.
  for (const name of Object.keys(process.env).filter(key => /^(?:VITEST|JEST)/.test(key))) {
    Reflect.deleteProperty(process.env, name);
  }
  void run(request).then(reply => process.send?.(reply satisfies TestReply));
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function run(request: TestRequest): Promise<TestReply> {
  try {
    if (request.tool === 'jest') {
      // Jest runs the tests in this process.
      takeOverPorts(refuse);
    }
    return {failures: await (request.tool === 'jest' ? runJest(request) : runVitest(request))};
  } catch (error) {
    return {error: error instanceof Error ? (error.stack ?? error.message) : String(error)};
  }
}

function refuse(): Promise<number> {
  return Promise.reject(new Error('No server of this test listens on the port.'));
}
