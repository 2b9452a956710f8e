// Search through Algolia: a second build that has an account's names, and a local server that speaks Algolia's protocol.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {algoliaHosts, connectAlgolia, startAlgolia, type AlgoliaServer} from './algolia';
import {expect, expectNoViolations, test as base} from './fixtures';
import {serveFolder} from './host';
import {findModal, openModal, readPaths, search} from './searchModal';

type Hosted = {siteUrl: string; algolia: AlgoliaServer};

const test = base.extend<object, {hosted: Hosted}>({
  hosted: [
    async ({playwright: _}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'search-export-'));
      const run = (...script: string[]) => execFileSync('node_modules/.bin/tsx', script, {stdio: 'pipe'});
      if (!existsSync('build-hosted/404.html')) {
        throw new Error('build-hosted: not found. Make it first: npx tsx scripts/build-hosted.ts');
      }
      run('scripts/export-records.ts', '--dir', 'build-hosted', '--out', folder);
      const algolia = await startAlgolia(path.join(folder, 'records.ndjson'));
      const host = await serveFolder('build-hosted');
      await provide({siteUrl: host.url, algolia});
      host.stop();
      await algolia.close();
      rmSync(folder, {recursive: true, force: true});
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: async ({hosted}, provide) => provide(hosted.siteUrl),
});

test.beforeEach(async ({page, hosted}) => {
  hosted.algolia.asked.length = 0;
  await connectAlgolia(page, hosted.algolia);
  // This build reports page views too; not those of a reader who asks for it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
});

const notice = 'Hosted search did not answer. These results come from the index of this site.';

test('the modal asks Algolia, limited to language and version, and nobody else', async ({page, hosted}) => {
  // The first answer of a server that has only begun can take longer than the site waits before it gets its own index ready.
  await search(page, 'context', '/docs/router');
  const own: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/search-records/')) {
      own.push(request.url());
    }
  });
  const modal = await search(page, 'router', '/docs/router');
  const {asked} = hosted.algolia;
  expect(asked.at(-1)).toMatchObject({
    appId: 'TESTAPP',
    apiKey: 'test-search-key',
    query: {
      indexName: 'test-docs',
      query: 'router',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    },
  });
  expect((await readPaths(modal)).filter(found => found.startsWith('/docs/v9'))).toEqual([]);
  await expect(modal.dialog.getByText(notice)).toBeHidden();
  await expect(modal.dialog.locator('.DocSearch-Logo')).toBeVisible();
  expect(own).toEqual([]);
});

test('nothing is sent before the first letter', async ({page, hosted}) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(hosted.siteUrl) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  const {dialog} = await openModal(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('the other version is asked for when the reader chooses it', async ({page, hosted}) => {
  const modal = await search(page, 'router', '/docs/router');
  await modal.dialog.getByRole('radio', {name: '9.x'}).check();
  await expect(modal.status).toHaveText(/ in 9\.x$/);
  expect(hosted.algolia.asked.at(-1)?.query.facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-9.x'],
  ]);
  const docs = (await readPaths(modal)).filter(found => found.startsWith('/docs'));
  expect(docs.length).toBeGreaterThan(0);
  expect(docs.filter(found => !found.startsWith('/docs/v9'))).toEqual([]);
});

test('the search page asks Algolia too, and has as many results as the modal says', async ({
  page,
  hosted,
}) => {
  const {dialog} = await search(page, 'context', '/docs/context');
  const link = dialog.getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  const region = page.getByRole('region', {name: 'Results'});
  await expect(region.getByRole('status')).toHaveText(`${count} results in 10.x`);
  await expect(region.locator('mark').first()).toHaveText(/context/i);
  await expect(region.getByText(notice)).toBeHidden();
  expect(hosted.algolia.asked.at(-1)?.query).toMatchObject({
    indexName: 'test-docs',
    query: 'context',
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
});

test('without results it says so, as the embedded search does', async ({page}) => {
  const {dialog, field} = await openModal(page);
  await field.fill('qqzzxx');
  await expect(dialog.getByText('No results for "qqzzxx"')).toBeVisible();
});

test('what Algolia sends is shown, never executed', async ({page}) => {
  await page.route(algoliaHosts, async route => {
    const attack = '<img src=x onerror="window.attacked=true"><mark>router</mark>';
    const marked = {value: attack, matchLevel: 'full'};
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
                _highlightResult: {hierarchy: {lvl0: marked, lvl1: marked}, content: marked},
                _snippetResult: {hierarchy: {lvl0: marked, lvl1: marked}, content: marked},
              },
            ],
            nbHits: 1,
          },
        ],
      },
    });
  });
  const {options} = await search(page, 'router');
  await expect(options.first()).toContainText('<img src=x');
  await page.goto('/search?q=router');
  await expect(page.getByRole('region', {name: 'Results'}).getByRole('heading').first()).toContainText(
    '<img src=x',
  );
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

