// Tests offline use in sites with other settings: below a path of their host, and with offline use turned off. These are the builds for the
// pseudo-locales, whose interface texts aren't in English.
import {expect, open, test} from '../fixtures';
import {readKept} from '../fixtures/offline';
import {serveFolder} from '../fixtures/siteServer';

test.describe('below a path of the host', () => {
  test.use({savesData: true, allowedConsoleMessages: /Failed to load resource|ERR_/});
  test.describe.configure({timeout: 300_000});

  test('kept docs can be read without the site', async ({page, context}) => {
    const server = await serveFolder('.cache/build-en-XA');
    try {
      await open(page, `${server.url}/sub/path/offline`);
      const docs = page.getByRole('main').getByRole('region').first();
      await docs.locator('.button--primary').click();
      // The button for the removal appears when the docs are kept.
      await expect(docs.getByRole('progressbar')).toBeVisible();
      await expect(docs.getByRole('progressbar')).toBeHidden({timeout: 120_000});
      await expect(docs.locator('.button--primary')).toBeHidden();
      const {caches, workers} = await readKept(page);
      expect(workers).toEqual(['/sub/path/']);
      expect(caches.every(name => name.includes('/sub/path/'))).toBe(true);

      server.stop();
      await context.setOffline(true);
      await open(page, `${server.url}/sub/path/docs/router`);
      await expect(page.getByRole('heading', {level: 1, name: 'Routers'})).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('middleware');
      await expect(page.getByRole('option').first()).toBeVisible();
      // This page isn't part of docs 10.x.
      await open(page, `${server.url}/sub/path/docs/v9/router`);
      await expect(page.getByRole('alert')).toContainText('/sub/path/docs/v9/router');
    } finally {
      server.stop();
    }
  });
});

test('a site with offline use turned off offers nothing and registers no worker', async ({page}) => {
  const server = await serveFolder('.cache/build-ar-XB');
  try {
    const index: unknown = await (await fetch(`${server.url}/offline.json`)).json();
    expect(index).toEqual({build: null, parts: []});
    await open(page, `${server.url}/docs/router`);
    await expect(page.getByRole('contentinfo').locator('a[href="/offline"]')).toHaveCount(0);
    await open(page, `${server.url}/offline`);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.getByRole('main').locator('.button--primary')).toHaveCount(0);
    expect(await readKept(page)).toEqual({caches: [], workers: []});
  } finally {
    server.stop();
  }
});
