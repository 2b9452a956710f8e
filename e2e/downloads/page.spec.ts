// Tests the page that offers the files.
import {stat} from 'node:fs/promises';
import type {APIRequestContext} from '@playwright/test';
import {expect, expectNoViolations, test} from '../fixtures';

type Version = {label: string; path: string};

/** Reads the docs versions of the site. */
async function readVersions(request: APIRequestContext): Promise<Version[]> {
  // TypeScript doesn't know the content of the file.
  return ((await (await request.get('/version.json')).json()) as {docsVersions: Version[]}).docsVersions;
}

test('each version has three files, and the page shows their real sizes', async ({page, request}) => {
  const versions = await readVersions(request);
  await page.goto('/downloads');
  const files = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('a[download]')});
  await expect(files).toHaveCount(3 * versions.length);
  for (const file of await files.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), file.locator('a').click()]);
    const {size} = await stat(await download.path());
    const [, number = '', unit] = /(\d+(?:\.\d)?)\s(kB|MB)/.exec((await file.textContent()) ?? '') ?? [];
    expect(Number(number) * (unit === 'MB' ? 1_000_000 : 1000)).toBeGreaterThan(0);
    expect(number).toBe(unit === 'MB' ? (size / 1_000_000).toFixed(1) : (size / 1000).toFixed(0));
  }
  await expectNoViolations(page, 'downloads');
});

test('the old version is marked, and the page about offline use and the footer lead here', async ({
  page,
  request,
}) => {
  await page.goto('/offline');
  await page.getByRole('main').getByRole('link', {name: 'download the docs'}).click();
  await expect(page).toHaveURL('/downloads');
  for (const {label, path} of await readVersions(request)) {
    const isUnmaintained = (await (await request.get(path)).text()).includes('no longer actively maintained');
    const version = page.getByRole('region', {name: `Docs ${label}`});
    await expect(version).toBeVisible();
    const notice = version.getByText('no longer maintained');
    await expect(notice).toHaveCount(isUnmaintained ? 1 : 0);
  }
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Downloads'})).toHaveAttribute(
    'href',
    '/downloads',
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the links work', async ({page}) => {
    await page.goto('/downloads');
    const link = page.locator('a[download][href$=".md"]').first();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.md$/);
  });
});
