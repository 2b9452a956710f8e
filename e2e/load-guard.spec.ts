import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';

test.use({
  expectedMessage: /status of 404|net::ERR_|ChunkLoadError|Loading chunk|Failed to load resource|Refused to/,
});

const note = (page: Page) => page.getByRole('alert').filter({hasText: 'This page did not load completely.'});
const mainScript = /\/assets\/js\/main\.\w+\.js$/;

/** How often the page was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', request => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

for (const [what, pattern] of [
  ['main script', mainScript],
  ['runtime', /\/assets\/js\/runtime~main\.\w+\.js$/],
  ['style sheet', /\/assets\/css\/styles\.\w+\.css$/],
  ['page’s own chunk', /\/assets\/js\/(?!main|runtime)[\w~-]+\.\w+\.js$/],
] as const) {
  test(`when the ${what} is missing once, the page loads again and works`, async ({page}) => {
    const loads = countLoads(page);
    let isMissing = true;
    await page.route(pattern, route =>
      isMissing ? route.fulfill({status: 404, body: 'Not found'}) : route.continue(),
    );
    page.on('framenavigated', () => {
      isMissing = loads() < 2;
    });
    await page.goto('/docs/context?from=mail#details');
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await expect(page).toHaveURL('/docs/context?from=mail#details');
    await expect(note(page)).toHaveCount(0);
  });
}

test('when it stays missing, the page says so, stays readable, and does not load again by itself', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route(mainScript, route => route.fulfill({status: 404, body: 'Not found'}));
  await page.goto('/docs/context');
  await expect(note(page)).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(loads()).toBe(2);
  await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
  await expect(page.locator('article .markdown > p').first()).toBeVisible();
  await page.unrouteAll();
  await note(page).getByRole('button', {name: 'Load again'}).click();
  await hydrated(page);
  await expect(note(page)).toHaveCount(0);
});

test('when the site does not answer, the page that is there is kept', async ({page, context}) => {
  const loads = countLoads(page);
  await page.route(mainScript, async route => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.goto('/docs/context');
  await expect(note(page)).toBeVisible();
  expect(loads()).toBe(1);
  await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
});

test('the home page does not blame the base URL for a missing script', async ({page}) => {
  await page.route(mainScript, route => route.fulfill({status: 404, body: 'Not found'}));
  await page.goto('/');
  await expect(note(page)).toBeVisible();
  await expect(page.getByText('did not load properly')).toBeHidden();
});

test('a chunk that is missing later is not its business', async ({page}) => {
  await page.goto('/docs/context');
  await hydrated(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/assets/js/gone.12345678.js';
    document.head.append(script);
    return new Promise(resolve => script.addEventListener('error', resolve));
  });
  await page.waitForTimeout(300);
  await expect(note(page)).toHaveCount(0);
});
