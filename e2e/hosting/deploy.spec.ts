// Tests what happens in an open tab when a new version of the site is deployed. A second build replaces the first build under the same
// URL. Files with a hash in their name exist in only one of the two builds. The step `rebuild` of scripts/test.ts creates the second build.
import {existsSync, mkdirSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../fixtures';
import {waitForCompiler} from '../fixtures/playground';
import {serveFolder, type SiteServer} from '../fixtures/siteServer';

test.use({
  // Prefetching is off, so that the tab has to load the files of other pages after the deploy, when they no longer exist.
  savesData: true,
  allowedConsoleMessages:
    /status of 404|ChunkLoadError|Loading (CSS )?chunk|Failed to load resource|Refused to/,
});

const secondBuild = path.resolve('.cache/next-build');

/**
 * Starts a server for the first build. Its method `deploy` replaces this build with the second build in a single atomic step. `name` is a
 * unique name for the server's folder. Throws an error if the second build doesn't exist.
 */
async function startServer(name: string): Promise<SiteServer & {deploy: () => void}> {
  if (!existsSync(path.join(secondBuild, '404.html'))) {
    throw new Error(
      `${secondBuild}: not found. Create the second build first: npx tsx scripts/test.ts --only rebuild`,
    );
  }
  const servedFolder = path.resolve('.cache/hosts', name);
  mkdirSync(path.dirname(servedFolder), {recursive: true});
  const publish = (build: string) => {
    rmSync(`${servedFolder}.next`, {force: true});
    symlinkSync(build, `${servedFolder}.next`);
    renameSync(`${servedFolder}.next`, servedFolder);
  };
  publish(path.resolve('build'));
  return {...(await serveFolder(servedFolder)), deploy: () => publish(secondBuild)};
}

let server: Awaited<ReturnType<typeof startServer>>;

test.beforeEach(async () => {
  server = await startServer(test.info().testId);
});

test.afterEach(() => server.stop());

async function openBeforeDeploy(page: Page, pathname: string): Promise<void> {
  await page.goto(server.url + pathname);
  await waitForHydration(page);
  server.deploy();
}

test('a link opens the new version of its target page', async ({page}) => {
  await openBeforeDeploy(page, '/docs/router');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Context', exact: true})
    .click();
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await waitForHydration(page);
  await expect(page).toHaveURL(`${server.url}/docs/context`);
});

test('going back and forward in the history opens the right pages', async ({page}) => {
  await page.goto(`${server.url}/docs/router`);
  await waitForHydration(page);
  await page.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  server.deploy();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: /router/i})).toBeVisible();
  await page.reload();
  await page.goForward();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await waitForHydration(page);
});

test('opening search for the first time after the deploy leads to a working search page', async ({page}) => {
  await openBeforeDeploy(page, '/docs/router');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search/);
  const input = page.getByRole('main').getByRole('searchbox');
  // The docs page stays visible until the search page has loaded.
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
  await page.goto(`${server.url}/docs/router`);
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  server.deploy();
  await page.getByRole('combobox').fill('createContext');
  await page.locator('[role="option"][href*="/docs/context"]').first().click();
  await expect(page).toHaveURL(/\/docs\/context(#|$)/);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
});

test('a message offers to reload the page if its types were not loaded before the deploy', async ({page}) => {
  await openBeforeDeploy(page, '/docs/context');
  const sample = page.locator('pre[aria-label*="types"]').first();
  await sample.focus();
  await sample.press('Enter');
  const status = page.getByRole('status').filter({hasText: 'Couldn’t load the types.'});
  await expect(status).toBeVisible();
  await status.getByRole('button', {name: 'Reload page'}).click();
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await waitForHydration(page);
  await sample.focus();
  await sample.press('Enter');
  await expect(page.getByRole('group', {name: /^Type of /})).toBeVisible();
});

test('a message says that types couldn’t be loaded, even if the tab has shown types of another page', async ({
  page,
}) => {
  await page.goto(`${server.url}/docs/router`);
  await waitForHydration(page);
  const sample = page.locator('pre[aria-label*="types"]').first();
  await sample.focus();
  await sample.press('Enter');
  await expect(page.getByRole('group', {name: /^Type of /})).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Context', exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
  server.deploy();
  await sample.focus();
  await sample.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Couldn’t load the types.'})).toBeVisible();
});

test('a message offers to reload the page if its editor was not loaded before the deploy', async ({page}) => {
  await openBeforeDeploy(page, '/docs/context');
  const edit = page.getByRole('button', {name: /^Edit and run: /}).first();
  await edit.click();
  const alert = page.getByRole('alert').filter({hasText: 'Couldn’t load the editor.'});
  await alert.getByRole('button', {name: 'Reload page'}).click();
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await waitForHydration(page);
  await edit.click();
  await waitForCompiler(page.getByRole('dialog', {name: /^Edit /}));
});

test('an editor that was open before the deploy says why it can’t run the code, and keeps the changes', async ({
  page,
}) => {
  await page.goto(`${server.url}/docs/context`);
  await waitForHydration(page);
  const edit = page.getByRole('button', {name: /^Edit and run: /}).first();
  await edit.click();
  const panel = page.getByRole('dialog', {name: /^Edit /});
  await waitForCompiler(panel);
  const field = panel.getByRole('textbox').first();
  await field.click();
  await field.press('Control+End');
  await page.keyboard.insertText('// kept');
  server.deploy();
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  const alert = panel.getByRole('alert').filter({hasText: 'Couldn’t load what the run needs.'});
  await expect(alert).toContainText('Your changes are kept.');
  await panel.getByRole('button', {name: 'Reload page'}).click();
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
});

test('a cached page is loaded again if its files no longer exist', async ({page}) => {
  const oldHtml = await (await fetch(`${server.url}/docs/context`)).text();
  server.deploy();
  let isCached = true;
  await page.route('**/docs/context', route => {
    const response = isCached ? route.fulfill({contentType: 'text/html', body: oldHtml}) : route.continue();
    isCached = false;
    return response;
  });
  await page.goto(`${server.url}/docs/context`);
  await expect(page.getByRole('heading', {name: 'The second build'})).toBeVisible();
  await waitForHydration(page);
});
