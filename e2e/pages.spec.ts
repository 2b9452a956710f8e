import type {Page} from '@playwright/test';
import {expect, expectNoViolations, open, test} from './fixtures';
import routes from './data/routes.json';

const paths = Object.values(routes).flat();

for (const path of paths) {
  test(`${path} is a sound page`, async ({page, baseURL}) => {
    // axe looks at the page six times, and the longest pages have thousands of elements.
    test.slow();
    const foreign: string[] = [];
    page.on('request', request => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await mergeTokens(page);
    for (const width of [1440, 996, 390]) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels that stick out at ${width} px`).toBe(0);
      for (const theme of ['light', 'dark']) {
        await page.evaluate(value => document.documentElement.setAttribute('data-theme', value), theme);
        await expectNoViolations(page, `${theme} theme at ${width} px`);
      }
    }
    expect(foreign, 'requests to other origins').toEqual([]);
  });
}

/**
 * Makes one piece of text of each line of code, so that axe, whose time grows with the square of the elements, stays fast.
 * The contrast of each kind of token on each background is a unit test, scripts/__tests__/codeColours.test.ts.
 */
async function mergeTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('pre .token-line')) {
      line.textContent = String(line.textContent);
    }
  });
}

test('titles and descriptions are unique', async ({request}) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1];
    const description = /<meta[^>]*name="?description"?[^>]*content="([^"]*)"/.exec(html)?.[1];
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
