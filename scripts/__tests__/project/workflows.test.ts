// Reads the workflows of GitHub Actions, because nothing else runs them before they are needed.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

type Job = {
  needs?: string | string[];
  /** The path of a workflow to run as this job. */
  uses?: string;
  steps?: {run?: string; uses?: string}[];
  permissions?: Record<string, string>;
  environment?: unknown;
  if?: string;
};

type Workflow = {permissions?: Record<string, string>; jobs: Record<string, Job>};

const folder = '.github/workflows';

const workflows = new Map(
  readdirSync(folder).map(file => {
    // TypeScript doesn't know the type of the YAML file. GitHub documents it.
    const workflow = parse(readFileSync(path.join(folder, file), 'utf8')) as Workflow;
    return [`./${folder}/${file}`, workflow];
  }),
);

/** Returns whether a job deploys. Deploying needs an action or a command with one of these words, or a deployment environment. */
function deploys({steps = [], environment}: Job): boolean {
  const commands = steps.map(({run, uses}) => `${run ?? ''} ${uses ?? ''}`);
  return (
    environment !== undefined ||
    commands.some(command => /deploy|wrangler|netlify|vercel|rsync/i.test(command))
  );
}

/** Returns whether a job runs the tests, either itself or with another workflow. */
function runsTests({steps = [], uses, if: condition}: Job): boolean {
  const called = uses === undefined ? [] : Object.values(workflows.get(uses)?.jobs ?? {});
  const hasTests = steps.some(({run}) => run?.trim() === '.ci/run') || called.some(runsTests);
  // A job with a condition might be skipped.
  return hasTests && condition === undefined;
}

/** Returns the jobs that have to succeed before a job starts. A job with a condition might start after a failure. */
function collectNeeds({jobs}: Workflow, {needs = [], if: condition}: Job): Job[] {
  const jobNames = condition === undefined ? [needs].flat() : [];
  const needed = jobNames.flatMap(name => jobs[name] ?? []);
  return needed.flatMap(job => [job, ...collectNeeds({jobs}, job)]);
}

function listUntestedDeploys(workflow: Workflow): string[] {
  return Object.entries(workflow.jobs)
    .filter(([, job]) => deploys(job) && !collectNeeds(workflow, job).some(runsTests))
    .map(([name]) => name);
}

test.each([...workflows])('in %s, jobs that deploy run only after the tests have passed', (_, workflow) => {
  expect(listUntestedDeploys(workflow)).toEqual([]);
});

test('a workflow deploys the site, and a workflow runs the tests for every push', () => {
  expect([...workflows.values()].flatMap(({jobs}) => Object.values(jobs)).some(deploys)).toBe(true);
  expect(readFileSync(`${folder}/test.yml`, 'utf8')).toMatch(/^ {2}push:$/m);
});

test.each([...workflows])('%s grants only the permission to read by default', (_, {permissions}) => {
  expect(permissions).toEqual({contents: 'read'});
});

test.each<[string, Record<string, Job>, string[]]>([
  ['without tests', {publish: {steps: [{run: 'npx wrangler pages deploy'}]}}, ['publish']],
  [
    'that needs no tests',
    {test: {steps: [{run: '.ci/run'}]}, publish: {steps: [{uses: 'actions/deploy-pages@v4'}]}},
    ['publish'],
  ],
  [
    'that also starts after failed tests',
    {test: {steps: [{run: '.ci/run'}]}, publish: {needs: 'test', if: 'always()', environment: 'pages'}},
    ['publish'],
  ],
  [
    'that needs the tests through another job',
    {
      test: {steps: [{run: '.ci/run'}]},
      build: {needs: ['test'], steps: [{run: 'npm run build'}]},
      publish: {needs: 'build', environment: 'pages'},
    },
    [],
  ],
])('listUntestedDeploys judges a deploy %s', (_, jobs, expected) => {
  expect(listUntestedDeploys({jobs})).toEqual(expected);
});
