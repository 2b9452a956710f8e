// A deploy under open tabs: one address, behind which a second build takes the place of the first. No file with a hash in its name
// survives. The second build comes from the step `rebuild`.
import {existsSync, mkdirSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, hydrated, saveData, test} from './fixtures';
import {serveFolder, type Host} from './host';

test.use({
  fetchesAhead: true,
  expectedMessage: /status of 404|ChunkLoadError|Loading (CSS )?chunk|Failed to load resource|Refused to/,
});

const nextBuild = path.resolve('.cache/next-build');

/** A host of its own for each test: `deploy` swaps the build behind its address in one step. */
async function startHost(name: string): Promise<Host & {deploy: () => void}> {
  if (!existsSync(path.join(nextBuild, '404.html'))) {
    throw new Error(`${nextBuild}: not found. Make it first: npx tsx scripts/test.ts --only rebuild`);
  }
  const live = path.resolve('.cache/hosts', name);
  mkdirSync(path.dirname(live), {recursive: true});
  const publish = (build: string) => {
    rmSync(`${live}.next`, {force: true});
    symlinkSync(build, `${live}.next`);
    renameSync(`${live}.next`, live);
  };
  publish(path.resolve('build'));
  return {...(await serveFolder(live)), deploy: () => publish(nextBuild)};
}

let host: Awaited<ReturnType<typeof startHost>>;

test.beforeEach(async ({page}, {testId}) => {
  host = await startHost(testId);
  // Nothing is fetched ahead: what a reader's tab has not asked for is gone after the deploy.
  await saveData(page);
});

test.afterEach(() => host.stop());

async function openBeforeDeploy(page: Page, pathname: string): Promise<void> {
  await page.goto(host.url + pathname);
  await hydrated(page);
  host.deploy();
}

test('a link leads to its page as it is now', async ({page}) => {
  await openBeforeDeploy(page, '/docs/router');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Context', exact: true})
    .click();
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await hydrated(page);
  await expect(page).toHaveURL(`${host.url}/docs/context`);
});

test('back and forward lead to their pages', async ({page}) => {
  await page.goto(`${host.url}/docs/router`);
  await hydrated(page);
  await page.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
  host.deploy();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: /router/i})).toBeVisible();
  await page.reload();
  await page.goForward();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await hydrated(page);
});

test('search that was not opened yet goes to the search page, which works', async ({page}) => {
  await openBeforeDeploy(page, '/docs/router');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search/);
  const input = page.getByRole('main').getByRole('searchbox');
  // The old page stays until the new one is there.
  await expect(input).toBeVisible();
  await hydrated(page);
  await input.fill('createContext');
  await page
    .getByRole('main')
    .getByRole('link', {name: /Context/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('search that was open leads to pages as they are now', async ({page}) => {
  await page.goto(`${host.url}/docs/router`);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  host.deploy();
  const input = page.locator('.DocSearch-Input');
  await input.fill('createContext');
  await page.locator('.DocSearch-Hit a[href*="/docs/context"]').first().click();
  await expect(page).toHaveURL(/\/docs\/context(#|$)/);
  await hydrated(page);
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
});

test('types that were not loaded yet are offered with the new page', async ({page}) => {
  await openBeforeDeploy(page, '/docs/context');
  const sample = page.locator('pre[aria-label*="types"]').first();
  await sample.focus();
  await sample.press('ArrowRight');
  const status = page.getByRole('status').filter({hasText: 'The types could not be loaded.'});
  await expect(status).toBeVisible();
  await status.getByRole('button', {name: 'Load the page again'}).click();
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await hydrated(page);
  await sample.focus();
  await sample.press('ArrowRight');
  await expect(page.getByRole('group', {name: /^Type of /})).toBeVisible();
});

test('types of a page whose samples changed are offered too, when their code was loaded before', async ({
  page,
}) => {
  await page.goto(`${host.url}/docs/router`);
  await hydrated(page);
  const sample = page.locator('pre[aria-label*="types"]').first();
  await sample.focus();
  await sample.press('ArrowRight');
  await expect(page.getByRole('group', {name: /^Type of /})).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Context', exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
  host.deploy();
  await sample.focus();
  await sample.press('ArrowRight');
  await expect(page.getByRole('status').filter({hasText: 'The types could not be loaded.'})).toBeVisible();
});

test('a page from a cache, whose files are gone, comes anew', async ({page}) => {
  const stale = await (await fetch(`${host.url}/docs/context`)).text();
  host.deploy();
  let isStale = true;
  await page.route('**/docs/context', route => {
    const answer = isStale ? route.fulfill({contentType: 'text/html', body: stale}) : route.continue();
    isStale = false;
    return answer;
  });
  await page.goto(`${host.url}/docs/context`);
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await hydrated(page);
});
