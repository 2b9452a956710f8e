// Enlarged pages, readers' own spacing of text, and no motion: WCAG 1.4.4, 1.4.10, 1.4.12, 2.3.3.
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {findModal} from './searchModal';

const paths = [
  '/',
  '/docs/context',
  '/docs/quickstart',
  '/docs/server',
  '/docs/v9/context',
  '/blog',
  '/blog/announcing-trpc-10',
  '/blog/tags',
  '/media',
  '/search?q=context',
];

/** A page that isn't there: browsers note that on the console. */
const missing = '/nothing/here';

/** Pixels by which the page is wider than the window. */
function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The height of what stays at the top or the bottom of the window while the page scrolls, as a part of the window's. */
function readCoveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    let covered = 0;
    for (let y = 1; y < innerHeight; y += 2) {
      let element = document.elementFromPoint(innerWidth / 2, y);
      while (element && !/fixed|sticky/.test(getComputedStyle(element).position)) {
        element = element.parentElement;
      }
      // The table of contents and the sidebar scroll as the page does.
      covered += element && element.getBoundingClientRect().height < innerHeight / 2 ? 2 : 0;
    }
    return covered / innerHeight;
  });
}

/** Texts that are cut off by an element that hides what sticks out of it. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap(element => {
      const {overflowX, overflowY, textOverflow} = getComputedStyle(element);
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isSeen =
        element.clientWidth > 1 &&
        element.clientHeight > 1 &&
        element.checkVisibility({visibilityProperty: true});
      const isCut =
        (isHidden(overflowX) &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1) ||
        (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1);
      // A live pair is as high as the highest of its variants, of which one is visible.
      return isSeen && isCut && !element.matches('[data-live-pair]') && element.innerText?.trim()
        ? [`${element.tagName} ${element.className}: ${element.innerText.slice(0, 60)}`]
        : [];
    }),
  );
}

function forEachPath(define: (path: string) => void): void {
  paths.forEach(define);
  test.describe('not found', () => {
    test.use({expectedMessage: /status of 404/});
    define(missing);
  });
}

/** How large the window is for a page that is enlarged on a screen of 1440 by 900, or 1280 by 1024 pixels. */
const windows = {
  '200 %': {width: 720, height: 450},
  '400 %': {width: 320, height: 256},
};

test.describe('enlarged', () => {
  test.use({viewport: windows['200 %'], reducedMotion: 'reduce'});

  forEachPath(path => {
    test(`${path} needs no scrolling sideways, and what sticks leaves room`, async ({page}) => {
      await open(page, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      for (const [zoom, size] of Object.entries(windows)) {
        await page.setViewportSize(size);
        expect(await readOverflow(page), `pixels that stick out at ${zoom}`).toBe(0);
        // Down, and up again: that brings a bar back which scrolling down hides.
        await page.mouse.move(size.width / 2, size.height / 2);
        for (const step of [500, 500, -60]) {
          await page.mouse.wheel(0, step);
          await page.waitForTimeout(100);
        }
        expect(await readCoveredShare(page), `part of the window that is covered at ${zoom}`).toBeLessThan(
          1 / 3,
        );
      }
    });
  });
});

for (const [zoom, viewport] of Object.entries(windows)) {
  test.describe(`at ${zoom}`, () => {
    test.use({viewport, reducedMotion: 'reduce'});

    test('search is usable', async ({page}) => {
      await open(page, '/docs/context');
      const {dialog, field, options, button} = findModal(page);
      await button.click();
      await field.fill('context');
      await expect(options.first()).toBeInViewport();
      const setting = dialog.getByRole('checkbox', {name: 'Open search with the / key'});
      await setting.scrollIntoViewIfNeeded();
      await setting.uncheck();
      await field.press('ArrowDown');
      await expect(options.nth(1)).toBeInViewport({ratio: 0.9});
      await field.press('Enter');
      await expect(dialog).toBeHidden();
    });

    test('the menu and the switch of the version are usable', async ({page}) => {
      await open(page, '/docs/context');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.getByRole('dialog', {name: 'Menu'});
      await menu.getByRole('button', {name: '← Back to main menu'}).click();
      await menu.getByRole('link', {name: '9.x', exact: true}).click();
      await expect(page).toHaveURL('/docs/v9/context');
      await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    });
  });
}

test.describe('with wide spacing of the text', () => {
  test.use({reducedMotion: 'reduce'});

  forEachPath(path => {
    test(`nothing of ${path} is cut off`, async ({page}) => {
      await open(page, path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 900});
        await setSpacing(page, false);
        const before = await findCutOff(page);
        expect(before, `without the spacing, at ${width} px`).toEqual([]);
        await setSpacing(page, true);
        expect(await findCutOff(page), `at ${width} px`).toEqual([]);
        expect(await readOverflow(page), `pixels that stick out at ${width} px`).toBe(0);
      }
    });
  });
});

/** Spaces text as WCAG 1.4.12 has it, or as the site does, and waits until it is drawn. */
async function setSpacing(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate(wide => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
      p {margin-block-end: 2em !important}
    `);
    document.adoptedStyleSheets = wide ? [sheet] : [];
  }, isWide);
  await page.waitForTimeout(200);
}

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  /** Animations and transitions that take longer than a millisecond. */
  const findMotion = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().flatMap(animation => {
        const duration = Number(animation.effect?.getComputedTiming().duration);
        const {target} = (animation.effect ?? {}) as KeyframeEffect; // the only kind that browsers have
        return duration > 1 ? [`${target?.className}: ${duration} ms`] : [];
      }),
    );

  for (const path of ['/', '/docs/context', '/docs/quickstart']) {
    test(`nothing of ${path} moves by itself, smoothly or when it is opened`, async ({page}) => {
      await open(page, path);
      expect(await findMotion(page), 'at rest').toEqual([]);
      const main = page.getByRole('navigation', {name: 'Main'});
      for (const press of [
        () => main.getByRole('button', {name: '10.x'}).click(),
        () => page.getByRole('button', {name: /Switch between dark and light/}).click(),
        () => main.getByRole('link', {name: 'Docs', exact: true}).hover(),
        () => page.mouse.wheel(0, 900),
        () => page.getByRole('button', {name: 'Search docs'}).press('Enter'),
      ]) {
        await press();
        expect(await findMotion(page)).toEqual([]);
      }
      await expect(findModal(page).field).toBeFocused();
      expect(await findMotion(page), 'search').toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
        'auto',
      );
    });
  }

  test('the mobile menu and its lists open at once', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/context');
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', {name}).click();
      expect(await findMotion(page), String(name)).toEqual([]);
    };
    await press('Toggle navigation bar');
    await press(/category 'Adapters'/);
    await press('← Back to main menu');
    await press('Languages');
    await press('Close navigation bar');
    await press('On this page');
  });
});
