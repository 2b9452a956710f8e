// Tests the page that offers the files.
import {stat} from 'node:fs/promises';
import docsVersions from '../../docsVersions.json' with {type: 'json'};
import {expect, expectNoViolations, test} from '../fixtures';

test('each version has three files, and the page shows their real sizes', async ({page}) => {
  await page.goto('/downloads');
  const files = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('a[download]')});
  await expect(files).toHaveCount(3 * docsVersions.length);
  for (const file of await files.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), file.locator('a').click()]);
    const {size} = await stat(await download.path());
    const [, number = '', unit] = /(\d+(?:\.\d)?)\s(kB|MB)/.exec((await file.textContent()) ?? '') ?? [];
    expect(Number(number) * (unit === 'MB' ? 1_000_000 : 1000)).toBeGreaterThan(0);
    expect(number).toBe(unit === 'MB' ? (size / 1_000_000).toFixed(1) : (size / 1000).toFixed(0));
  }
  await expectNoViolations(page, 'downloads');
});

test('the old version is marked, and the page about offline use and the footer lead here', async ({page}) => {
  await page.goto('/offline');
  await page.getByRole('main').getByRole('link', {name: 'download the docs'}).click();
  await expect(page).toHaveURL('/downloads');
  for (const {label, banner} of docsVersions) {
    const notice = page.getByRole('region', {name: `Docs ${label}`}).getByText('no longer maintained');
    await expect(notice).toHaveCount(banner === 'unmaintained' ? 1 : 0);
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
