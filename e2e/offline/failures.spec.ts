// Tests downloads that fail, and browsers that can't keep anything.
import {expect, expectNoViolations, test, waitForHydration} from '../fixtures';
import {startDeployment, type BuildSettings, type Deployment} from '../fixtures/deployments';
import {findPart, keep, openOfflinePage, readBuild, readKept, waitForSize} from '../fixtures/offline';

test.use({
  savesData: true,
  allowedConsoleMessages: /Failed to load resource|ERR_|unknown error occurred when fetching the script/,
});

const a: BuildSettings = {name: 'a', time: '2026-11-20T10:00:00Z', isSmall: true};

// Each test downloads a version of the docs.
test.describe.configure({timeout: 300_000});

let site: Deployment;

test.beforeEach(async ({baseURL}) => {
  site = await startDeployment(baseURL ?? '');
  await site.deploy(a);
});

test.afterEach(() => site.stop());

test('a download that was interrupted continues where it stopped', async ({page}) => {
  await openOfflinePage(page, site.url);
  site.failAfter(60);
  const part = findPart(page, 'Docs 10.x');
  await part.getByRole('button', {name: 'Keep for offline use'}).click();
  await expect(part.getByRole('alert')).toContainText('The connection broke');
  await expectNoViolations(page, 'failed download');

  site.setState('up');
  await openOfflinePage(page, site.url);
  await expect(part).toContainText('The download was interrupted.');
  const stored = await page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return keys.flat().map(({url}) => new URL(url).pathname);
  });
  expect(stored.length).toBeGreaterThan(20);
  site.takeRequests();
  await keep(page, 'Docs 10.x');
  const requests = site.takeRequests();
  expect(requests.filter(path => path !== '/' && path !== '/offline' && stored.includes(path))).toEqual([]);

  site.setState('down');
  await page.goto(`${site.url}/docs/router`);
  await waitForHydration(page);
  expect(await readBuild(page)).toBe('a');
});

test('a cancelled download can be removed', async ({page}) => {
  await openOfflinePage(page, site.url);
  const part = findPart(page, 'Docs 10.x');
  await waitForSize(page);
  site.setState('hanging');
  await part.getByRole('button', {name: 'Keep for offline use'}).click();
  await part.getByRole('button', {name: 'Cancel'}).click();
  await expect(
    page.getByRole('status').filter({hasText: 'Docs 10.x: the download was stopped'}),
  ).toBeAttached();
  // The requests that never got a response fail.
  site.setState('down');
  await expect.poll(() => readKept(page)).toEqual({caches: [], workers: []});
});

test('files that don’t belong to the build aren’t kept', async ({page}) => {
  await site.deploy({...a, name: 'x', isInconsistent: true});
  await openOfflinePage(page, site.url);
  const part = findPart(page, 'Docs 10.x');
  await part.getByRole('button', {name: 'Keep for offline use'}).click();
  await expect(part.getByRole('alert')).toContainText('don’t belong to one version of the site');
  site.setState('down');
  await expect(page.goto(`${site.url}/docs/router`)).rejects.toThrow();
});

test('if the storage is full, the reader is told, and nothing of the download stays', async ({
  page,
  context,
}) => {
  await openOfflinePage(page, site.url);
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', {origin: site.url, quotaSize: 300_000});
  const part = findPart(page, 'Docs 10.x');
  await part.getByRole('button', {name: 'Keep for offline use'}).click();
  await expect(part.getByRole('alert')).toContainText('There isn’t enough storage');
  expect(await readKept(page)).toEqual({caches: [], workers: []});
  await client.send('Storage.overrideQuotaForOrigin', {origin: site.url});
  await keep(page, 'Docs 10.x');
});

test('if the browser clears the storage, pages come from the site, and docs can be kept again', async ({
  page,
}) => {
  await openOfflinePage(page, site.url);
  await keep(page, 'Docs 10.x');
  await page.evaluate(async () => {
    await Promise.all((await caches.keys()).map(name => caches.delete(name)));
  });
  await page.goto(`${site.url}/docs/router`);
  await waitForHydration(page);
  await openOfflinePage(page, site.url);
  await expect(findPart(page, 'Docs 10.x')).toContainText('to download');
  await keep(page, 'Docs 10.x');
});

test('two tabs show the same state, and only one of them downloads', async ({page, context}) => {
  await openOfflinePage(page, site.url);
  const other = await context.newPage();
  await openOfflinePage(other, site.url);
  await waitForSize(page);
  await waitForSize(other);
  site.setState('hanging');
  await findPart(page, 'Docs 10.x').getByRole('button', {name: 'Keep for offline use'}).click();
  await findPart(other, 'Docs 9.x').getByRole('button', {name: 'Keep for offline use'}).click();
  await expect(findPart(other, 'Docs 9.x')).toContainText('Another tab is changing the kept docs.');
  site.takeRequests();
  await findPart(page, 'Docs 10.x').getByRole('button', {name: 'Cancel'}).click();
  // The other tab doesn't have to wait until the first one has read again what the site has.
  await expect(findPart(other, 'Docs 9.x')).not.toContainText('Another tab');
  await expect.poll(() => site.takeRequests()).toContain('/offline.json');
  site.setState('down');
  const main = page.getByRole('main');
  await expect(main).toContainText('The site can’t be reached.');
  site.setState('up');
  await main.getByRole('button', {name: 'Try again'}).click();
  await keep(page, 'Docs 10.x');
  await expect(findPart(other, 'Docs 10.x')).toContainText('Kept in this browser');
  await other.close();
});

test('the page explains why a browser can’t keep docs', async ({page, browser}) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await openOfflinePage(page, site.url);
  await expect(page.getByText(/This browser doesn’t let the site store anything/)).toBeVisible();
  await expect(findPart(page, 'Docs 10.x').getByRole('button')).toBeDisabled();

  await test.step('without service workers', async () => {
    const tab = await page.context().newPage();
    await tab.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await openOfflinePage(tab, site.url);
    await expect(tab.getByText(/This browser can’t keep pages for offline use/)).toBeVisible();
    await tab.close();
  });

  await test.step('without HTTPS', async () => {
    const tab = await page.context().newPage();
    await tab.addInitScript(() => Object.defineProperty(window, 'isSecureContext', {value: false}));
    await openOfflinePage(tab, site.url);
    await expect(tab.getByText(/Browsers keep pages only for sites that use HTTPS/)).toBeVisible();
    await tab.close();
  });

  await test.step('without JavaScript', async () => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const tab = await context.newPage();
    await tab.goto(`${site.url}/offline`);
    await expect(tab.getByText(/Keeping pages for offline use needs JavaScript/)).toBeVisible();
    await expect(findPart(tab, 'Docs 10.x').getByRole('button')).toHaveCount(0);
    await context.close();
  });
});
