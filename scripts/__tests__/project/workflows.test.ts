// Reads the workflows of GitHub Actions, because nothing else runs them before they are needed.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {scripts} from '../../../package.json';

type Job = {
  needs?: string | string[];
  /** The path of a workflow to run as this job. */
  uses?: string;
  steps?: {run?: string; uses?: string}[];
  permissions?: Record<string, string>;
  environment?: unknown;
  if?: string;
};

type Workflow = {
  permissions?: Record<string, string>;
  on?: string | Record<string, unknown>;
  jobs: Record<string, Job>;
};

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

test.each([...workflows])('%s pins each action to a commit and names its version', (name, {jobs}) => {
  const steps = Object.values(jobs).flatMap(({steps: list = []}) => list);
  const actions = steps.flatMap(({uses}) => uses ?? []);
  expect(actions.filter(action => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const lines = readFileSync(name, 'utf8').match(/uses: .*@.*/g) ?? [];
  expect(lines.filter(line => !/ # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test.each([...workflows])(
  'in %s, jobs that can write to the repository start only from its default branch or from a tag',
  (_, workflow) => {
    const {on = {}, jobs} = workflow;
    const triggers = typeof on === 'string' ? {[on]: null} : on;
    const writes = Object.values(jobs).some(({permissions = {}}) =>
      ['contents', 'issues', 'pull-requests'].some(name => permissions[name] === 'write'),
    );
    // A workflow that starts with a pull request checks out its code, which must not get the right to write.
    expect(writes ? listTriggersByOthers(triggers) : []).toEqual([]);
    expect(triggers).not.toHaveProperty('pull_request_target');
  },
);

/**
 * Returns the triggers with which a workflow might run code that isn't in the repository's default branch or in one of its tags. Only
 * maintainers can push tags and start workflows manually.
 */
function listTriggersByOthers(triggers: Record<string, unknown>): string[] {
  const safe = ['workflow_run', 'schedule', 'workflow_dispatch'];
  return Object.entries(triggers)
    .filter(([name, filters]) => !safe.includes(name) && !(name === 'push' && isOnlyTags(filters)))
    .map(([name]) => name);
}

function isOnlyTags(filters: unknown): boolean {
  return (
    typeof filters === 'object' && filters !== null && Object.keys(filters).every(name => name === 'tags')
  );
}

test.each<[string, Record<string, unknown>, string[]]>([
  ['a push to any branch', {push: null}, ['push']],
  ['a push to a branch or a tag', {push: {branches: ['**'], tags: ['v*']}}, ['push']],
  ['a tag', {push: {tags: ['v*']}}, []],
  ['a comment and a schedule', {issue_comment: null, schedule: [{cron: '0 6 * * 1'}]}, ['issue_comment']],
])('listTriggersByOthers judges %s', (_, triggers, expected) => {
  expect(listTriggersByOthers(triggers)).toEqual(expected);
});

test.each([...workflows])('%s runs only commands that exist in this repository', (_, {jobs}) => {
  const commands = Object.values(jobs).flatMap(({steps = []}) =>
    steps.flatMap(({run = ''}) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)),
  );
  expect(commands.filter(name => !(name in scripts))).toEqual([]);
});

test('no command of a workflow contains a text that other people choose', () => {
  // GitHub inserts expressions before the shell reads the command, so the name of a branch could contain a command.
  const commands = [...workflows.values()].flatMap(({jobs}) =>
    Object.values(jobs).flatMap(({steps = []}) => steps.flatMap(({run}) => run ?? [])),
  );
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(command => command.includes('${{'))).toEqual([]);
});

test('each pull request is tested and described, and the description becomes a comment', () => {
  const readTriggers = (file: string) => workflows.get(`./${folder}/${file}`)?.on;
  expect(readTriggers('test.yml')).toHaveProperty('pull_request');
  expect(readTriggers('pull-report.yml')).toBe('pull_request');
  expect(readTriggers('pull-comment.yml')).toEqual({
    workflow_run: {workflows: ['Pull request report'], types: ['completed']},
  });
  expect(readFileSync(`${folder}/pull-report.yml`, 'utf8')).toContain('\nname: Pull request report\n');
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
