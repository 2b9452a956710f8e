// Tests the interface in two pseudo-locales. In en-XA, each translated message is in brackets (⟦…⟧), has accents and is longer than in
// English. In ar-XB, the text runs from right to left.
import type {Page} from '@playwright/test';
import {expect, open, test, waitForAddedContent, waitForFrames} from '../fixtures';
import {serveFolder, type SiteServer} from '../fixtures/siteServer';

let accentedSite: SiteServer;
let rightToLeftSite: SiteServer;

test.beforeAll(async () => {
  [accentedSite, rightToLeftSite] = await Promise.all([
    serveFolder('.cache/build-en-XA'),
    serveFolder('.cache/build-ar-XB'),
  ]);
});

test.afterAll(() => {
  accentedSite.stop();
  rightToLeftSite.stop();
});

test.use({allowedConsoleMessages: /status of 404/});

/** Returns the URL of a page in the pseudo-locale en-XA, whose build isn't at the root of its host. */
function accentedUrl(path: string): string {
  return `${accentedSite.url}/sub/path${path}`;
}

const pages = [
  {name: 'the home page', path: '/'},
  {name: 'a docs page', path: '/docs/procedures'},
  {name: 'a 9.x docs page', path: '/docs/v9/router'},
  {name: 'the list of blog posts', path: '/blog'},
  {name: 'a blog post', path: '/blog/announcing-trpc-10'},
  {name: 'the media page', path: '/media'},
  {name: 'the playground', path: '/playground'},
  {name: 'the page about offline use', path: '/offline'},
  {name: 'the downloads', path: '/downloads'},
  {name: 'the search page', path: '/search?q=router'},
  {name: 'the not-found page', path: '/docs/no-such-page'},
];

/** Matches text that is the same in every locale, such as names, versions, keys and numbers. */
const localeIndependentText =
  /^(tRPC|GitHub|Discord|Twitter|Next\.js|React|Docusaurus|MIT|SVG|PNG|English|Pseudo|Ctrl|Esc|K|\/|\d+(\.\w+)*|[\d.,]+ k?B|[\d\W_]*)$/;

/** Matches elements that contain the site's content (prose, titles, code and URLs) instead of interface text. */
const contentSelector = [
  '[translate="no"]',
  '.theme-announcement-bar',
  // The titles of the starting points of the playground.
  'a[href*="start="]',
  '.theme-doc-markdown',
  '.markdown',
  'pre',
  'code',
  'kbd',
  'script',
  'style',
  'noscript',
  '.table-of-contents',
  '.theme-doc-breadcrumbs',
  '.theme-doc-sidebar-menu a',
  '.theme-doc-sidebar-menu summary',
  '.pagination-nav__label',
  'article header h1',
  'article header h2',
  'article footer [rel="tag"]',
  '[class*="role_"]',
  'aside a[href*="/blog/"]',
  '[data-live-pair] label',
  '[data-content]',
].join(',');

test('all interface text is translated and fits the viewport', async ({page}) => {
  test.slow();
  for (const {name, path} of pages) {
    await test.step(name, async () => {
      await open(page, accentedUrl(path));
      await waitForAddedContent(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(data).not.toMatch(/"inLanguage":"(?!en-XA")/);
      }
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 900});
        await waitForFrames(page);
        expect(await collectUntranslatedTexts(page)).toEqual([]);
        await expectNoOverflow(page);
      }
    });
  }
});

test('all text in the search modal is translated', async ({page}) => {
  await open(page, accentedUrl('/docs/router'));
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.waitFor();
  expect(await collectUntranslatedTexts(page, 'dialog')).toEqual([]);
  await field.fill('router');
  await page.getByRole('option').first().waitFor();
  expect(await collectUntranslatedTexts(page, 'dialog')).toEqual([]);
  await field.fill('qwxyzv');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.locator('dialog').getByText('qwxyzv').waitFor();
  expect(await collectUntranslatedTexts(page, 'dialog')).toEqual([]);
});

test('all text in the mobile menu is translated and causes no horizontal overflow', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, accentedUrl('/docs/router'));
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').waitFor();
  expect(await collectUntranslatedTexts(page, '.navbar-sidebar')).toEqual([]);
  await page.locator('.navbar-sidebar__back').click();
  expect(await collectUntranslatedTexts(page, '.navbar-sidebar')).toEqual([]);
  await expectNoOverflow(page);
});

