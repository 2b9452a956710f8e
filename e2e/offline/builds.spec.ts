// Tests what readers with kept docs get when other builds of the site are deployed.
import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../fixtures';
import {
  bundleRemovalWorker,
  startDeployment,
  type BuildSettings,
  type Deployment,
} from '../fixtures/deployments';
import {findPart, keep, openOfflinePage, readBuild, readKept} from '../fixtures/offline';
import {findModal} from '../fixtures/searchModal';

test.use({savesData: true, allowedConsoleMessages: /Failed to load resource|ERR_/});

const a: BuildSettings = {name: 'a', time: '2026-11-20T10:00:00Z', isSmall: true};
const b: BuildSettings = {name: 'b', time: '2026-11-24T10:00:00Z', isSmall: true};

// Each test downloads a version of the docs.
test.describe.configure({timeout: 300_000});

let site: Deployment;

test.beforeEach(async ({baseURL, page}) => {
  site = await startDeployment(baseURL ?? '');
  await site.deploy(a);
  await openOfflinePage(page, site.url);
  await keep(page, 'Docs 10.x');
});

test.afterEach(() => site.stop());

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await waitForHydration(page);
}

/** Searches for the page about routers and returns the title of the first result. */
async function searchRouters(page: Page): Promise<string | null> {
  await page.keyboard.press('Control+k');
  const modal = findModal(page);
  await modal.field.fill('routers');
  await expect(modal.options.first()).toBeVisible();
  const title = await modal.options.first().textContent();
  await page.keyboard.press('Escape');
  return title;
}

test('a kept page uses only files of its build, and says that the site has changed', async ({page}) => {
  await site.deploy(b);
  await openPage(page, '/docs/router');
  expect(await readBuild(page)).toBe('b');
  expect(await searchRouters(page)).toContain('Routers b');

  site.setState('down');
  await openPage(page, '/docs/router');
  expect(await readBuild(page)).toBe('a');
  await expect(
    page.getByText('The site can’t be reached. You’re reading a kept copy from 20 November 2026.'),
  ).toBeVisible();
  site.setState('up');
  // The page still belongs to the kept build.
  expect(await searchRouters(page)).toContain('Routers a');
});

test('a page of a newer build gets no files of the kept build', async ({page}) => {
  await site.deploy(b);
  await openPage(page, '/docs/router');
  site.setState('down');
  await page.keyboard.press('Control+k');
  await findModal(page).field.fill('routers');
  await expect(page.getByRole('dialog')).toContainText('Unable to fetch results');
});

test('a page of the same build from the network gets kept files', async ({page}) => {
  await openPage(page, '/docs/router');
  site.setState('down');
  expect(await searchRouters(page)).toContain('Routers a');
});

test('an update is the reader’s choice, loads only changed files and replaces the earlier build', async ({
  page,
}) => {
  await site.deploy(b);
  await openPage(page, '/docs/router');
  await openOfflinePage(page, site.url);
  const part = findPart(page, 'Docs 10.x');
  await expect(part).toContainText('as of 20 November 2026');
  await expect(part).toContainText('The site has changed since then.');
  site.takeRequests();
  await part.getByRole('button', {name: 'Update'}).click();
  await expect(part).toContainText('as of 24 November 2026 (commit b000000)');
  expect(
    site.takeRequests().filter(path => !/^\/(?:offline|docs|search-records|version|$)/.test(path)),
  ).toEqual([]);
  expect((await readKept(page)).caches.filter(name => name.includes(':a:'))).toEqual([]);
  site.setState('down');
  await openPage(page, '/docs/context');
  expect(await readBuild(page)).toBe('b');
});

test('after a rollback, the newer kept copy stays until the reader replaces it', async ({page}) => {
  await site.deploy({...a, name: 'older', time: '2026-11-01T10:00:00Z'});
  await openPage(page, '/docs/router');
  expect(await readBuild(page)).toBe('older');
  site.setState('down');
  await openPage(page, '/docs/router');
  expect(await readBuild(page)).toBe('a');
  site.setState('up');
  await openOfflinePage(page, site.url);
  await findPart(page, 'Docs 10.x').getByRole('button', {name: 'Update'}).click();
  await expect(findPart(page, 'Docs 10.x')).toContainText('as of 1 November 2026');
});

test('a worker of an old build is replaced, and what it has kept stays usable', async ({page}) => {
  const changeMark = 'new-worker';
  const askWorker = () =>
    page.evaluate(
      () =>
        new Promise(resolve => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = ({data}) => resolve(data);
          navigator.serviceWorker.controller?.postMessage('test-name', [port2]);
          setTimeout(() => resolve('none'), 500);
        }),
    );
  expect(await askWorker()).toBe('none');
  for (const name of ['b', 'c', 'd']) {
    await site.deploy({
      ...b,
      name,
      changeWorker: script =>
        `${script};addEventListener('message', event => event.data === 'test-name' && event.ports[0].postMessage('${name}'));`,
    });
  }
  await page.addInitScript(mark => {
    navigator.serviceWorker.addEventListener('controllerchange', () => performance.mark(mark));
  }, changeMark);
  await openPage(page, '/docs/router');
  // The old worker isn't asked whether it's still there: Chromium replaces a worker when it has nothing to do, and questions keep it busy.
  await expect
    .poll(() => page.evaluate(mark => performance.getEntriesByName(mark).length, changeMark))
    .toBeGreaterThan(0);
  await expect.poll(askWorker).toBe('d');
  site.setState('down');
  await openPage(page, '/docs/router');
  expect(await readBuild(page)).toBe('a');
  site.setState('up');
  await openOfflinePage(page, site.url);
  await keep(page, 'Docs 10.x');
  expect((await readKept(page)).caches.filter(name => name.includes(':a:'))).toEqual([]);
});

test('a build with offline use turned off removes the worker and everything that is kept', async ({page}) => {
  site.override('/offline.json', '{"build":null,"parts":[]}');
  site.override('/offline-worker.js', bundleRemovalWorker());
  await openPage(page, '/docs/router');
  await expect.poll(() => readKept(page)).toEqual({caches: [], workers: []});
  await openPage(page, '/offline');
  await expect(page.getByText(/Offline use is turned off for this site/)).toBeVisible();
});
