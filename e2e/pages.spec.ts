import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import routes from './data/routes.json';
import {expectSound} from './soundness';

const paths = Object.values(routes).flat();
// As most readers' pages do. It is a sixth of the time, so one of each kind of docs pages does it for all.
const fetching = [...routes.top, ...Object.values(routes).map(([first]) => first)];

for (const path of paths) {
  test.describe(() => {
    test.use({fetchesAhead: fetching.includes(path)});
    testPage(path);
  });
}

function testPage(path: string): void {
  test(`${path} is a sound page`, async ({page, baseURL}) => {
    test.slow(); // the longest pages have thousands of elements
    const foreign: string[] = [];
    page.on('request', request => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    for (const width of [1440, 996, 390]) {
      await page.setViewportSize({width, height: 900});
      await nextFrames(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels that stick out at ${width} px`).toBe(0);
      await expectSound(page, `at ${width} px`);
    }
    expect(foreign, 'requests to other origins').toEqual([]);
  });
}

/** Waits until what follows the size of the window, as areas that scroll do, is drawn. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  });
}

test('titles and descriptions are unique', async ({request}) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1];
    // The minifier chooses the quotes.
    const description = /<meta[^>]*name="?description"?[^>]*content=("[^"]*"|'[^']*'|[^\s>]+)/.exec(
      html,
    )?.[1];
    for (const text of [title, description]) {
      expect(text, `title or description of ${path}`).toBeTruthy();
      expect(seen.get(text ?? ''), `${path} says what another page says: ${text}`).toBeUndefined();
      seen.set(text ?? '', path);
    }
  }
});

test('the sitemap lists every page that may be indexed, and no other', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.sort()).toEqual(paths.filter(path => path !== '/search').sort());
});
