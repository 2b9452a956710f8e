// The content of a page stays in place while the page loads, on every kind of page and with an empty cache.
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {emulateOldPhone, expectLayoutShifts, recordLayoutShifts} from '../fixtures/layoutShift';

const paths = [
  '/',
  '/docs',
  '/docs/quickstart',
  '/docs/context',
  '/docs/useQuery',
  '/docs/server',
  '/docs/reference/server',
  '/docs/migrate-from-v9-to-v10',
  '/docs/v9/router',
  '/docs/love',
  '/blog',
  '/blog/announcing-trpc-10',
  '/blog/tags',
  '/downloads',
  '/media',
  '/playground',
  '/search',
  '/search?q=error+handling',
  '/search?q=qqzzxx&version=9.x',
  // Not-found pages with and without suggestions
  '/docs/usequerry',
  '/docs/no-such-page',
];

/** Pages that load slowly take many seconds, so this is one of each kind whose content depends on scripts or fonts. */
const slowPaths = [
  '/',
  '/docs/quickstart',
  '/blog/announcing-trpc-10',
  '/search?q=error+handling',
  '/docs/usequerry',
];

/** The largest sum of shifts. Web Vitals calls a page good up to 0.1. */
const maximum = 0.01;

test.use({allowedConsoleMessages: /status of 404/});

/** Opens a page, waits until it has loaded, and fails if its content has moved. */
async function expectStillness(page: Page, path: string): Promise<void> {
  await recordLayoutShifts(page);
  await page.goto(path);
  if (path.startsWith('/search')) {
    const status = page.getByRole('region', {name: 'Results'}).getByRole('status');
    await expect(status).toHaveText(/10\.x|9\.x|^Type/);
  }
  await expectLayoutShifts(page, maximum);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const path of paths) {
    test(`at ${width} px, the content of ${path} doesn’t move while the page loads`, async ({page}) => {
      await page.setViewportSize({width, height});
      await expectStillness(page, path);
    });
  }
}

test.describe('with a slow connection and a slow processor', () => {
  // In data saver mode, the page doesn't load other pages, which would take long.
  test.use({savesData: true});

  for (const path of slowPaths) {
    test(`on a phone, the content of ${path} doesn’t move while the page loads`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width: 390, height: 844});
      await emulateOldPhone(page);
      await expectStillness(page, path);
    });
  }
});

for (const path of paths.filter(searchPath => searchPath.startsWith('/search'))) {
  test(`at 320 px, where lines are shorter, the content of ${path} doesn’t move while the page loads`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    await expectStillness(page, path);
  });
}
