// Tests the dev server (`npm start`) in a copy of the sources. The step `rebuild` of `npm run check` creates this copy.
import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../fixtures';

const sourceFolder = path.resolve('.cache/second folder/of the sources');
const editedFile = path.join(sourceFolder, 'docs/server/merging-routers.md');
let originalText = '';

test.describe.configure({mode: 'serial', timeout: 120_000});
// Allows messages of the dev server itself, including the messages about links that are followed during an update. Also allows the error
// message for the invalid sample that one of the tests writes.
test.use({
  allowedConsoleMessages:
    /React DevTools|preloaded using link preload|Problems in code samples: 1|Reload prevented|\[HMR\] unexpected require/,
});

let server: ChildProcess | undefined;
let url: string;
let output = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  if (!existsSync(editedFile)) {
    throw new Error(
      `${editedFile}: not found. Create the copy of the sources first: npx tsx scripts/test.ts --only rebuild`,
    );
  }
  originalText = readFileSync(editedFile, 'utf8');
  for (const cache of ['.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(sourceFolder, cache), {recursive: true, force: true});
  }
  // This sample occurs nowhere else, so that the cache of checked samples doesn't contain it.
  writeSample('const answer = 40 + 2;\n//    ^?\nexport {answer};');
  server = spawn(
    path.join(sourceFolder, 'node_modules/.bin/docusaurus'),
    ['start', '--no-open', '--host', 'localhost', '--port', '3190'],
    // If NODE_ENV were inherited from the test run, the dev server might build for production.
    {
      cwd: sourceFolder,
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
  if (originalText !== '') {
    writeFileSync(editedFile, originalText);
  }
  if (server?.pid !== undefined) {
    process.kill(-server.pid, 'SIGTERM');
  }
});

/** Adds a section with a TypeScript sample to the end of the edited file. Each call replaces the section that the last call added. */
function writeSample(code: string): void {
  writeFileSync(editedFile, `${originalText}\n## A new section\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
}

/** Returns the last code block of the page, which is the one that `writeSample` adds. */
function getSample(page: Page) {
  return page.locator('article pre').last();
}

test('a page appears before its samples are checked, and their types are added afterwards', async ({
  page,
}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await waitForHydration(page);
  await expect(getSample(page)).toContainText('40 + 2');
  await expect(page.getByText('const answer: number')).toBeVisible({timeout: 60_000});
});

test('an error in a sample is shown with its position until the sample is fixed', async ({page}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await waitForHydration(page);
  writeSample("const answer: number = 'forty-two';\nexport {answer};");
  const overlay = page.frameLocator(
    'iframe#webpack-dev-server-client-overlay, iframe#rspack-dev-server-client-overlay',
  );
  const line = originalText.split('\n').length + 4;
  await expect(overlay.locator('body')).toContainText(
    `docs/server/merging-routers.md:${line}:7: error TS2322`,
    {timeout: 60_000},
  );
  writeSample('const answer = 6 * 7;\nexport {answer};');
  await expect(getSample(page)).toContainText('6 * 7', {timeout: 60_000});
});

test('a page is compiled when it is opened for the first time', async ({page}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await waitForHydration(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const name of ['Metadata', 'Middlewares', 'Authorization']) {
    await sidebar.getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name})).toBeVisible({timeout: 30_000});
  }
  await page.goto(`${url}/blog`);
  await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible({timeout: 30_000});
});

test('the page with all elements exists, unlike on the published site', async ({page}) => {
  await page.goto(`${url}/elements`);
  await expect(page.getByRole('heading', {level: 1, name: 'Elements'})).toBeVisible({timeout: 30_000});
});

test('search finds pages by reading their source files', async ({page}) => {
  await page.goto(url);
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').fill('merging routers');
  // The first search takes longer than later searches, because it reads the source files of all pages.
  await expect(page.getByRole('option', {name: /Merging routers/i}).first()).toBeVisible({timeout: 30_000});
});
