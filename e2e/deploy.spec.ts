// Deploys a new version while the site is open in a tab. A second build, which the step `rebuild` of scripts/test.ts makes, replaces the
// first one under the same URL. Files with a hash in their name exist in only one of these builds.
import {existsSync, mkdirSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {enableDataSaver, expect, test, waitForHydration} from './fixtures';
import {serveFolder, type Host} from './host';

test.use({
  prefetchesLinks: true,
  allowedConsoleMessages:
    /status of 404|ChunkLoadError|Loading (CSS )?chunk|Failed to load resource|Refused to/,
});

const nextBuild = path.resolve('.cache/next-build');

/**
 * Serves the first build on a separate host for each test. `deploy` replaces it with the second build in a single atomic step. Throws an
 * error if the second build doesn't exist.
 */
async function startHost(name: string): Promise<Host & {deploy: () => void}> {
  if (!existsSync(path.join(nextBuild, '404.html'))) {
    throw new Error(
      `${nextBuild}: not found. Create the second build first: npx tsx scripts/test.ts --only rebuild`,
    );
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
  // Without prefetching, the files of all pages that the tab hasn't visited are missing after the deploy.
  await enableDataSaver(page);
});

test.afterEach(() => host.stop());

async function openBeforeDeploy(page: Page, pathname: string): Promise<void> {
  await page.goto(host.url + pathname);
  await waitForHydration(page);
  host.deploy();
}

test('a link opens the new version of its page', async ({page}) => {
  await openBeforeDeploy(page, '/docs/router');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Context', exact: true})
    .click();
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await waitForHydration(page);
  await expect(page).toHaveURL(`${host.url}/docs/context`);
});

test('back and forward open the right pages', async ({page}) => {
  await page.goto(`${host.url}/docs/router`);
  await waitForHydration(page);
  await page.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
  host.deploy();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: /router/i})).toBeVisible();
  await page.reload();
  await page.goForward();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await waitForHydration(page);
});

test('opening search for the first time after the deploy leads to the search page, which works', async ({
  page,
}) => {
  await openBeforeDeploy(page, '/docs/router');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search/);
  const input = page.getByRole('main').getByRole('searchbox');
  // The previous page stays visible until the search page has loaded.
  await expect(input).toBeVisible();
  await waitForHydration(page);
  await input.fill('createContext');
  await page
    .getByRole('main')
    .getByRole('link', {name: /Context/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a search dialog that was open before the deploy opens the new versions of pages', async ({page}) => {
  await page.goto(`${host.url}/docs/router`);
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  host.deploy();
  const input = page.locator('.DocSearch-Input');
  await input.fill('createContext');
  await page.locator('.DocSearch-Hit a[href*="/docs/context"]').first().click();
  await expect(page).toHaveURL(/\/docs\/context(#|$)/);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
});

test('offers to reload the page if its types were not loaded before the deploy', async ({page}) => {
  await openBeforeDeploy(page, '/docs/context');
  const sample = page.locator('pre[aria-label*="types"]').first();
  await sample.focus();
  await sample.press('ArrowRight');
  const status = page.getByRole('status').filter({hasText: 'Couldn’t load the types.'});
  await expect(status).toBeVisible();
  await status.getByRole('button', {name: 'Reload page'}).click();
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await waitForHydration(page);
  await sample.focus();
  await sample.press('ArrowRight');
  await expect(page.getByRole('group', {name: /^Type of /})).toBeVisible();
});

test('reports missing types of a page with changed samples even if the code for types is already loaded', async ({
  page,
}) => {
  await page.goto(`${host.url}/docs/router`);
  await waitForHydration(page);
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
  await expect(page.getByRole('status').filter({hasText: 'Couldn’t load the types.'})).toBeVisible();
});

test('a cached page whose files no longer exist is loaded again', async ({page}) => {
  const stale = await (await fetch(`${host.url}/docs/context`)).text();
  host.deploy();
  let isCached = true;
  await page.route('**/docs/context', route => {
    const response = isCached ? route.fulfill({contentType: 'text/html', body: stale}) : route.continue();
    isCached = false;
    return response;
  });
  await page.goto(`${host.url}/docs/context`);
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await waitForHydration(page);
});
