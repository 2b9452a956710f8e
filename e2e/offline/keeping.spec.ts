// Tests that readers can keep docs in their browser, and read them while the site can't be reached.
import {expect, expectNoViolations, test, waitForHydration} from '../fixtures';
import {startDeployment, type Deployment} from '../fixtures/deployments';
import {findPart, keep, openOfflinePage, readBuild, readKept} from '../fixtures/offline';
import {waitForCompiler} from '../fixtures/playground';
import {findModal} from '../fixtures/searchModal';

test.use({
  // Prefetches of pages that aren't kept fail while the site can't be reached.
  savesData: true,
  allowedConsoleMessages: /Failed to load resource|ERR_|ChunkLoadError|Loading chunk/,
});

// Each test downloads a version of the docs.
test.describe.configure({timeout: 300_000});

let site: Deployment;

test.beforeEach(async ({baseURL}) => {
  site = await startDeployment(baseURL ?? '');
});

test.afterEach(() => site.stop());

test('pages, pictures, types, live pairs and the search of a kept version work without the site', async ({
  page,
  context,
}) => {
  await openOfflinePage(page, site.url);
  const docs = findPart(page, 'Docs 10.x');
  await expect(docs).toContainText(/\d+\.\d MB of storage, about \d+\.\d MB to download/);
  await keep(page, 'Docs 10.x');

  // The page was open before there was a worker.
  site.setState('down');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('router');
  await expect(findModal(page).options.first()).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('pages', async () => {
    await page.goto(`${site.url}/docs/router`);
    await waitForHydration(page);
    await expect(page.getByText(/The site can’t be reached\. You’re reading a kept copy/)).toBeVisible();
    await expectNoViolations(page, 'kept copy');
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Context', exact: true})
      .click();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await page.reload();
    await waitForHydration(page);
  });

  await test.step('types', async () => {
    const sample = page.locator('pre[aria-label*="types"]').first();
    await sample.focus();
    await sample.press('Enter');
    await expect(page.getByRole('group', {name: /^Type of /})).toBeVisible();
  });

  await test.step('search', async () => {
    const modal = findModal(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await modal.field.fill('useMutation');
    await modal.options.first().click();
    await expect(page).toHaveURL(/\/docs\/useMutation/i);
    await page.goto(`${site.url}/search?q=router`);
    await expect(page.locator('main h2 a').first()).toBeVisible();
  });

  await test.step('live pairs', async () => {
    await page.goto(`${site.url}/docs`);
    await waitForHydration(page);
    const livePair = page.locator('[data-live-pair]').first();
    await livePair.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(livePair.getByRole('region', {name: 'Result of the run'})).toContainText(
      'Fix the login page',
    );
  });

  await test.step('the editor', async () => {
    await page.goto(`${site.url}/docs/procedures`);
    await waitForHydration(page);
    await page
      .getByRole('button', {name: /^Edit and run: /})
      .first()
      .click();
    const panel = page.getByRole('dialog', {name: /^Edit /});
    await waitForCompiler(panel);
    const editor = panel.getByRole('textbox').first();
    await editor.click();
    await editor.press('Control+End');
    await editor.pressSequentially('\nconst answer: string = 42;');
    await expect(panel.getByRole('region', {name: 'Problems'})).toContainText(
      "Type 'number' is not assignable to type 'string'.",
    );
    // Browsers don't let a service worker answer a sandboxed frame.
    const run = panel.getByRole('button', {name: 'Run', exact: true});
    await run.evaluate(element => element.scrollIntoView({block: 'end'}));
    await run.click();
    const alert = panel.getByRole('alert');
    await expect(alert).toContainText('You’re offline', {timeout: 60_000});
    // The message that the page is a kept copy doesn't cover the alert.
    const [alertBox, noticeBox] = [
      await alert.boundingBox(),
      await page.getByRole('region', {name: 'Kept copy'}).boundingBox(),
    ];
    expect((alertBox?.y ?? Infinity) + (alertBox?.height ?? 0)).toBeLessThanOrEqual(noticeBox?.y ?? 0);
  });

  await test.step('pictures', async () => {
    for (const path of ['/', '/docs/further-reading']) {
      await page.goto(site.url + path);
      await waitForHydration(page);
      for (const image of await page.locator('img').filter({visible: true}).all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .not.toBe(0);
      }
    }
  });

  await test.step('a page that isn’t kept', async () => {
    await page.goto(`${site.url}/docs/v9/router?a=b`);
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toContainText('the page /docs/v9/router?a=b isn’t kept');
    await expect(page.getByRole('link', {name: 'Try again'})).toHaveAttribute('href', '/docs/v9/router?a=b');
    await expect(page.getByText('The site can’t be reached')).toHaveCount(1);
    await expect(page.getByText('You’re reading a kept copy')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Try again'})).toHaveCount(0);
    await expectNoViolations(page, 'page that isn’t kept');
    await expect(findPart(page, 'Docs 9.x').getByRole('button')).toBeDisabled();
  });

  await test.step('online again', async () => {
    site.setState('up');
    await context.setOffline(false);
    await page.getByRole('link', {name: 'Try again'}).click();
    await expect(page).toHaveURL(/\/docs\/v9\/router\?a=b$/);
    await waitForHydration(page);
    await expect(page.getByRole('region', {name: 'Kept copy'})).toBeHidden();
  });
});

test('nothing is stored before a choice, a second version adds its own files, and removing leaves nothing', async ({
  page,
}) => {
  await site.deploy({name: 'a', time: '2026-11-20T10:00:00Z', isSmall: true});
  await openOfflinePage(page, site.url);
  expect(await readKept(page)).toEqual({caches: [], workers: []});
  await keep(page, 'Docs 10.x');
  expect(await readKept(page)).toEqual({
    caches: expect.arrayContaining(['offline-1:/:a:shared', 'offline-1:/:a:current']),
    workers: ['/'],
  });
  await expect(findPart(page, 'Docs 10.x')).toContainText('as of 20 November 2026 (commit a000000)');

  site.takeRequests();
  await keep(page, 'Blog and other pages');
  const requests = site.takeRequests();
  expect(requests).toContain('/media');
  expect(requests.filter(path => /\/(?:main|runtime~main)\./.test(path))).toEqual([]);

  await findPart(page, 'Blog and other pages').getByRole('button', {name: 'Remove'}).click();
  await expect(findPart(page, 'Blog and other pages')).toContainText('to download');
  expect((await readKept(page)).caches).not.toContain('offline-1:/:a:other');

  await page.getByRole('button', {name: 'Turn off offline use and remove everything'}).click();
  await expect(findPart(page, 'Docs 10.x')).toContainText('to download');
  expect(await readKept(page)).toEqual({caches: [], workers: []});
  await page.goto(`${site.url}/docs/router`);
  await waitForHydration(page);
  expect(await readKept(page)).toEqual({caches: [], workers: []});
});

test('a kept page opens if the site doesn’t respond in time, and the current page if it does', async ({
  page,
}) => {
  await site.deploy({name: 'a', time: '2026-11-20T10:00:00Z', isSmall: true});
  await openOfflinePage(page, site.url);
  await keep(page, 'Docs 10.x');
  await page.goto(`${site.url}/docs/router`);
  await waitForHydration(page);
  await expect(page.getByRole('region', {name: 'Kept copy'})).toBeHidden();

  site.setState('hanging');
  const start = Date.now();
  await page.goto(`${site.url}/docs/context`, {waitUntil: 'commit'});
  expect(Date.now() - start).toBeGreaterThan(2_900);
  await waitForHydration(page);
  expect(await readBuild(page)).toBe('a');
});

test('the offline page works with the keyboard, on phones and in the dark', async ({page}) => {
  await site.deploy({name: 'a', time: '2026-11-20T10:00:00Z', isSmall: true});
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({colorScheme: 'dark'});
  await openOfflinePage(page, site.url);
  await expectNoViolations(page, 'nothing is kept');
  const part = findPart(page, 'Docs 10.x');
  const button = part.getByRole('button', {name: 'Keep for offline use'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Docs 10.x: kept for offline use'})).toBeAttached({
    timeout: 120_000,
  });
  await expect(part.getByRole('button', {name: 'Remove'})).toBeFocused();
  await expectNoViolations(page, 'a version is kept');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Enter');
  await expect(part.getByRole('button', {name: 'Keep for offline use'})).toBeFocused();
});

test('“Remove” waits until it’s known whether the docs can be kept again', async ({page}) => {
  await site.deploy({name: 'a', time: '2026-11-20T10:00:00Z', isSmall: true});
  await openOfflinePage(page, site.url);
  await keep(page, 'Blog and other pages');
  const part = findPart(page, 'Blog and other pages');
  site.setState('hanging');
  site.takeRequests();
  await part.getByRole('button', {name: 'Remove'}).click();
  await expect.poll(() => site.takeRequests()).toContain('/offline.json');
  await expect(part).toContainText('Kept in this browser');
  site.setState('down');
  await expect(part.getByRole('alert')).toContainText('You’re offline.');
  await expect(part).toContainText('Kept in this browser');
});

test('if nothing can be kept again without a connection, “Remove” asks first, and the focus moves to a heading afterwards', async ({
  page,
  context,
}) => {
  await site.deploy({name: 'a', time: '2026-11-20T10:00:00Z', isSmall: true});
  await openOfflinePage(page, site.url);
  await keep(page, 'Docs 10.x');
  await keep(page, 'Blog and other pages');
  site.setState('down');
  await context.setOffline(true);
  await page.goto(`${site.url}/offline`);
  await waitForHydration(page);
  const part = findPart(page, 'Blog and other pages');
  await part.getByRole('button', {name: 'Remove'}).focus();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('alert')).toHaveText(
    'You’re offline. If you remove these docs, you can’t keep them again until you’re online.',
  );
  await expect(part.getByRole('button', {name: 'Don’t remove'})).toBeFocused();
  await expectNoViolations(page, 'question before a removal');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('alert')).toHaveCount(0);
  await expect(part.getByRole('button', {name: 'Remove'})).toBeFocused();
  await page.keyboard.press('Enter');
  await part.getByRole('button', {name: 'Remove anyway'}).press('Enter');
  await expect(part.getByRole('heading')).toBeFocused();
  await expect(part).toContainText('Not kept in this browser.');
  await page.getByRole('button', {name: 'Turn off offline use and remove everything'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Docs 10.x'})).toBeFocused();
});
