// Tests search through Algolia. A build with Algolia credentials uses Algolia instead of its built-in index. The build in the folder
// build-hosted has test credentials. A local server replaces Algolia and implements the part of its API that the site uses.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {algoliaHosts, routeToAlgoliaServer, startAlgoliaServer, type AlgoliaServer} from './algolia';
import {expect, expectNoViolations, flushRequests, test as base, waitForFrames} from '../fixtures';
import {turnOffAnalytics} from '../fixtures/hostedBuild';
import {serveFolder} from '../fixtures/siteServer';
import {findModal, openModal, readHitPaths, searchInModal} from '../fixtures/searchModal';

type Servers = {siteUrl: string; algolia: AlgoliaServer};

type Options = {
  /**
   * Whether the page waits longer than a second for Algolia before it shows built-in results. On a busy machine, the local server can take
   * that long.
   */
  isPatient: boolean;
};

const test = base.extend<Options, {servers: Servers}>({
  isPatient: [true, {option: true}],
  servers: [
    async ({playwright: _}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'search-export-'));
      const run = (...script: string[]) => execFileSync('node_modules/.bin/tsx', script, {stdio: 'pipe'});
      if (!existsSync('build-hosted/404.html')) {
        throw new Error('The folder build-hosted contains no build. Run `npm run build:hosted` first.');
      }
      run('scripts/search-export.ts', '--dir', 'build-hosted', '--out', folder);
      const algolia = await startAlgoliaServer(path.join(folder, 'records.ndjson'));
      const server = await serveFolder('build-hosted');
      await provide({siteUrl: server.url, algolia});
      server.stop();
      await algolia.close();
      rmSync(folder, {recursive: true, force: true});
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: async ({servers}, provide) => provide(servers.siteUrl),
});

test.beforeEach(async ({page, servers, isPatient}) => {
  servers.algolia.receivedQueries.length = 0;
  await routeToAlgoliaServer(page, servers.algolia);
  if (isPatient) {
    await page.addInitScript(timeoutMs => {
      const {setTimeout} = window;
      // TypeScript doesn't know that this function has no promisified version in browsers.
      window.setTimeout = ((callback: TimerHandler, delay?: number, ...values: unknown[]) =>
        setTimeout(callback, delay === timeoutMs ? 20_000 : delay, ...values)) as typeof setTimeout;
    }, hostedTimeoutMs);
  }
  // This build also includes analytics. Global Privacy Control turns them off, so that only search sends requests to other origins.
  await turnOffAnalytics(page);
});

/** The site shows built-in results if Algolia hasn't responded after this time. */
const hostedTimeoutMs = 1_000;

const fallbackNotice = 'Hosted search isn’t responding. Showing built-in results.';

test('the modal queries only Algolia and filters the results by language and version', async ({
  page,
  servers,
}) => {
  await page.clock.install();
  const modal = await openModal(page, '/docs/router');
  // If a response takes too long, the site loads the built-in index. The clock of the page doesn't advance far enough for that.
  await page.clock.pauseAt(Date.now() + 60_000);
  const indexUrls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/search-records/')) {
      indexUrls.push(request.url());
    }
  });
  await modal.field.fill('router');
  // The clock advances by at most 250 ms in all.
  await expect(async () => {
    await page.clock.runFor(5);
    expect(await modal.options.count()).toBeGreaterThan(0);
  }).toPass({intervals: [100], timeout: 5_000});
  const {receivedQueries} = servers.algolia;
  expect(receivedQueries.at(-1)).toMatchObject({
    appId: 'TESTAPP',
    apiKey: 'test-search-key',
    query: {
      indexName: 'test-docs',
      query: 'router',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    },
  });
  expect((await readHitPaths(modal)).filter(hitPath => hitPath.startsWith('/docs/v9'))).toEqual([]);
  await expect(modal.dialog.getByText(fallbackNotice)).toBeHidden();
  await expect(modal.dialog.getByRole('link', {name: 'Powered by Algolia'})).toBeVisible();
  expect(indexUrls).toEqual([]);
});

test('the modal sends no requests to other origins before the first character is typed', async ({
  page,
  servers,
}) => {
  const crossOriginUrls: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(servers.siteUrl) && !request.url().startsWith('data:')) {
      crossOriginUrls.push(request.url());
    }
  });
  const {dialog} = await openModal(page);
  await expect(dialog.getByRole('tree', {name: 'Popular pages'}).getByRole('link')).toHaveCount(6);
  await flushRequests(page);
  expect(crossOriginUrls).toEqual([]);
});

