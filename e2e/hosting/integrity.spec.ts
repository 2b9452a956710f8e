// Tests that the browser refuses a script or a style sheet that has changed after the build. Pages contain the hashes of the files that they
// load first.
import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../fixtures';

const files = [
  {name: 'main script', pattern: /\/assets\/js\/main\.\w+\.js$/},
  {name: 'bundler’s runtime', pattern: /\/assets\/js\/runtime~main\.\w+\.js$/},
  {name: 'style sheet', pattern: /\/assets\/css\/styles\.\w+\.css$/},
];

/** Replaces the last byte of a file, which is a semicolon or a brace. Without it, the file would still do the same. */
async function replaceLastByte(page: Page, pattern: RegExp, replacement: string): Promise<void> {
  await page.route(pattern, async route => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.replace(/.$/, replacement)});
  });
}

for (const {name, pattern} of files) {
  test.describe(`if one byte of the ${name} has changed`, () => {
    test.use({allowedConsoleMessages: /Failed to find a valid digest in the 'integrity' attribute/});

    test('the browser refuses the file, and the page can be read', async ({page}) => {
      await replaceLastByte(page, pattern, ' ');
      await page.goto('/docs/context');
      // The load guard reloads the page once, and shows this message if that doesn't help.
      await expect(page.getByRole('alert')).toContainText('This page didn’t load completely.');
      await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
      await expect(page.locator('article .markdown > p').first()).toBeVisible();
    });
  });

  test(`the ${name} is accepted as it is`, async ({page}) => {
    await replaceLastByte(page, pattern, '$&');
    await page.goto('/docs/context');
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
