import path from 'node:path';

/** The parts of a report of Vitest's JSON reporter that say which tests have failed. */
export type VitestReport = {
  numPassedTests?: number;
  testResults?: {
    /** The absolute path of the file. */
    name: string;
    status: string;
    assertionResults: {fullName: string; status: string}[];
  }[];
};

/** The parts of a report of Playwright's JSON reporter that say which tests have failed. */
export type PlaywrightReport = {
  stats?: {expected: number; unexpected: number};
  suites?: PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {title: string; ok: boolean; file: string; line: number; column: number}[];
};

/** Lists the failed tests with their files. A file that couldn't be loaded has no tests, so it stands alone. */
export function listFailedVitestTests({testResults = []}: VitestReport, siteDir: string): string[] {
  return testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name, assertionResults}) => {
      const file = path.relative(siteDir, name);
      const failed = assertionResults.filter(({status}) => status === 'failed');
      return failed.length === 0 ? [file] : failed.map(({fullName}) => `${file} › ${fullName}`);
    });
}

/** Lists the failed tests with their positions. Playwright's positions are relative to the folder of the tests. */
export function listFailedPlaywrightTests({suites = []}: PlaywrightReport, testDir: string): string[] {
  return suites.flatMap(({specs, suites: inner = []}) => [
    ...specs
      .filter(({ok}) => !ok)
      .map(({title, file, line, column}) => `${testDir}/${file}:${line}:${column} › ${title}`),
    ...listFailedPlaywrightTests({suites: inner}, testDir),
  ]);
}
