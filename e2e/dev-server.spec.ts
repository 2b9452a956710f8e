// `npm start`, in the second folder that the tests of reproducible builds leave (`npm run check`): the site as a contributor meets it.
import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';

const folder = path.resolve('.cache/second folder/of the sources');
const file = path.join(folder, 'docs/server/merging-routers.md');
const original = readFileSync(file, 'utf8');

test.describe.configure({mode: 'serial', timeout: 120_000});
// What the dev server says by itself, also when a link is followed while an edit arrives, and the mistake that one test makes.
test.use({
  expectedMessage:
    /React DevTools|preloaded using link preload|Problems in code samples: 1|Reload prevented|\[HMR\] unexpected require/,
});

let server: ChildProcess;
let url: string;
let output = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  for (const cache of ['.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  // A sample that no build has seen.
  writeSample('const answer = 40 + 2;\n//    ^?\nexport {answer};');
  server = spawn(
    path.join(folder, 'node_modules/.bin/docusaurus'),
    ['start', '--no-open', '--host', 'localhost', '--port', '3190'],
    // Nothing of the tests' own environment may tell it to build for production.
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: {...process.env, NODE_ENV: undefined},
    },
  );
  url = 'http://localhost:3190';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await expect.poll(() => output, {timeout: 90_000}).toContain('compiled');
});

test.afterAll(() => {
  writeFileSync(file, original);
  if (server.pid !== undefined) {
    process.kill(-server.pid, 'SIGTERM');
  }
});

function writeSample(code: string): void {
  writeFileSync(file, `${original}\n## A new section\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
}

function sampleOf(page: Page) {
  return page.locator('article pre').last();
}

test('a page shows at once, and its types when its samples were checked', async ({page}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await hydrated(page);
  await expect(sampleOf(page)).toContainText('40 + 2');
  await expect(page.getByText('const answer: number')).toBeVisible({timeout: 60_000});
});

test('a mistake in a sample shows with its place, and goes when it is mended', async ({page}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await hydrated(page);
  writeSample("const answer: number = 'forty-two';\nexport {answer};");
  const overlay = page.frameLocator(
    'iframe#webpack-dev-server-client-overlay, iframe#rspack-dev-server-client-overlay',
  );
  const line = original.split('\n').length + 4;
  await expect(overlay.locator('body')).toContainText(
    `docs/server/merging-routers.md:${line}:7: error TS2322`,
    {timeout: 60_000},
  );
  writeSample('const answer = 6 * 7;\nexport {answer};');
  await expect(sampleOf(page)).toContainText('6 * 7', {timeout: 60_000});
});

test('pages that nobody has opened are compiled when a link leads to them', async ({page}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await hydrated(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const name of ['Metadata', 'Middlewares', 'Authorization']) {
    await sidebar.getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name})).toBeVisible({timeout: 30_000});
  }
  await page.goto(`${url}/blog`);
  await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible({timeout: 30_000});
});

test('search answers from the sources', async ({page}) => {
  await page.goto(url);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').fill('merging routers');
  // The first search reads the sources of all pages.
  await expect(page.getByRole('option', {name: /Merging routers/i}).first()).toBeVisible({timeout: 30_000});
});
