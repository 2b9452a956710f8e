// Tests the load guard, an inline script that reloads the page or shows a warning if one of the page's files fails to load. It also repeats
// a click that came before hydration.
import type {Page} from '@playwright/test';
import {expect, flushRequests, pauseScriptRequests, test, waitForFrames, waitForHydration} from '../fixtures';

test.use({
  allowedConsoleMessages:
    /status of 404|net::ERR_|ChunkLoadError|Loading chunk|Failed to load resource|Refused to/,
});

const getWarning = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'This page didn’t load completely.'});
const mainScriptUrl = /\/assets\/js\/main\.\w+\.js$/;

/** Starts counting the page loads in the tab. Returns a function that returns the current count. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', request => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

for (const [file, pattern] of [
  ['main script', mainScriptUrl],
  ['bundler’s runtime', /\/assets\/js\/runtime~main\.\w+\.js$/],
  ['style sheet', /\/assets\/css\/styles\.\w+\.css$/],
  ['page’s own chunk', /\/assets\/js\/(?!main|runtime)\w+\.js$/],
] as const) {
  test(`the load guard reloads the page once if the ${file} is missing on the first load`, async ({page}) => {
    const getLoadCount = countLoads(page);
    await page.route(pattern, route =>
      getLoadCount() < 2 ? route.fulfill({status: 404, body: 'Not found'}) : route.continue(),
    );
    await page.goto('/docs/context?from=mail#details');
    await expect.poll(getLoadCount).toBe(2);
    await waitForHydration(page);
    await expect(page).toHaveURL('/docs/context?from=mail#details');
    await expect(getWarning(page)).toHaveCount(0);
  });
}

test('if the main script is still missing after a reload, the load guard shows a warning, and the page remains readable', async ({
  page,
}) => {
  const getLoadCount = countLoads(page);
  await page.route(mainScriptUrl, route => route.fulfill({status: 404, body: 'Not found'}));
  await page.goto('/docs/context');
  await expect(getWarning(page)).toBeVisible();
  await flushRequests(page);
  expect(getLoadCount()).toBe(2);
  await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
  await expect(page.locator('article .markdown > p').first()).toBeVisible();
  await page.unrouteAll();
  await getWarning(page).getByRole('button', {name: 'Reload page'}).click();
  await waitForHydration(page);
  await expect(getWarning(page)).toHaveCount(0);
});

test('the load guard shows a warning instead of reloading the page if the site becomes unreachable', async ({
  page,
  context,
}) => {
  const getLoadCount = countLoads(page);
  await page.route(mainScriptUrl, async route => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.goto('/docs/context');
  await expect(getWarning(page)).toBeVisible();
  expect(getLoadCount()).toBe(1);
  await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
});

test('a click that comes before the scripts takes effect after hydration, and a note says so', async ({
  page,
}) => {
  const resume = await pauseScriptRequests(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  const tab = page.getByRole('tab', {name: 'pnpm'}).first();
  await tab.click();
  const note = page.getByRole('alert').filter({hasText: 'is loading'});
  await expect(note).toHaveText('This page is loading.');
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  resume();
  await waitForHydration(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(note).toHaveCount(0);
});

test('if the scripts get stuck, a message after a click offers to reload the page, and disappears if they arrive after all', async ({
  page,
}) => {
  await page.clock.install();
  const resume = await pauseScriptRequests(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  const tab = page.getByRole('tab', {name: 'pnpm'}).first();
  await tab.click();
  await page.clock.runFor(15_000);
  await expect(getWarning(page)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Reload page'})).toBeVisible();
  resume();
  await waitForHydration(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(getWarning(page)).toHaveCount(0);
});

test('while the scripts of a search page are missing, a bar shows that the page is loading', async ({
  page,
}) => {
  const resume = await pauseScriptRequests(page);
  await page.goto('/search?q=batch', {waitUntil: 'commit'});
  const bar = page.getByRole('main').getByRole('progressbar');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('opacity', '1');
  resume();
  await waitForHydration(page);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', {name: /batch/i}).first()).toBeVisible();
});

test('of several clicks before hydration, the last one opens search, once', async ({page}) => {
  const resume = await pauseScriptRequests(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await page.getByRole('tab', {name: 'Yarn'}).first().click();
  await page.getByRole('button', {name: 'Search docs'}).click();
  resume();
  await waitForHydration(page);
  await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // From now on, clicks have their usual effect, and aren't repeated.
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await waitForFrames(page);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a missing script on the home page doesn’t trigger Docusaurus’s warning about a wrong base URL', async ({
  page,
}) => {
  await page.route(mainScriptUrl, route => route.fulfill({status: 404, body: 'Not found'}));
  await page.goto('/');
  await expect(getWarning(page)).toBeVisible();
  await expect(page.getByText('did not load properly')).toBeHidden();
});

test('the load guard ignores a script that fails to load after hydration', async ({page}) => {
  await page.goto('/docs/context');
  await waitForHydration(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/assets/js/12345678.js';
    document.head.append(script);
    return new Promise(resolve => script.addEventListener('error', resolve));
  });
  await flushRequests(page);
  await expect(getWarning(page)).toHaveCount(0);
});