test('in the right-to-left layout, pages fit the viewport', async ({page}) => {
  test.slow();
  for (const {name, path} of pages) {
    await test.step(name, async () => {
      await open(page, new URL(path, rightToLeftSite.url).href);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 900});
        await waitForFrames(page);
        await expectNoOverflow(page);
      }
    });
  }
});

test('longer translations fit into the search button of the navbar', async ({page}) => {
  for (const url of [accentedUrl('/docs/router'), new URL('/docs/router', rightToLeftSite.url).href]) {
    await open(page, url);
    const button = await getBox(page, '.navbar button[aria-keyshortcuts]');
    for (const key of await page.locator('.navbar button[aria-keyshortcuts] kbd').all()) {
      const box = await key.boundingBox();
      expect(box?.x).toBeGreaterThan(button.x);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(button.x + button.width);
    }
  }
});

test('the right-to-left layout mirrors a docs page, except for its code', async ({page}) => {
  await open(page, new URL('/docs/procedures', rightToLeftSite.url).href);
  const article = await getBox(page, 'article');
  expect((await getBox(page, '.theme-doc-sidebar-container')).x).toBeGreaterThan(
    article.x + article.width - 1,
  );
  const tableOfContents = await getBox(page, '.theme-doc-toc-desktop');
  expect(tableOfContents.x + tableOfContents.width).toBeLessThan(article.x + 1);
  expect((await getBox(page, '.navbar__brand')).x).toBeGreaterThan(
    (await getBox(page, '.navbar__items--right')).x,
  );
  await expect(page.locator('article pre').first()).toHaveCSS('direction', 'ltr');
});

test('the right-to-left layout mirrors the search field', async ({page}) => {
  await open(page, new URL('/docs/router', rightToLeftSite.url).href);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('router');
  await page.getByRole('option').first().waitFor();
  const field = await getBox(page, 'dialog input[role="combobox"]');
  const icon = await getBox(page, 'dialog svg');
  expect(icon.x).toBeGreaterThan(field.x + field.width / 2);
  await expectNoOverflow(page);
});

test('in the right-to-left layout, the mobile menu opens on the right', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, new URL('/docs/router', rightToLeftSite.url).href);
  expect((await getBox(page, '.navbar__toggle')).x).toBeGreaterThan(195);
  await page.locator('.navbar__toggle').click();
  await expect
    .poll(async () => {
      const menu = await getBox(page, '.navbar-sidebar');
      return Math.round(menu.x + menu.width);
    })
    .toBe(390);
  await expectNoOverflow(page);
});

/** Returns the untranslated text and labels in the elements that match the selector `scope`. Skips hidden elements and site content. */
async function collectUntranslatedTexts(page: Page, scope = 'body'): Promise<string[]> {
  const texts = await page.evaluate(
    ([root, excluded]) => {
      const isShown = (element: Element) =>
        element.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}) &&
        !element.closest(excluded);
      return [...document.querySelectorAll(`${root}, ${root} *`)].filter(isShown).flatMap(element => {
        const ownTexts = [...element.childNodes]
          .filter(node => node.nodeType === Node.TEXT_NODE)
          .map(node => node.textContent ?? '');
        const labels = ['aria-label', 'title', 'placeholder', 'alt'].map(
          name => element.getAttribute(name) ?? '',
        );
        return [...ownTexts, ...labels].map(text => {
          // A translated message can contain an element, such as a link. The message's brackets are outside this
          // element, in the text of its parent.
          const parentText = element.parentElement?.textContent ?? '';
          return {text: text.trim(), message: ownTexts.includes(text) ? parentText : text};
        });
      });
    },
    [scope, contentSelector] as const,
  );
  return [
    ...new Set(
      texts
        .filter(
          ({text, message}) =>
            !localeIndependentText.test(text) && !text.includes('⟦') && !message.includes('⟦'),
        )
        .map(({text}) => text),
    ),
  ];
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal overflow in px').toBe(0);
}

async function getBox(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) {
    throw new Error(`No visible element matches ${selector}.`);
  }
  return box;
}
