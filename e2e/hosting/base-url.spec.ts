// Tests a build below a path of its host. The build for the pseudo-locale en-XA is at /sub/path/. Its interface texts aren't in English, so
// these tests find elements by their URL or their class.
import type {Page} from '@playwright/test';
import {expect, open, test} from '../fixtures';
import {serveFolder, type SiteServer} from '../fixtures/siteServer';

const baseUrl = '/sub/path/';

let server: SiteServer;

test.beforeAll(async () => {
  server = await serveFolder('.cache/build-en-XA');
});

test.afterAll(() => server.stop());

/** Records the URLs on this origin that aren't below the path of the site, and the URLs whose response isn't successful. */
function recordWrongUrls(page: Page): string[] {
  const wrongUrls: string[] = [];
  page.on('response', response => {
    const {origin, pathname} = new URL(response.url());
    if (
      origin === new URL(server.url).origin &&
      (!`${pathname}/`.startsWith(baseUrl) || response.status() >= 400)
    ) {
      wrongUrls.push(`${response.status()} ${pathname}`);
    }
  });
  return wrongUrls;
}

function openBelowBase(page: Page, path: string): Promise<void> {
  return open(page, server.url + baseUrl + path);
}

for (const path of [
  '',
  'docs/router',
  'docs/v9/router',
  'blog',
  'blog/announcing-trpc-10',
  'downloads',
  'media',
  'search',
]) {
  test(`all files and links of ${baseUrl}${path} are below ${baseUrl}`, async ({page}) => {
    const wrongUrls = recordWrongUrls(page);
    await openBelowBase(page, path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const targets = await page
      .locator('a[href], link[href], script[src], img[src]')
      .evaluateAll(elements =>
        elements.map(element => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      );
    expect(targets.filter(target => target.startsWith('/') && !target.startsWith(baseUrl))).toEqual([]);
    for (const image of await page.locator('img').filter({visible: true}).all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .not.toBe(0);
    }
    expect(wrongUrls).toEqual([]);
  });
}

test('links, the version menu and search open pages below the base URL', async ({page}) => {
  const wrongUrls = recordWrongUrls(page);
  const expectPath = (path: string) => expect(page).toHaveURL(server.url + baseUrl + path);
  await openBelowBase(page, 'docs/router');
  await page.locator('.pagination-nav__link--next').click();
  await expectPath('docs/procedures');
  // The address changes before the page and its links do.
  const olderVersion = page.locator('.navbar .dropdown__menu a[href*="/docs/v9/"]');
  await expect(olderVersion).toHaveAttribute('href', /#what-a-procedure-is-made-of$/);

  await page
    .locator('.navbar__item.dropdown')
    .filter({visible: true})
    .getByRole('button')
    .first()
    .press('Enter');
  await olderVersion.click();
  await expectPath('docs/v9/router#what-a-procedure-is-made-of');
  // The address changes before the page does, and search closes when another version of the docs replaces the page.
  await expect(page.locator('html')).toHaveClass(/docs-version-9\.x/);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('invalidateQueries');
  const hit = page.getByRole('option').first();
  await expect(hit).toHaveAttribute('href', /^\/sub\/path\/docs\/v9\/invalidateQueries/);
  await hit.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/sub\/path\/docs\/v9\/invalidateQueries/);
  expect(wrongUrls).toEqual([]);
});

test('the search page shows results whose links are below the base URL', async ({page}) => {
  await openBelowBase(page, 'search?q=context');
  const links = page.locator('main h2 a');
  await expect(links.first()).toBeVisible();
  for (const href of await links.evaluateAll(list => list.map(link => link.getAttribute('href')))) {
    expect(href).toMatch(/^\/sub\/path\/(docs|blog)/);
  }
});

test('a live pair runs, and types are shown', async ({page}) => {
  const wrongUrls = recordWrongUrls(page);
  await openBelowBase(page, 'docs');
  const livePair = page.locator('[data-live-pair]').first();
  // This is “Run” in the pseudo-locale.
  await livePair.getByRole('button', {name: /Ŕúñ/}).click();
  await expect(livePair.getByRole('region')).toContainText('Fix the login page');
  await openBelowBase(page, 'docs/context');
  const sample = page.locator('article pre[role="group"]').first();
  await sample.focus();
  await sample.press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  expect(wrongUrls).toEqual([]);
});

test('the feeds, the sitemap and the manifest contain only URLs below the base URL', async ({request}) => {
  for (const [path, pattern] of [
    ['blog/rss.xml', /<link>https?:\/\/[^/]+([^<]*)</g],
    ['blog/atom.xml', /<link href="https?:\/\/[^/]+([^"]*)"/g],
    ['sitemap.xml', /<loc>https?:\/\/[^/]+([^<]*)</g],
    ['robots.txt', /Sitemap: https?:\/\/[^/]+(.*)/g],
  ] as const) {
    const text = await (await request.get(server.url + baseUrl + path)).text();
    const paths = [...text.matchAll(pattern)].map(([, found = '']) => found);
    expect(paths.length, path).toBeGreaterThan(0);
    expect(
      paths.filter(found => !`${found}/`.startsWith(baseUrl)),
      path,
    ).toEqual([]);
  }
  const manifestUrl = `${server.url}${baseUrl}manifest.webmanifest`;
  // TypeScript doesn't know the format of the file: https://www.w3.org/TR/appmanifest/
  const manifest = (await (await request.get(manifestUrl)).json()) as {
    icons: {src: string}[];
    start_url: string;
  };
  for (const url of [manifest.start_url, ...manifest.icons.map(({src}) => src)]) {
    expect((await request.get(new URL(url, manifestUrl).href)).status(), url).toBe(200);
  }
});

test.describe('an unknown path', () => {
  test.use({allowedConsoleMessages: /status of 404/});

  test('has status 404 and suggests pages below the base URL', async ({page}) => {
    const response = await page.goto(`${server.url}${baseUrl}docs/usequerry`);
    expect(response?.status()).toBe(404);
    await expect(page.locator(`main a[href="${baseUrl}docs/useQuery"]`)).toBeVisible();
  });
});
