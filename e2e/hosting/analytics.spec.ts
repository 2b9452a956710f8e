// Tests the page views that the site sends to Google Analytics. Most of the tests use the build in the folder build-hosted, which is
// configured with a measurement id. An empty script replaces Google's script.
import type {Page} from '@playwright/test';
import {expect, flushRequests, test, waitForHydration} from '../fixtures';
import {serveFolder, type SiteServer} from '../fixtures/siteServer';

const analyticsUrls = /^https:\/\/([^/]*\.)?(googletagmanager|google-analytics)\.com\//;

type PageView = {page_path: string; page_location: string; page_title: string};

let server: SiteServer;

test.beforeAll(async () => {
  server = await serveFolder('build-hosted');
});

test.afterAll(() => server.stop());

/** Answers all requests to Google Analytics with an empty script. Returns the requested URLs, in an array that grows with each request. */
async function interceptAnalytics(page: Page): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route(analyticsUrls, route => {
    requestedUrls.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return requestedUrls;
}

/** Reads the commands in `window.dataLayer`, the queue of Google's script. Each command is an array of its arguments. */
function readCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer = (Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[];
    return layer.map(command => Array.from(command));
  });
}

/** Reads the parameters of all `page_view` events that the page has sent. */
async function readPageViews(page: Page): Promise<PageView[]> {
  const commands = await readCommands(page);
  return commands.flatMap(([kind, name, view]) =>
    // TypeScript doesn't know that the site sends all `page_view` events with parameters of this type.
    kind === 'event' && name === 'page_view' ? [view as PageView] : [],
  );
}

test('the site sends a page view for each change to the path, query or hash', async ({page}) => {
  const requestedUrls = await interceptAnalytics(page);
  await page.clock.install();
  await page.goto(`${server.url}/docs/router?from=mail#merge`);
  await waitForHydration(page);
  await expect.poll(() => readPageViews(page)).toHaveLength(1);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Context', exact: true})
    .click();
  await expect.poll(() => readPageViews(page)).toHaveLength(2);
  const section = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first();
  const hash = await section.getAttribute('href');
  await section.click();
  await expect.poll(() => readPageViews(page)).toHaveLength(3);
  await page.goBack();
  await expect.poll(() => readPageViews(page)).toHaveLength(4);
  await page.clock.runFor(10_000);
  const views = await readPageViews(page);
  expect(views.map(view => view.page_path)).toEqual([
    '/docs/router?from=mail#merge',
    '/docs/context',
    `/docs/context${hash}`,
    '/docs/context',
  ]);
  expect(views[1]).toEqual({
    page_path: '/docs/context',
    page_location: `${server.url}/docs/context`,
    page_title: await page.title(),
  });
  expect(views[0]?.page_title).not.toBe(views[1]?.page_title);
  expect(requestedUrls).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
});

test('Google Analytics is configured to anonymise IP addresses and to store nothing', async ({
  page,
  context,
}) => {
  await interceptAnalytics(page);
  await page.goto(`${server.url}/docs`);
  await expect.poll(() => readPageViews(page)).toHaveLength(1);
  const commands = await readCommands(page);
  expect(commands.find(([kind]) => kind === 'config')).toEqual([
    'config',
    'G-TEST1234',
    {anonymize_ip: true, send_page_view: false},
  ]);
  expect(commands[0]).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
  expect(await context.cookies()).toEqual([]);
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`the site doesn’t use Google Analytics if ${name} is turned on`, async ({page}) => {
    const requestedUrls = await interceptAnalytics(page);
    await page.clock.install();
    await page.addInitScript(([key, setting]) => Object.defineProperty(navigator, key, {value: setting}), [
      property,
      value,
    ] as const);
    await page.goto(`${server.url}/docs/router`);
    await waitForHydration(page);
    await page.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
    await page.clock.runFor(10_000);
    await flushRequests(page);
    expect(await readCommands(page)).toEqual([]);
    expect(requestedUrls).toEqual([]);
  });
}

test.describe('with blocked requests', () => {
  test.use({allowedConsoleMessages: /ERR_FAILED|ERR_BLOCKED_BY_CLIENT/});

  test('the site works even if Google Analytics is blocked', async ({page}) => {
    await page.route(analyticsUrls, route => route.abort());
    await page.goto(`${server.url}/docs/router`);
    await waitForHydration(page);
    await page.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  });
});

test('a build without a measurement id contains no analytics code', async ({page}) => {
  const requestedUrls = await interceptAnalytics(page);
  await page.goto('/docs/router');
  await waitForHydration(page);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(requestedUrls).toEqual([]);
});
