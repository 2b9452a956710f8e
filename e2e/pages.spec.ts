import {test as base, type Page} from '@playwright/test';
import {expect, waitForHydration, enableDataSaver, test, collectConsoleMessages} from './fixtures';
// The minified build is half the size of the default build. The size matters because the script is injected into every page.
import {source as axe} from 'axe-core/axe.min.js';
import routes from './data/routes.json';
import {expectAccessibleInBothThemes} from './accessibility';

const paths = Object.values(routes).flat();
const firstOfEachKind = Object.values(routes).map(([firstPath]) => firstPath);
// Each of these pages is tested in its own browser context. Prefetching is on, as it is for most readers. axe's colour rules check all text
// styles of the page. A text style is a combination of colour, size, background and so on.
const isolatedPaths = paths.filter(path => routes.top.includes(path) || firstOfEachKind.includes(path));
// To save time, the other pages share one tab per worker. axe's colour rules skip text styles that already passed on an earlier page.
const sharedTabPaths = paths.filter(path => !isolatedPaths.includes(path));

/**
 * A tab that opens one page after another. Its cache keeps the files that several pages need. `consoleMessages` and `crossOriginUrls`
 * collect the messages and URLs of all of these pages.
 */
type SharedTab = {page: Page; consoleMessages: string[]; crossOriginUrls: string[]};

const testInSharedTab = base.extend<object, {sharedTab: SharedTab}>({
  sharedTab: [
    async ({browser}, use, {project}) => {
      const {baseURL = ''} = project.use;
      const page = await browser.newPage({baseURL});
      await enableDataSaver(page);
      // Loading axe as an init script takes less time than injecting it after each navigation.
      await page.addInitScript(axe);
      const consoleMessages = await collectConsoleMessages(page);
      await use({page, consoleMessages, crossOriginUrls: collectCrossOriginUrls(page, baseURL)});
      await page.close();
    },
    {scope: 'worker'},
  ],
});

test.describe('a page in its own browser context', () => {
  test.use({prefetchesLinks: true});

  for (const path of isolatedPaths) {
    test(`${path} loads without errors, fits the viewport and passes axe`, async ({page, baseURL}) => {
      const crossOriginUrls = collectCrossOriginUrls(page, baseURL);
      await checkPage(page, path, new Set());
      expect(crossOriginUrls, 'requests to other origins').toEqual([]);
    });
  }
});

for (const path of sharedTabPaths) {
  testInSharedTab(
    `${path} loads without errors, fits the viewport and passes axe`,
    async ({sharedTab: {page, consoleMessages, crossOriginUrls}}) => {
      await checkPage(page, path);
      expect(consoleMessages, 'console messages').toEqual([]);
      expect(crossOriginUrls, 'requests to other origins').toEqual([]);
    },
  );
}

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

/**
 * Opens a page and checks it at three viewport widths. axe's colour rules skip the text styles in `passedStyles`. By default, these are
 * the styles that already passed in this worker.
 */
async function checkPage(page: Page, path: string, passedStyles?: Set<string>): Promise<void> {
  test.slow(); // The longest pages have thousands of elements, which axe takes a long time to check.
  const widths = [1440, 996, 390] as const;
  await page.setViewportSize({width: widths[0], height: 900});
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    await waitForFrames(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `horizontal overflow in px at a viewport width of ${width} px`).toBe(0);
    await expectAccessibleInBothThemes(page, `at ${width} px`, passedStyles);
  }
}

/** Waits for three frames. After these, everything that adapts to the viewport size, such as a scroll container, has been redrawn. */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  });
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

test('the sitemap lists exactly the pages that search engines may index', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed.sort()).toEqual(paths.filter(path => path !== '/search').sort());
});
