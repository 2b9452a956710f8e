// Runs every sample that readers can edit in the sandbox, as the button “Edit and run” does. A run may only end with an error if the sample
// says so: with `// => throws` on its last line, or with `@errors` for a mistake that the compiler reports.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {listEditableSamples} from '../fixtures/editableSamples';
import {loadSandboxApi, readEvents, startProject, stopProject} from '../fixtures/sandbox';

type Project = {
  version: string;
  files: {path: string; code: string}[];
  sides?: {server: string; client: string};
};

type Sample = {
  place: string;
  project: Project;
  path: string;
  entries: string[];
  /** Whether a sample of the project shows errors of the compiler on purpose. */
  hasErrors: boolean;
};

/** A program that has neither ended nor reported an error by then is a server or shows a component. */
const patienceMs = 1500;

test.use({allowedConsoleMessages: /./});

for (const version of ['10.x', '9.x']) {
  test(`all samples of docs ${version} run in the sandbox`, async ({page}) => {
    test.setTimeout(20 * 60_000);
    const samples = listSamples().filter(({project}) => project.version === version);
    await page.goto('/docs/faq');
    await loadSandboxApi(page);
    const problems: string[] = [];
    let count = 0;
    for (const sample of samples) {
      const error = await findError(page, sample);
      count++;
      if (error !== undefined && !isExpected(sample, error)) {
        problems.push(
          `${sample.place}: ${sample.path} ends with “${error}” in the sandbox. Catch the error, mark the last line with “// => throws”, ` +
            `or add noedit="…" with the reason to the fence.`,
        );
      }
    }
    process.stdout.write(`docs ${version}: ${count} samples run in the sandbox\n`);
    expect(count).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  });
}

/** Lists the samples once for each program that their buttons start. */
function listSamples(): Sample[] {
  const all = listEditableSamples().flatMap(sample => {
    const [, digest, path = ''] = /^([0-9a-f]{16}):(.+)$/.exec(sample.reference) ?? [];
    return digest === undefined ? [] : {...sample, digest, path};
  });
  const withErrors = new Set(all.flatMap(({digest, hasErrors}) => (hasErrors ? digest : [])));
  const samples = new Map<string, Sample>();
  for (const {place, digest, path} of all) {
    // TypeScript doesn't know what the files contain.
    const project = JSON.parse(readFileSync(`build/playground/${digest}.json`, 'utf8')) as Project;
    const entries = listEntries(project, path);
    const key = [digest, ...entries].join(':');
    samples.set(key, samples.get(key) ?? {place, project, path, entries, hasErrors: withErrors.has(digest)});
  }
  return [...samples.values()];
}

/** The files that run: the open one, and the client of a project with two sides unless the open file shows something itself. */
function listEntries({files, sides}: Project, path: string): string[] {
  const code = files.find(file => file.path === path)?.code ?? '';
  const showsSomething = path.endsWith('.tsx') || /\bconsole\s*\./.test(code);
  const runsClient = sides && path !== sides.client && (path === sides.server || !showsSomething);
  return runsClient ? [path, sides.client] : [path];
}

/** Returns the first line of the error with which a sample ends. */
async function findError(page: Page, {project, entries}: Sample): Promise<string | undefined> {
  const files = Object.fromEntries(project.files.map(({path, code}) => [path, code]));
  await startProject(page, {version: project.version, files, entries});
  const hasEnded = async () => (await readEvents(page)).some(({type}) => type === 'end' || type === 'error');
  await expect
    .poll(hasEnded, {timeout: patienceMs, intervals: [50]})
    .toBe(true)
    .catch(() => undefined);
  const events = await readEvents(page);
  await stopProject(page);
  const error = events.find(({type}) => type === 'error')?.message;
  const reason = events.find(({type}) => type === 'end')?.reason;
  return (error ?? (reason === 'finished' ? undefined : reason))?.split('\n')[0];
}

function isExpected({hasErrors, project, entries}: Sample, error: string): boolean {
  return (
    hasErrors ||
    project.files.some(({path, code}) => {
      const expected = entries.includes(path) ? findLastError(code) : undefined;
      return expected !== undefined && error.startsWith(expected);
    })
  );
}

/** Returns the class of the error that the last statement of a file throws, according to the comment on it or below it. */
function findLastError(code: string): string | undefined {
  const lines = code.split('\n');
  const isStatement = (line: string) => !/^\s*(?:\/\/.*|[}\])]+;?)?$/.test(line);
  const lastStatement = lines.reduce((last, line, index) => (isStatement(line) ? index : last), 0);
  return lines.slice(lastStatement).flatMap(line => /\/\/ => throws (\w+)/.exec(line)?.[1] ?? [])[0];
}
