import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {parseProjectReference} from '../../../../shared/playgroundFiles';
import type {PlaygroundProject} from '../../../../shared/programs';
import {testOptions} from '../../__tests__/testOptions';
import {resolveOptions} from '../../options';
import {describeEditableSamples, listReasons} from '../report';
import {SiteProjects, type PageProjects} from '../siteProjects';

const siteDir = mkdtempSync(path.join(tmpdir(), 'projects-'));
const options = {
  ...testOptions,
  rootDir: siteDir,
  versions: [{name: '2.x', packagesFolder: '.'}],
  editable: {packages: ['zod']},
};
const projects = new SiteProjects(resolveOptionsWithLock());

const page = `\`\`\`ts
// ---cut---
// @filename: hidden.ts
export const a = 1;
// @filename: shown.ts
import {a} from './hidden';
import './app';
\`\`\`

<LivePair>

\`\`\`ts title="server.ts"
export type Router = 1;
\`\`\`

\`\`\`ts title="client.ts"
import type {Router} from './server';
\`\`\`

</LivePair>

\`\`\`ts nocheck="a listing"
…
\`\`\`

\`\`\`ts
import 'pino';
\`\`\`
`;

function resolveOptionsWithLock() {
  writeFileSync(path.join(siteDir, 'package-lock.json'), '');
  return resolveOptions(options, siteDir);
}

let result: PageProjects;

beforeAll(async () => {
  for (const folder of ['docs', 'app']) {
    mkdirSync(path.join(siteDir, folder));
  }
  writeFileSync(path.join(siteDir, 'app/app.ts'), 'export {};\n');
  writeFileSync(path.join(siteDir, 'docs/page.md'), page);
  result = await projects.create('docs/page.md');
});
afterAll(() => rmSync(siteDir, {recursive: true}));

/** Reads the project of a sample, and the path of the file that the sample shows. */
function readProject(sample: number): {project: PlaygroundProject; shownPath: string} {
  const reference = parseProjectReference(result.samples[sample]?.reference ?? '');
  const file = path.join(projects.folder, `${reference?.digest}.json`);
  return {
    // The class under test has written a project into the file.
    project: JSON.parse(readFileSync(file, 'utf8')) as PlaygroundProject,
    shownPath: reference?.path ?? '',
  };
}

test('each sample refers to the file of its project that it shows first', () => {
  const {project, shownPath} = readProject(0);
  expect(shownPath).toBe('hidden.ts');
  expect(project).toMatchObject({version: '2.x', activeFile: 'hidden.ts'});
  expect(project.files.map(file => file.path)).toEqual(['hidden.ts', 'shown.ts', 'app.ts']);
});

test('the files of a live pair are shown side by side', () => {
  expect(readProject(1).project).toEqual(readProject(2).project);
  expect(readProject(2)).toMatchObject({
    shownPath: 'client.ts',
    project: {sides: {server: 'server.ts', client: 'client.ts'}},
  });
  expect(readdirSync(projects.folder)).toHaveLength(2);
});

test('the report lists the other samples with their positions and reasons', () => {
  expect(describeEditableSamples([result], ['2.x', '1.x'], {withReasons: true})).toEqual([
    ' 2.x  3 of 5 samples can be edited (60 %)',
    '      docs/page.md:22:1: a listing',
    '      docs/page.md:27:8: imports pino, which isn’t available to the editor',
    ' 1.x  0 of 0 samples can be edited (100 %)',
  ]);
});

test('a reason that several samples share is listed once', () => {
  const notEditable = {reason: 'imports pino', position: {line: 3, column: 8}};
  const sample = {fence: 'a', position: {line: 3, column: 1}, version: '1.x', notEditable};
  expect(
    listReasons('docs/a.md', [
      sample,
      {...sample, notEditable: {...notEditable, reason: 'server.ts imports pino'}},
      {fence: 'b', position: {line: 9, column: 1}, version: '1.x', reference: 'c'},
    ]),
  ).toEqual(['docs/a.md:3:8: imports pino (2 samples)']);
});

test('a site without an editor has no projects', async () => {
  const others = new SiteProjects(resolveOptions({...options, editable: undefined}, siteDir));
  expect(await others.create('docs/page.md')).toEqual({file: 'docs/page.md', samples: []});
});
