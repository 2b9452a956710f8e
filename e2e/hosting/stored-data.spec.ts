// Walks through the site and compares what it stores in the browser with the table in README.md.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, open, test, waitForIdlePage} from '../fixtures';
import {keep, openOfflinePage} from '../fixtures/offline';
import {findModal, openModal} from '../fixtures/searchModal';
import {serveHostedBuild} from '../fixtures/hostedBuild';
import {appendCode, waitForCompiler} from '../fixtures/playground';

/** Keys that only the search with Algolia stores. */
const algoliaKey = 'localStorage algolia-client-js-*';

/** The rows of the table, such as `localStorage theme`. */
const rows = [
  ...readFileSync('README.md', 'utf8').matchAll(
    /^\| `([^`]+)` +\| (localStorage|sessionStorage|Cache API|service worker) +\|/gm,
  ),
].map(([, key = '', area = '']) => `${area} ${key}`);

/** Starts recording what the page stores. Returns a function that returns the rows for it, and what isn't in the table. */
async function recordStoredData(page: Page): Promise<() => Promise<string[]>> {
  const entries = new Set<string>();
  await page.exposeFunction('reportStored', (entry: string) => void entries.add(entry));
  await page.addInitScript(() => {
    // TypeScript doesn't know that `exposeFunction` has defined `window.reportStored`.
    const report = Reflect.get(window, 'reportStored') as (entry: string) => void;
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      report(`${this === window.localStorage ? 'localStorage' : 'sessionStorage'} ${key}`);
      setItem.call(this, key, value);
    };
  });
  return async () => {
    // Code can also store values without calling `setItem`.
    const others = await page.evaluate(async () => [
      ...Object.keys(localStorage).map(key => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map(key => `sessionStorage ${key}`),
      ...(await caches.keys()).map(name => `Cache API ${name}`),
      ...(await indexedDB.databases()).map(({name}) => `IndexedDB ${name ?? ''}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(
        ({active}) => `service worker ${new URL(active?.scriptURL ?? 'none:').pathname.slice(1)}`,
      ),
    ]);
    const cookies = await page.context().cookies();
    const all = [...entries, ...others, ...cookies.map(({name}) => `cookie ${name}`)];
    return [...new Set(all.map(entry => rows.find(row => matches(row, entry)) ?? entry))].sort();
  };
}

function matches(row: string, entry: string): boolean {
  return row.endsWith('*') ? entry.startsWith(row.slice(0, -1)) : entry === row;
}

test('the site stores exactly what the table in README.md lists', async ({page}) => {
  // Loading the compiler of the playground and the kept pages takes most of the time.
  test.setTimeout(180_000);
  const readStored = await recordStoredData(page);
  await page.route(
    url => url.hostname !== 'localhost',
    route => route.fulfill({contentType: 'text/javascript', body: ''}),
  );

  await test.step('every page stores the announcement, and nothing else', async () => {
    for (const path of [
      '/',
      '/docs/router',
      '/docs/v9/react-queries',
      '/blog',
      '/media',
      '/search?q=router',
    ]) {
      await open(page, path);
      await waitForIdlePage(page);
    }
    const announcement = [
      'localStorage docusaurus.announcement.dismiss',
      'localStorage docusaurus.announcement.id',
    ];
    expect(await readStored()).toEqual(announcement);
  });

  await test.step('live pair, feedback and type popups', async () => {
    await open(page, '/');
    const livePair = page.locator('[data-live-pair]').first();
    await livePair.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(livePair.getByRole('region', {name: 'Result of the run'})).toContainText('Ada');
    await page.getByRole('group', {name: 'Was this clear?'}).getByRole('button', {name: 'Yes'}).click();
    expect(await readStored()).toHaveLength(2);
  });

  await test.step('choices', async () => {
    await open(page, '/docs/quickstart');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await page.getByRole('button', {name: /^Close/}).click();
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('button', {name: '10.x'}).click();
    await navbar.getByRole('link', {name: '9.x', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/v9\//);
  });

  await test.step('search, and the keys of search', async () => {
    const modal = await openModal(page);
    await modal.field.fill('useMutation');
    await modal.options.first().click();
    await expect(page).toHaveURL(/useMutation/);
    await findModal(page).button.click();
    await modal.dialog
      .getByRole('button', {name: /^Save this search/})
      .first()
      .click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('switch', {name: 'Use the single keys / and ?'}).uncheck();
    await page.keyboard.press('Escape');
  });

  await test.step('the playground', async () => {
    await open(page, '/playground');
    await waitForCompiler(page);
    await appendCode(page, 'server.ts', '// A change');
    // The editor stores changes in intervals.
    await expect.poll(readStored).toContain('sessionStorage site.playground.*');
  });

  await test.step('offline use', async () => {
    await openOfflinePage(page, '');
    await keep(page, 'Blog and other pages');
  });

  await test.step('a post from Twitter', async () => {
    await open(page, '/docs/awesome-trpc');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'What people say', exact: true}).click();
    await expect(page).toHaveURL('/docs/love');
    const loaded = page.waitForEvent('load');
    await page
      .getByRole('button', {name: /^Show the post here/})
      .first()
      .click();
    await loaded;
  });

  expect(rows.length).toBeGreaterThan(5);
  expect(await readStored()).toEqual(rows.filter(row => row !== algoliaKey).sort());
});

test.describe('with Algolia', () => {
  test.use({allowedConsoleMessages: /Failed to load resource/});
  const getUrl = serveHostedBuild();

  test('the site also stores which servers don’t respond', async ({page}) => {
    const readStored = await recordStoredData(page);
    await page.route(/algolia/, route => route.abort());
    const modal = await openModal(page, new URL('/docs/router', getUrl()).href);
    await modal.field.fill('router');
    await expect.poll(readStored).toContain(algoliaKey);
    expect((await readStored()).filter(entry => !rows.includes(entry))).toEqual([]);
  });
});
