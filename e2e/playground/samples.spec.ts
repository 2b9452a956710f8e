// Runs every sample that readers can edit in the sandbox, as the button “Edit and run” does. A run may only end with an error if the sample
// says so: with `// => throws` on its last statement, or with `@errors` for a mistake that the compiler reports.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {listEditableSamples, type EditableSample} from '../fixtures/editableSamples';
import {loadSandboxApi, readEvents, startProject, stopProject} from '../fixtures/sandbox';

/** A program that has neither ended nor reported an error by then is a server or shows a component. */
const patienceMs = 1500;

test.use({allowedConsoleMessages: /./});

// TypeScript doesn't know what the file contains.
const docsVersions = JSON.parse(readFileSync('docsVersions.json', 'utf8')) as {label: string}[];

for (const {label: version} of docsVersions) {
  test(`all samples of docs ${version} run in the sandbox`, async ({page}) => {
    test.setTimeout(20 * 60_000);
    const samples = listSamples().filter(({project}) => project.version === version);
    await page.goto('/docs/faq');
    await loadSandboxApi(page);
    const problems: string[] = [];
    for (const sample of samples) {
      const error = await findError(page, sample);
      if (error !== undefined && !isExpected(sample, error)) {
        problems.push(
          `${sample.place}: ${sample.path} ends with “${error}” in the sandbox. Catch the error, mark the last statement with “// => throws”, ` +
            `or add noedit="…" with the reason to the fence.`,
        );
      }
    }
    process.stdout.write(`docs ${version}: ${samples.length} samples ran in the sandbox\n`);
    expect(samples.length).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  });
}

/** Lists the samples once for each program that their buttons start. If a sample shows errors on purpose, its whole project has them. */
function listSamples(): EditableSample[] {
  const all = listEditableSamples();
  const withErrors = new Set(all.flatMap(({digest, hasErrors}) => (hasErrors ? digest : [])));
  const samples = new Map(all.map(sample => [[sample.digest, ...sample.entries].join(':'), sample]));
  return Array.from(samples.values(), sample => ({...sample, hasErrors: withErrors.has(sample.digest)}));
}

/** Returns the first line of the error with which a sample ends. */
async function findError(page: Page, {project, entries}: EditableSample): Promise<string | undefined> {
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

function isExpected({hasErrors, project, entries}: EditableSample, error: string): boolean {
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