test.describe('when Algolia fails', () => {
  test.use({expectedMessage: /Failed to load resource/});

  for (const [name, failure] of [
    ['can’t be reached', undefined],
    ['answers with an error', {status: 500, body: '{"message": "Internal error", "status": 500}'}],
    [
      'refuses the key',
      {status: 403, body: '{"message": "Invalid Application-ID or API key", "status": 403}'},
    ],
    ['answers with something else', {status: 200, body: '<!doctype html>'}],
  ] as const) {
    test(`since it ${name}, the site’s own index answers and says so`, async ({page}) => {
      await page.route(algoliaHosts, route => (failure ? route.fulfill(failure) : route.abort()));
      const modal = await search(page, 'useInfiniteQuery', '/docs/router');
      expect((await readPaths(modal))[0]).toBe('/docs/useInfiniteQuery');
      await expect(modal.dialog.getByText(notice)).toBeVisible();
      await modal.dialog.getByRole('link', {name: /^See all/}).click();
      const region = page.getByRole('region', {name: 'Results'});
      await expect(region.getByRole('status')).toHaveText(/results in 10\.x$/);
      await expect(region.getByText(notice)).toBeVisible();
    });
  }

  test('the notice goes when the modal opens anew and Algolia answers again', async ({page, hosted}) => {
    await page.route(algoliaHosts, route => route.abort());
    const modal = await search(page, 'router', '/docs/router');
    await expect(modal.dialog.getByText(notice)).toBeVisible();
    await page.unroute(algoliaHosts);
    await connectAlgolia(page, hosted.algolia);
    await page.keyboard.press('Escape');
    await findModal(page).button.click();
    await modal.field.fill('router');
    await expect(modal.options.first()).toBeVisible();
    await expect(modal.dialog.getByText(notice)).toBeHidden();
  });

  test('when the own index fails as well, the error shows', async ({page}) => {
    await page.route(algoliaHosts, route => route.abort());
    await page.route('**/search-records/*.json', route => route.abort());
    const {dialog, field} = await openModal(page);
    await field.fill('router');
    await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the modal with the notice, in the ${theme} theme`, async ({page}) => {
      await page.emulateMedia({colorScheme: theme});
      await page.route(algoliaHosts, route => route.abort());
      const modal = await search(page, 'router', '/docs/router');
      await expect(modal.dialog.getByText(notice)).toBeVisible();
      await expectNoViolations(page, `${theme}, fallback`);
    });
  }
});

test('after a second without an answer the site’s own index answers', async ({page}) => {
  await page.route(algoliaHosts, () => undefined);
  const {dialog, field, options} = await openModal(page);
  const start = Date.now();
  await field.fill('useInfiniteQuery');
  await expect(options.first()).toBeVisible();
  const waited = Date.now() - start;
  expect(waited).toBeGreaterThanOrEqual(1_000);
  expect(waited).toBeLessThan(3_000);
  await expect(dialog.getByText(notice)).toBeVisible();
  // The next key doesn't wait again.
  const next = Date.now();
  await field.fill('useMutation');
  await expect(options.first()).toContainText('useMutation');
  expect(Date.now() - next).toBeLessThan(900);
});
