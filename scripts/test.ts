// Runs all checks of the project step by step. The last line of the output is `N passed, N failed`.
//   --only unit,build   runs only the listed steps
//   --without e2e       skips the listed steps
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {docsVersions} from '../src/shared/docsVersions';
import {findOrInstallBrowser, isPlaywrightDownload} from './system/browser';
import {
  listFailedPlaywrightTests,
  listFailedVitestTests,
  type PlaywrightReport,
  type VitestReport,
} from './test/failedTests';
import {runProgram} from './test/runProgram';

type Counts = {
  passed: number;
  failed: number;
  /** The peak of the memory in megabytes that one of the step's programs has used. Undefined if the system can't measure it. */
  memory?: number | undefined;
  /** The tests that have failed, a line each. Not set for programs that only have messages of their own. */
  failedTests?: string[];
};

type Step = {
  name: string;
  /** Runs the step and prints its output to the terminal. If this function throws, the step counts as one failure. */
  run: () => Promise<Counts>;
  /** Whether the step runs in parallel with the next step, because this step alone would leave CPU cores idle. */
  isParallelWithNext?: boolean;
  /** Megabytes of memory. If the step needs more, this counts as a failure. README.md states the same limits. */
  maxMemory?: number;
};

/** The limit of steps without a limit of their own. */
const defaultMaxMemory = 4000;

const steps: Step[] = [
  {
    name: 'types',
    run: () =>
      runTwoAtATime(
        [
          '.',
          'src/plugins',
          'e2e',
          ...docsVersions.map(({samples}) => `${samples}/page`).filter(folder => existsSync(folder)),
        ].map(project => () => checkTypes(project)),
      ),
  },
  {
    name: 'lint',
    run: () =>
      runTwoAtATime([
        () => run('eslint', ['.']),
        () =>
          run('prettier', [
            ...['--check', '--log-level', 'warn', '.'],
            ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
          ]),
      ]),
  },
  {name: 'unit', run: () => runVitest('unit'), isParallelWithNext: true},
  {name: 'samples', run: checkSamples, maxMemory: 2500},
  {name: 'fixtures', run: () => runVitest('slow')},
  // The browser tests also need a build with all optional settings and builds in two pseudo-locales. The regular build runs last, because
  // every build overwrites the generated files in .docusaurus.
  {
    name: 'build',
    maxMemory: 2500,
    run: async () =>
      sum([
        await run('tsx', ['scripts/build-hosted.ts']),
        await run('tsx', ['scripts/build-pseudo-locales.ts']),
        await run('docusaurus', ['build'], {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}),
      ]),
  },
  {name: 'built', run: () => runVitest('built'), isParallelWithNext: true},
  {name: 'rebuild', run: () => runVitest('rebuild')},
  // Most of the memory belongs to the browsers.
  {name: 'e2e', run: runBrowserTests, maxMemory: 8000},
];

const {values} = parseArgs({options: {only: {type: 'string'}, without: {type: 'string'}}});
void main();

async function main(): Promise<void> {
  const results: (Counts & {name: string; seconds: number})[] = [];
  for (const group of groupSteps(selectSteps(values.only, values.without))) {
    results.push(
      ...(await Promise.all(group.map(async step => ({name: step.name, ...(await runStep(step))})))),
    );
  }
  report(results);
}

function report(results: readonly (Counts & {name: string; seconds: number})[]): void {
  console.log('\nstep          passed  failed  seconds  peak MB');
  for (const {name, passed, failed, seconds, memory} of results) {
    const columns = [String(passed).padStart(8), String(failed).padStart(8), String(seconds).padStart(9)];
    console.log(name.padEnd(12) + columns.join('') + String(memory ?? '').padStart(9));
  }
  const failures = results
    .filter(({failed}) => failed > 0)
    .flatMap(({name, failedTests = []}) =>
      (failedTests.length > 0 ? failedTests : ['Search for its messages above.']).map(
        line => `  ${name.padEnd(10)}${line}`,
      ),
    );
  if (failures.length > 0) {
    console.log(['\nFailed:', ...failures].join('\n'));
  }
  const total = sum(results);
  const summary = `${total.passed} passed, ${total.failed} failed`;
  mkdirSync('test-results', {recursive: true});
  writeFileSync('test-results/summary.txt', `${summary}\n`);
  console.log(`\n${summary}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function selectSteps(only: string | undefined, without: string | undefined): Step[] {
  const names = steps.map(step => step.name);
  const requested = (only ?? without ?? '').split(',').filter(Boolean);
  const unknown = requested.filter(name => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown step: ${unknown.join(', ')}. Choose from ${names.join(', ')}.`);
  }
  return steps.filter(step => (only ? requested.includes(step.name) : !requested.includes(step.name)));
}

/** Groups the steps so that all steps in a group run in parallel. */
function groupSteps(selected: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  let joinsLastGroup = false;
  for (const step of selected) {
    if (joinsLastGroup) {
      groups.at(-1)?.push(step);
    } else {
      groups.push([step]);
    }
    joinsLastGroup = step.isParallelWithNext ?? false;
  }
  return groups;
}