test('choosing the other version changes the version filter of the query', async ({page, servers}) => {
  const modal = await searchInModal(page, 'router', '/docs/router');
  await modal.dialog.getByRole('radio', {name: '9.x'}).check();
  await expect(modal.status).toHaveText(/ in 9\.x$/);
  expect(servers.algolia.receivedQueries.at(-1)?.query.facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-9.x'],
  ]);
  const docs = (await readHitPaths(modal)).filter(hitPath => hitPath.startsWith('/docs'));
  expect(docs.length).toBeGreaterThan(0);
  expect(docs.filter(hitPath => !hitPath.startsWith('/docs/v9'))).toEqual([]);
});

test('choosing a section limits the query to it and keeps the numbers of results in the other sections', async ({
  page,
  servers,
}) => {
  const modal = await searchInModal(page, 'router', '/docs/router');
  const sections = modal.dialog.getByRole('group', {name: 'Section'}).getByRole('radio');
  const names = await sections.evaluateAll(inputs => inputs.map(input => input.parentElement?.textContent));
  expect(names.length).toBeGreaterThan(3);
  await modal.dialog.getByRole('radio', {name: /^@trpc\/server \d+$/}).check();
  await expect(modal.status).toHaveText(/^\d+ results in 10\.x, @trpc\/server$/);
  expect(servers.algolia.receivedQueries.at(-1)?.query.facetFilters).toContainEqual(['section:@trpc/server']);
  const shownNames = () =>
    sections.evaluateAll(inputs => inputs.map(input => input.parentElement?.textContent));
  expect(await shownNames()).toEqual(names);
  const count = Number(/ (\d+)$/.exec(names.find(name => name?.startsWith('@trpc/server')) ?? '')?.[1]);
  await expect(modal.status).toHaveText(`${count} results in 10.x, @trpc/server`);
});

test('hits have the titles of their pages and sections, and a separator before their passage', async ({
  page,
}) => {
  const {options} = await searchInModal(page, 'createContext', '/docs/router');
  const section = options.and(page.locator('[href*="#"]')).first();
  await expect(section).toHaveAccessibleName(/^\S.* › \S.*: \S/);
  await expect(section.locator('mark').first()).toBeVisible();
});

