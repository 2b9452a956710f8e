// Tests the interface in two pseudo-locales: one whose texts are accented and longer than in English, and one from right to left.
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {serveFolder, type Host} from './host';

let accented: Host;
let rightToLeft: Host;

test.beforeAll(async () => {
  [accented, rightToLeft] = await Promise.all([
    serveFolder('.cache/build-en-XA'),
    serveFolder('.cache/build-ar-XB'),
  ]);
});

test.afterAll(() => {
  accented.stop();
  rightToLeft.stop();
});

test.use({allowedConsoleMessages: /status of 404/});

const pages = [
  {name: 'the home page', path: '/'},
  {name: 'a docs page', path: '/docs/procedures'},
  {name: 'a page of 9.x', path: '/docs/v9/router'},
  {name: 'the list of posts', path: '/blog'},
  {name: 'a post', path: '/blog/announcing-trpc-10'},
  {name: 'the media page', path: '/media'},
  {name: 'the search page', path: '/search?q=router'},
  {name: 'the not-found page', path: '/docs/no-such-page'},
];

/** Matches texts that are the same in every locale, such as names, versions, keys and numbers. */
const localeIndependentTexts =
  /^(tRPC|GitHub|Discord|Twitter|Next\.js|React|Docusaurus|MIT|English|Pseudo|Ctrl|Esc|K|\/|\d+(\.\w+)*|[\d.,]+ k?B|[\d\W_]*)$/;

/** Matches elements with content of the pages instead of interface texts: prose, titles, code and URLs. */
const contentSelector = [
  '[translate="no"]',
  '.theme-announcement-bar',
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
  '.menu__link[href^="/docs/"]',
  '.pagination-nav__label',
  'article header h1',
  'article header h2',
  'article footer [rel="tag"]',
  '[class*="role_"]',
  'aside a[href^="/blog/"]',
  '[data-live-pair] label',
  '.DocSearch-NoResults-Prefill-List button',
  '.DocSearch-Hits',
  '[data-content]',
].join(',');

for (const {name, path} of pages) {
  for (const width of [1440, 390]) {
    test(`${name} has only translated interface texts at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, new URL(path, accented.url).href);
      expect(await collectUntranslated(page)).toEqual([]);
      await expectNoOverflow(page);
    });
  }
}

test('the search modal has only translated texts', async ({page}) => {
  await open(page, new URL('/docs/router', accented.url).href);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
  expect(await collectUntranslated(page, '.DocSearch-Container')).toEqual([]);
  await page.locator('.DocSearch-Input').fill('router');
  await page.locator('.DocSearch-Hit').first().waitFor();
  expect(await collectUntranslated(page, '.DocSearch-Container')).toEqual([]);
  await page.locator('.DocSearch-Input').fill('qwxyzv');
  await page.locator('.DocSearch-NoResults').waitFor();
  expect(await collectUntranslated(page, '.DocSearch-Container')).toEqual([]);
});

test('the mobile menu has only translated texts and causes no horizontal overflow', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, new URL('/docs/router', accented.url).href);
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').waitFor();
  expect(await collectUntranslated(page, '.navbar-sidebar')).toEqual([]);
  await page.locator('.navbar-sidebar__back').click();
  expect(await collectUntranslated(page, '.navbar-sidebar')).toEqual([]);
  await expectNoOverflow(page);
});

for (const {name, path} of pages) {
  for (const width of [1440, 390]) {
    test(`${name} fits the viewport from right to left at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, new URL(path, rightToLeft.url).href);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectNoOverflow(page);
    });
  }
}

test('a docs page is mirrored from right to left, except for its code', async ({page}) => {
  await open(page, new URL('/docs/procedures', rightToLeft.url).href);
  const article = await getBox(page, 'article');
  expect((await getBox(page, '.theme-doc-sidebar-container')).x).toBeGreaterThan(
    article.x + article.width - 1,
  );
  const contents = await getBox(page, '.theme-doc-toc-desktop');
  expect(contents.x + contents.width).toBeLessThan(article.x + 1);
  expect((await getBox(page, '.navbar__brand')).x).toBeGreaterThan(
    (await getBox(page, '.navbar__items--right')).x,
  );
  await expect(page.locator('article pre').first()).toHaveCSS('direction', 'ltr');
});

test('the search field is mirrored from right to left', async ({page}) => {
  await open(page, new URL('/docs/router', rightToLeft.url).href);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('router');
  await page.locator('.DocSearch-Hit').first().waitFor();
  const field = await getBox(page, '.DocSearch-Input');
  const icon = await getBox(page, '.DocSearch-MagnifierLabel');
  expect(icon.x).toBeGreaterThan(field.x + field.width / 2);
  await expectNoOverflow(page);
});

test('the mobile menu opens on the right from right to left', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, new URL('/docs/router', rightToLeft.url).href);
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

/** Returns the texts and labels of visible elements below `scope` that aren't translated. */
async function collectUntranslated(page: Page, scope = 'body'): Promise<string[]> {
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
          // A translated message can contain elements such as a link. The brackets of the pseudo-translation
          // are then in the parent's text.
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
            !localeIndependentTexts.test(text) && !text.includes('⟦') && !message.includes('⟦'),
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
