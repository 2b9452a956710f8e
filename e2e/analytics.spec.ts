// Page views, in the second build, whose environment named a property. A script of ours stands in for the service's.
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {serveFolder, type Host} from './host';

const service = /^https:\/\/([^/]*\.)?(googletagmanager|google-analytics)\.com\//;

type View = {page_path: string; page_location: string; page_title: string};

let host: Host;

test.beforeAll(async () => {
  host = await serveFolder('build-hosted');
});

test.afterAll(() => host.stop());

/** The addresses that the page asked the service for. */
async function connectService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(service, route => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return asked;
}

/** What the page told the service, as plain arrays. */
function readCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer = (Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[];
    return layer.map(command => Array.from(command));
  });
}

async function readViews(page: Page): Promise<View[]> {
  const commands = await readCommands(page);
  return commands.flatMap(([kind, name, view]) =>
    // What `page_view` carries is set in one place, with this type.
    kind === 'event' && name === 'page_view' ? [view as View] : [],
  );
}

test('each change of path, query or hash is one page view, with the title of the page', async ({page}) => {
  const asked = await connectService(page);
  await page.goto(`${host.url}/docs/router?from=mail#merge`);
  await hydrated(page);
  await expect.poll(() => readViews(page)).toHaveLength(1);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Context', exact: true})
    .click();
  await expect.poll(() => readViews(page)).toHaveLength(2);
  const section = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first();
  const hash = await section.getAttribute('href');
  await section.click();
  await expect.poll(() => readViews(page)).toHaveLength(3);
  await page.goBack();
  await expect.poll(() => readViews(page)).toHaveLength(4);
  await page.waitForTimeout(300);
  const views = await readViews(page);
  expect(views.map(view => view.page_path)).toEqual([
    '/docs/router?from=mail#merge',
    '/docs/context',
    `/docs/context${hash}`,
    '/docs/context',
  ]);
  expect(views[1]).toEqual({
    page_path: '/docs/context',
    page_location: `${host.url}/docs/context`,
    page_title: await page.title(),
  });
  expect(views[0]?.page_title).not.toBe(views[1]?.page_title);
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
});

test('the service is told to shorten addresses, to send nothing by itself and to store nothing', async ({
  page,
  context,
}) => {
  await connectService(page);
  await page.goto(`${host.url}/docs`);
  await expect.poll(() => readViews(page)).toHaveLength(1);
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
  test(`under ${name} nothing is loaded and nothing is sent`, async ({page}) => {
    const asked = await connectService(page);
    await page.addInitScript(([key, asks]) => Object.defineProperty(navigator, key, {value: asks}), [
      property,
      value,
    ] as const);
    await page.goto(`${host.url}/docs/router`);
    await hydrated(page);
    await page.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
    await expect(page).toHaveURL(/quickstart$/);
    await page.waitForTimeout(300);
    expect(await readCommands(page)).toEqual([]);
    expect(asked).toEqual([]);
  });
}

test.describe('when the service is blocked', () => {
  test.use({expectedMessage: /ERR_FAILED|ERR_BLOCKED_BY_CLIENT/});

  test('the site works', async ({page}) => {
    await page.route(service, route => route.abort());
    await page.goto(`${host.url}/docs/router`);
    await hydrated(page);
    await page.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  });
});

test('the build without an id has no code of it', async ({page}) => {
  const asked = await connectService(page);
  await page.goto('/docs/router');
  await hydrated(page);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(asked).toEqual([]);
});