async function runStep(step: Step): Promise<Counts & {seconds: number}> {
  console.log(`\n== ${step.name}`);
  const start = Date.now();
  let counts: Counts;
  try {
    counts = await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = {passed: 0, failed: 1};
  }
  return {...checkMemory(step, counts), seconds: Math.round((Date.now() - start) / 1000)};
}

/** Adds one check to the counts if the memory was measured. */
function checkMemory({name, maxMemory = defaultMaxMemory}: Step, counts: Counts): Counts {
  const {passed, failed, memory} = counts;
  if (memory === undefined) {
    return counts;
  }
  if (memory <= maxMemory) {
    return {...counts, passed: passed + 1};
  }
  console.error(`${name}: needed ${memory} MB of memory. The limit in scripts/test.ts is ${maxMemory} MB.`);
  return {...counts, failed: failed + 1};
}

/** Runs a program from node_modules/.bin. The run counts as one check, which passes when the exit code is 0. */
async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<Counts> {
  const {exitCode, memory} = await runProgram(program, args, env);
  return exitCode === 0 ? {passed: 1, failed: 0, memory} : {passed: 0, failed: 1, memory};
}

/** Checks a TypeScript project. TypeScript only checks the files that have changed since the last run, and the files that import them. */
function checkTypes(project: string): Promise<Counts> {
  const cache = `.cache/tsc/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return run('tsc', ['--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', cache]);
}

/** Runs programs two at a time, because each of them keeps only one CPU core busy. */
async function runTwoAtATime(programs: (() => Promise<Counts>)[]): Promise<Counts> {
  const waiting = [...programs];
  const counts: Counts[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      counts.push(await next());
    }
  };
  await Promise.all([work(), work()]);
  return sum(counts);
}

/** Runs the tests of one of the projects in vitest.config.mts. */
async function runVitest(project: 'unit' | 'slow' | 'built' | 'rebuild'): Promise<Counts> {
  const report = `test-results/${project}.json`;
  rmSync(report, {force: true});
  const outcome = await run('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    // Annotates the lines of failed tests in the pull request.
    ...(process.env.GITHUB_ACTIONS === 'true' ? ['--reporter=github-actions'] : []),
    `--outputFile.json=${report}`,
  ]);
  const results = readReport<VitestReport>(report);
  const failedTests = listFailedVitestTests(results, process.cwd());
  // If Vitest itself fails, the run fails although no test has failed.
  return {
    passed: results.numPassedTests ?? 0,
    failed: Math.max(failedTests.length, outcome.failed),
    memory: outcome.memory,
    failedTests,
  };
}

/** Counts one check per code sample, plus two more: every sample is type-checked, and at least 90 % of the samples run. */
async function checkSamples(): Promise<Counts> {
  // Also collects the types that the pages show, so that the build takes them from the cache.
  const outcome = await run('tsx', ['scripts/samples.ts', '--types']);
  const report = spawnSync('node_modules/.bin/tsx', ['scripts/samples.ts', '--json'], {
    encoding: 'utf8',
  }).stdout;
  // TypeScript doesn't know that the script prints a SampleCount, which src/plugins/code-samples/count.ts defines.
  const {
    samples,
    checked,
    run: runCount,
  } = JSON.parse(report) as {samples: number; checked: number; run: number};
  const limits = [checked === samples, runCount >= samples * 0.9];
  const passedLimits = limits.filter(Boolean).length;
  return {
    passed: checked + passedLimits,
    failed: outcome.failed + limits.length - passedLimits,
    memory: outcome.memory,
  };
}

async function runBrowserTests(): Promise<Counts> {
  const report = 'test-results/e2e.json';
  rmSync(report, {force: true});
  const browser = findOrInstallBrowser();
  const outcome = await run(
    'playwright',
    ['test'],
    isPlaywrightDownload(browser) ? {} : {CHROMIUM_PATH: browser},
  );
  const results = readReport<PlaywrightReport>(report);
  const {expected = 0, unexpected = 0} = results.stats ?? {};
  return {
    passed: expected,
    failed: Math.max(unexpected, outcome.failed),
    memory: outcome.memory,
    failedTests: listFailedPlaywrightTests(results, 'e2e'),
  };
}

function readReport<Report>(file: string): Report {
  // TypeScript doesn't know the shape of the reports. The JSON reporters of Vitest and Playwright document it.
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** Adds up the checks. The memory is the largest one. */
function sum(counts: readonly Counts[]): Counts {
  const measured = counts.flatMap(({memory}) => memory ?? []);
  return {
    passed: counts.reduce((total, {passed}) => total + passed, 0),
    failed: counts.reduce((total, {failed}) => total + failed, 0),
    memory: measured.length > 0 ? Math.max(...measured) : undefined,
  };
}
