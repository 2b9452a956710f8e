// Runs all checks of the project, one step after the other, and ends with a line `N passed, N failed`.
// `--only unit,build` runs these steps; `--without e2e` runs all but these.
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {findOrInstallBrowser, isPlaywrightsOwn} from './browser';

type Counts = {passed: number; failed: number};

type Step = {
  name: string;
  /** Runs the step; what it prints goes to the terminal. Throwing counts as one failure. */
  run: () => Promise<Counts>;
  /** Whether it runs at the same time as the next step, as it leaves much of two cores idle. */
  withNext?: boolean;
};

const steps: Step[] = [
  {
    name: 'types',
    run: () =>
      runTogether(
        ['.', 'src/plugins', 'e2e', 'samples/v10/page'].map(
          project => () => run('tsc', ['--noEmit', '-p', project]),
        ),
      ),
  },
  {
    name: 'lint',
    run: () =>
      runTogether([
        () => run('eslint', ['.']),
        () => run('prettier', ['--check', '--log-level', 'warn', '.']),
      ]),
  },
  {name: 'unit', run: () => runVitest('unit'), withNext: true},
  {name: 'samples', run: checkSamples},
  {name: 'fixtures', run: () => runVitest('slow')},
  // The build with hosted search is for the browser tests; the site's own comes last, so that what it leaves behind is its own.
  {
    name: 'build',
    run: async () =>
      sum([
        await run('tsx', ['scripts/build-hosted.ts']),
        await run('docusaurus', ['build'], {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}),
      ]),
  },
  {name: 'built', run: () => runVitest('built')},
  {name: 'rebuild', run: () => runVitest('rebuild')},
  {name: 'e2e', run: runBrowserTests},
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
  console.log('\nstep          passed  failed  seconds');
  for (const {name, passed, failed, seconds} of results) {
    console.log(
      `${name.padEnd(12)}${String(passed).padStart(8)}${String(failed).padStart(8)}${String(seconds).padStart(9)}`,
    );
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
  const asked = (only ?? without ?? '').split(',').filter(Boolean);
  const unknown = asked.filter(name => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown step: ${unknown.join(', ')}. Steps are ${names.join(', ')}.`);
  }
  return steps.filter(step => (only ? asked.includes(step.name) : !asked.includes(step.name)));
}

/** Steps that run at the same time, in one group. */
function groupSteps(selected: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  let isOpen = false;
  for (const step of selected) {
    if (isOpen) {
      groups.at(-1)?.push(step);
    } else {
      groups.push([step]);
    }
    isOpen = step.withNext ?? false;
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
  return {...counts, seconds: Math.round((Date.now() - start) / 1000)};
}

/** Runs a program of node_modules/.bin: one check, passed when it exits with 0. */
async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<Counts> {
  const child = spawn(`node_modules/.bin/${program}`, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, ...env},
  });
  const [exitCode] = await once(child, 'close');
  return exitCode === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** Runs programs that use one core each, two at a time. */
async function runTogether(programs: (() => Promise<Counts>)[]): Promise<Counts> {
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

/** Runs the tests of a project of vitest.config.mts. */
async function runVitest(project: 'unit' | 'slow' | 'built' | 'rebuild'): Promise<Counts> {
  const report = `test-results/${project}.json`;
  rmSync(report, {force: true});
  const outcome = await run('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const {numPassedTests, numFailedTests} = readReport(report);
  // A file that fails to load has no failed test, but fails the run.
  return {passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, outcome.failed)};
}

/** One check for each code sample, one that none is left unchecked, and one that nine in ten run. */
async function checkSamples(): Promise<Counts> {
  // With types, as the build that follows takes them from the cache.
  const outcome = await run('tsx', ['scripts/samples.ts', '--types']);
  const report = spawnSync('node_modules/.bin/tsx', ['scripts/samples.ts', '--json'], {
    encoding: 'utf8',
  }).stdout;
  // The shape is SampleCount's, see src/plugins/code-samples/count.ts.
  const {
    samples,
    checked,
    run: executed,
  } = JSON.parse(report) as {samples: number; checked: number; run: number};
  const limits = [checked === samples, executed >= samples * 0.9];
  const kept = limits.filter(Boolean).length;
  return {passed: checked + kept, failed: outcome.failed + limits.length - kept};
}

async function runBrowserTests(): Promise<Counts> {
  const report = 'test-results/e2e.json';
  rmSync(report, {force: true});
  const browser = findOrInstallBrowser();
  const outcome = await run(
    'playwright',
    ['test'],
    isPlaywrightsOwn(browser) ? {} : {CHROMIUM_PATH: browser},
  );
  const {stats, suites} = readReport(report);
  for (const test of listTroubledTests(suites ?? [])) {
    console.log(`\n${test.status}: ${test.title}\n${test.errors.join('\n')}`);
  }
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: Math.max(stats?.unexpected ?? 0, outcome.failed),
  };
}

/** Lists the tests that failed, or passed only on the second attempt, with their errors, so that the end of a long log says what went wrong. */
function listTroubledTests(suites: readonly Suite[]): {title: string; status: string; errors: string[]}[] {
  return suites.flatMap(suite => [
    ...listTroubledTests(suite.suites ?? []),
    ...suite.specs.flatMap(({title, file, line, tests}) =>
      tests
        .filter(({status}) => status === 'unexpected' || status === 'flaky')
        .map(({status, results}) => ({
          title: `${file}:${line} ${title}`,
          status: status === 'flaky' ? 'passed on the second attempt' : 'failed',
          errors: results.flatMap(({errors}) => errors.map(({message}) => message ?? '')),
        })),
    ),
  ]);
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: {expected: number; unexpected: number; flaky: number};
  suites?: Suite[];
};

/** A file or a `describe` block in Playwright's JSON report. */
type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {status: string; results: {errors: {message?: string}[]}[]}[];
  }[];
};

function readReport(file: string): Report {
  // Both files are written by the runners' JSON reporters, in the shapes that they document.
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, {passed, failed}) => ({passed: total.passed + passed, failed: total.failed + failed}),
    {passed: 0, failed: 0},
  );
}
