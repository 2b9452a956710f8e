// Runs the projects of all samples in the sandbox, and prints which share of them runs without errors.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../fixtures';
import {loadSandboxApi, readEvents, startProject, stopProject} from '../fixtures/sandbox';

type Project = {
  version: string;
  files: {path: string; code: string}[];
  activeFile: string;
  sides?: {server: string; client: string};
};

const folder = 'build/playground';
const projects = (existsSync(folder) ? readdirSync(folder) : [])
  .filter(name => /^[0-9a-f]{16}\.json$/.test(name))
  .sort()
  .map(name => ({
    name,
    // TypeScript doesn't know what the files contain.
    project: JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Project,
  }));
const versions = [...new Set(projects.map(({project}) => project.version))].sort();

/** The smallest share of the projects of each docs version that has to run. */
const minimalShare = 0.6;
/** A project that has neither ended nor reported an error by then is counted as running. */
const patienceMs = 4000;

test.use({allowedConsoleMessages: /./});

for (const version of versions) {
  test(`most projects of docs ${version} run in the sandbox`, async ({page}) => {
    test.setTimeout(20 * 60_000);
    await page.goto('/docs/faq');
    await loadSandboxApi(page);
    const reasons = new Map<string, string[]>();
    let count = 0;
    for (const {name, project} of projects.filter(({project}) => project.version === version)) {
      count++;
      const entries = project.sides ? [project.sides.server, project.sides.client] : [project.activeFile];
      await startProject(page, {
        version,
        files: Object.fromEntries(project.files.map(file => [file.path, file.code])),
        entries,
      });
      const hasEnded = async () =>
        (await readEvents(page)).some(({type}) => type === 'end' || type === 'error');
      await expect
        .poll(hasEnded, {timeout: patienceMs, intervals: [50]})
        .toBe(true)
        .catch(() => undefined);
      const events = await readEvents(page);
      await stopProject(page);
      const error = events.find(({type}) => type === 'error');
      const end = events.find(({type}) => type === 'end');
      const reason =
        error?.message ?? (end === undefined || end.reason === 'finished' ? undefined : end.reason);
      if (reason !== undefined) {
        const message = reason.split('\n')[0] ?? '';
        reasons.set(message, [...(reasons.get(message) ?? []), `${name} (${entries.at(-1)})`]);
      }
    }
    const failed = [...reasons.values()].flat().length;
    const share = (count - failed) / count;
    const report = [
      `docs ${version}: ${count - failed} of ${count} projects run in the sandbox (${(share * 100).toFixed(1)} %)`,
      ...[...reasons]
        .sort(([, a], [, b]) => b.length - a.length)
        .map(([reason, names]) => `  ${names.length} × ${reason}: ${names.slice(0, 3).join(', ')}`),
    ].join('\n');
    test.info().annotations.push({type: 'report', description: report});
    process.stdout.write(`${report}\n`);
    // No sample needs something that the sandbox doesn't have.
    expect([...reasons.keys()].filter(reason => /is not defined|can't run in the page/.test(reason))).toEqual(
      [],
    );
    expect(share).toBeGreaterThanOrEqual(minimalShare);
  });
}