test('the search page also queries Algolia and shows the same result count as the modal', async ({
  page,
  servers,
}) => {
  const {dialog} = await searchInModal(page, 'context', '/docs/context');
  const link = dialog.getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  const region = page.getByRole('region', {name: 'Results'});
  await expect(region.getByRole('status')).toHaveText(`${count} results in 10.x`);
  await expect(region.locator('mark').first()).toHaveText(/context/i);
  await expect(region.getByText(fallbackNotice)).toBeHidden();
  expect(servers.algolia.receivedQueries.at(-1)?.query).toMatchObject({
    indexName: 'test-docs',
    query: 'context',
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
});

test('a late response to an earlier query doesn’t replace the results of the current query', async ({
  page,
  servers,
}) => {
  let respondToFirst = () => {};
  await page.route(algoliaHosts, async route => {
    if (route.request().postData()?.includes('"useMut"')) {
      await new Promise<void>(resolve => {
        respondToFirst = resolve;
      });
    }
    await route.fallback();
  });
  const {field, options, status} = await openModal(page);
  const firstRequest = page.waitForRequest(request => request.postData()?.includes('"useMut"') ?? false);
  await field.fill('useMut');
  const firstResponse = (await firstRequest).response();
  await field.fill('TS2742');
  await expect(options.filter({hasText: 'TS2742'})).not.toHaveCount(0);
  await expect(status).toHaveText(/ in 10\.x$/);
  const before = await options.allTextContents();
  respondToFirst();
  await firstResponse;
  await expect.poll(() => servers.algolia.receivedQueries.map(({query}) => query.query)).toContain('useMut');
  await flushRequests(page);
  await waitForFrames(page);
  expect(await options.allTextContents()).toEqual(before);
});

test('the modal shows “No results” when Algolia finds nothing', async ({page}) => {
  const {dialog, field} = await openModal(page);
  await field.fill('qqzzxx');
  await expect(dialog.getByText('No results for "qqzzxx"')).toBeVisible();
});

test('HTML in Algolia’s response is shown as text and not executed', async ({page}) => {
  await page.route(algoliaHosts, async route => {
    const attack = '<img src=x onerror="window.attacked=true"><mark>router</mark>';
    const highlighted = {value: attack, matchLevel: 'full'};
    const hierarchy = {lvl0: attack, lvl1: attack, lvl2: null};
    await route.fulfill({
      json: {
        results: [
          {
            hits: [
              {
                objectID: '1',
                url: 'https://trpc-docs.example/docs/router',
                type: 'lvl1',
                hierarchy,
                content: attack,
                _highlightResult: {hierarchy: {lvl0: highlighted, lvl1: highlighted}, content: highlighted},
                _snippetResult: {hierarchy: {lvl0: highlighted, lvl1: highlighted}, content: highlighted},
              },
            ],
            nbHits: 1,
          },
        ],
      },
    });
  });
  const {options} = await searchInModal(page, 'router');
  await expect(options.first()).toContainText('<img src=x');
  await page.goto('/search?q=router');
  await expect(page.getByRole('region', {name: 'Results'}).getByRole('heading').first()).toContainText(
    '<img src=x',
  );
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

test.describe('Algolia failures', () => {
  test.use({allowedConsoleMessages: /Failed to load resource/});

  for (const [name, failure] of [
    ['can’t be reached', undefined],
    ['responds with an error', {status: 500, body: '{"message": "Internal error", "status": 500}'}],
    [
      'rejects the API key',
      {status: 403, body: '{"message": "Invalid Application-ID or API key", "status": 403}'},
    ],
    ['responds with HTML instead of JSON', {status: 200, body: '<!doctype html>'}],
  ] as const) {
    test(`when Algolia ${name}, results come from the built-in index, and a notice says so`, async ({
      page,
    }) => {
      await page.route(algoliaHosts, route => (failure ? route.fulfill(failure) : route.abort()));
      const modal = await searchInModal(page, 'useInfiniteQuery', '/docs/router');
      expect((await readHitPaths(modal))[0]).toBe('/docs/useInfiniteQuery');
      await expect(modal.dialog.getByText(fallbackNotice)).toBeVisible();
      await modal.dialog.getByRole('link', {name: /^See all/}).click();
      const region = page.getByRole('region', {name: 'Results'});
      await expect(region.getByRole('status')).toHaveText(/results in 10\.x$/);
      await expect(region.getByText(fallbackNotice)).toBeVisible();
    });
  }

  test('the notice about Algolia is gone when the modal is reopened after Algolia has recovered', async ({
    page,
    servers,
  }) => {
    await page.route(algoliaHosts, route => route.abort());
    const modal = await searchInModal(page, 'router', '/docs/router');
    await expect(modal.dialog.getByText(fallbackNotice)).toBeVisible();
    await page.unroute(algoliaHosts);
    await routeToAlgoliaServer(page, servers.algolia);
    await page.keyboard.press('Escape');
    await findModal(page).button.click();
    await modal.field.fill('router');
    await expect(modal.options.first()).toBeVisible();
    await expect(modal.dialog.getByText(fallbackNotice)).toBeHidden();
  });

  test('the modal shows an error when it can neither reach Algolia nor load the built-in index', async ({
    page,
  }) => {
    await page.route(algoliaHosts, route => route.abort());
    await page.route('**/search-records/*.json', route => route.abort());
    const {dialog, field} = await openModal(page);
    await field.fill('router');
    await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`in the ${theme} theme, axe finds no violations in the modal with the notice about Algolia`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: theme});
      await page.route(algoliaHosts, route => route.abort());
      const modal = await searchInModal(page, 'router', '/docs/router');
      await expect(modal.dialog.getByText(fallbackNotice)).toBeVisible();
      await expectNoViolations(page, `search modal with the notice about Algolia, ${theme} theme`);
    });
  }
});

test.describe('a slow response of Algolia', () => {
  test.use({isPatient: false});

  test('results come from the built-in index when Algolia doesn’t respond within a second', async ({
    page,
  }) => {
    let respond = () => {};
    const isOver = new Promise<void>(resolve => {
      respond = resolve;
    });
    await page.route(algoliaHosts, async route => {
      await isOver;
      await route.fallback();
    });
    await page.clock.install();
    const {dialog, field, options} = await openModal(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const query = page.waitForRequest(algoliaHosts);
    const indexFile = page.waitForResponse('**/search-records/docs-default-current.json');
    let isSent = false;
    void query.then(() => {
      isSent = true;
    });
    await field.fill('useInfiniteQuery');
    let passedMs = 0;
    await expect(async () => {
      await page.clock.runFor(10);
      passedMs += 10;
      expect(isSent).toBe(true);
    }).toPass({intervals: [100], timeout: 8_000});
    await page.clock.runFor(900 - passedMs);
    // The built-in index has loaded in the meantime, but the site still waits for Algolia.
    await (await indexFile).finished();
    await flushRequests(page);
    await expect(options).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(options.first()).toBeVisible();
    await expect(dialog.getByText(fallbackNotice)).toBeVisible();
    // After a timeout, the next query gets its results from the built-in index without waiting for Algolia.
    await field.fill('useMutation');
    await page.clock.runFor(300);
    await expect(options.first()).toContainText('useMutation');
    respond();
  });
});
