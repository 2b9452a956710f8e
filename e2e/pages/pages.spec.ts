// Opens every page of the site. scripts/__tests__/built-site/pages.built.test.ts checks the HTML of all pages.
import type {Page} from '@playwright/test';
// The minified build is half the size of the default build. The size matters because the script is injected into every page.
import {source as axe} from 'axe-core/axe.min.js';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {routes} from '../data/routes';
import {expect, test, waitForFrames, waitForHydration} from '../fixtures';

const paths = Object.values(routes).flat();
const firstOfEachKind = Object.values(routes).map(([firstPath]) => firstPath);
// Each of these pages has its own test, which fails even if the colours of the page have already passed on another page.
const representativePaths = paths.filter(path => routes.top.includes(path) || firstOfEachKind.includes(path));
const otherPaths = paths.filter(path => !representativePaths.includes(path));

/** The number of pages that a test opens in one tab. A new tab takes longer than most of the checks. */
const pagesPerTab = 10;

for (const path of representativePaths) {
  test(`${path} loads without errors, fits the viewport and passes axe`, async ({page, baseURL}) => {
    const crossOriginUrls = collectCrossOriginUrls(page, baseURL);
    await openPage(page, path);
    const passedStyles = new Set<string>();
    await expectFit(page, passedStyles);
    expect(crossOriginUrls, 'requests to other origins').toEqual([]);
  });
}

test.describe('in data saver mode', () => {
  // In this mode, pages don't prefetch the targets of their links, which would add hundreds of elements to each page. The tests above load
  // pages that prefetch.
  test.use({savesData: true});

  for (let start = 0; start < otherPaths.length; start += pagesPerTab) {
    const group = otherPaths.slice(start, start + pagesPerTab);
    test(`the pages from ${group[0]} to ${group.at(-1)} load without errors, fit the viewport and pass axe`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(30_000 * group.length);
      // Loading axe as an init script takes less time than injecting it after each navigation.
      await page.addInitScript(axe);
      const crossOriginUrls = collectCrossOriginUrls(page, baseURL);
      const passedStyles = new Set<string>();
      for (const path of group) {
        await test.step(path, async () => {
          await openPage(page, path);
          await expectFit(page, passedStyles);
          expect(crossOriginUrls, 'requests to other origins').toEqual([]);
        });
      }
    });
  }
});

/** Starts collecting the URLs of requests to origins other than `baseURL`. Returns the array to which they are added. */
function collectCrossOriginUrls(page: Page, baseURL: string | undefined): string[] {
  const crossOriginUrls: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
      crossOriginUrls.push(request.url());
    }
  });
  return crossOriginUrls;
}

async function openPage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
}

/** Fails if the page is wider than the viewport or if axe finds a violation at one of three widths. */
async function expectFit(page: Page, passedStyles: Set<string>): Promise<void> {
  for (const width of [1440, 996, 390]) {
    await page.setViewportSize({width, height: 900});
    await waitForFrames(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `horizontal overflow in px at a viewport width of ${width} px`).toBe(0);
    await expectAccessibleInBothThemes(page, `at ${width} px`, passedStyles);
  }
}

test('each page has a unique title and a unique description', async ({request}) => {
  const pathByText = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1];
    // The HTML minifier puts an attribute value in double or single quotes, or leaves it unquoted.
    const description = /<meta[^>]*name="?description"?[^>]*content=("[^"]*"|'[^']*'|[^\s>]+)/.exec(
      html,
    )?.[1];
    for (const text of [title, description]) {
      expect(text, `title or description of ${path}`).toBeTruthy();
      expect(
        pathByText.get(text ?? ''),
        `another page has the same title or description as ${path}: ${text}`,
      ).toBeUndefined();
      pathByText.set(text ?? '', path);
    }
  }
});

test('the sitemap lists exactly the canonical pages that search engines may index', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const canonical: string[] = [];
  for (const path of paths.filter(candidate => candidate !== '/search')) {
    const html = await (await request.get(path)).text();
    const link = /<link[^>]*rel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
    if (new URL(/href="?([^" >]+)/.exec(link)?.[1] ?? '').pathname === path) {
      canonical.push(path);
    }
  }
  expect(listed.sort()).toEqual(canonical.sort());
});
