// Tests page zoom, larger text, text spacing and reduced motion (WCAG 1.4.4, 1.4.10, 1.4.12, 2.3.3).
import type {Locator, Page} from '@playwright/test';
import {findCategory} from '../fixtures/docsSidebar';
import {
  expect,
  open,
  scrollWithWheel,
  test,
  waitForAddedContent,
  waitForAnimations,
  waitForFrames,
} from '../fixtures';
import {findModal} from '../fixtures/searchModal';

const paths = [
  '/',
  '/docs/context',
  '/docs/quickstart',
  '/docs/server',
  '/docs/v9/context',
  '/blog',
  '/blog/announcing-trpc-10',
  '/blog/proving-code-samples',
  '/blog/tags',
  '/downloads',
  '/media',
  '/offline',
  '/playground',
  '/search?q=context',
];

/** A path without a page. The browser logs its 404 response to the console. */
const missingPath = '/nothing/here';

/** Returns how many px wider the page is than the viewport. */
function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns the share of the viewport's height, from 0 to 1, that fixed and sticky bars cover. */
function readCoveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    let covered = 0;
    for (let y = 1; y < innerHeight; y += 2) {
      let element = document.elementFromPoint(innerWidth / 2, y);
      while (element && !/fixed|sticky/.test(getComputedStyle(element).position)) {
        element = element.parentElement;
      }
      // A sticky element that is taller than half the viewport is a sidebar or a table of contents. It scrolls on its own, so it isn't
      // counted.
      covered += element && element.getBoundingClientRect().height < innerHeight / 2 ? 2 : 0;
    }
    return covered / innerHeight;
  });
}

/** Returns a description of each element whose hidden overflow clips its text. */
function findClippedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap(element => {
      const {overflowX, overflowY, textOverflow} = getComputedStyle(element);
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isVisible =
        element.clientWidth > 1 &&
        element.clientHeight > 1 &&
        element.checkVisibility({visibilityProperty: true});
      const isClipped =
        (isHidden(overflowX) &&
          // An ellipsis may shorten titles of files and long queries, but nothing in the navbar.
          (textOverflow !== 'ellipsis' || element.closest('.navbar')) &&
          element.scrollWidth > element.clientWidth + 1) ||
        (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1);
      // A live pair is a server file and a client file that readers can run in the page. It is as tall as its tallest variant, but shows
      // only one variant at a time. So its hidden overflow is intended.
      return isVisible && isClipped && !element.matches('[data-live-pair]') && element.innerText?.trim()
        ? [`${element.tagName} ${element.className}: ${element.innerText.slice(0, 60)}`]
        : [];
    }),
  );
}

/** Defines a test that opens all `paths` in one tab and runs `check` on each, and a test that does the same with `missingPath`. */
function testEachPage(title: string, check: (page: Page) => Promise<void>): void {
  test(title, async ({page}) => {
    test.slow();
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        await waitForAddedContent(page);
        await check(page);
      });
    }
  });

  test.describe('on the not-found page', () => {
    test.use({allowedConsoleMessages: /status of 404/});

    test(title, async ({page}) => {
      await open(page, missingPath);
      await check(page);
    });
  });
}

/** Viewport sizes in CSS px. The screen has 1440 by 900 px for 200 % zoom, and 1280 by 1024 px for 400 % zoom. */
const viewportsByZoom = {
  '200 %': {width: 720, height: 450},
  '400 %': {width: 320, height: 256},
};

test.describe('at 200 % and 400 % zoom', () => {
  test.use({viewport: viewportsByZoom['200 %'], reducedMotion: 'reduce'});

  testEachPage(
    'no page needs horizontal scrolling, and sticky bars leave room for the content',
    async page => {
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      for (const [zoom, size] of Object.entries(viewportsByZoom)) {
        await page.setViewportSize(size);
        await waitForFrames(page);
        expect(await readOverflow(page), `horizontal overflow in px at ${zoom} zoom`).toBe(0);
        // Scrolling down hides the navbar, and scrolling up a little shows it again.
        // On the playground, the wheel would first scroll the code below the pointer. At the edge, only the page can scroll.
        const x = new URL(page.url()).pathname === '/playground' ? 4 : size.width / 2;
        await page.mouse.move(x, size.height / 2);
        for (const deltaY of [500, 500, -60]) {
          await scrollWithWheel(page, deltaY);
        }
        await waitForAnimations(page);
        expect(await readCoveredShare(page), `covered share of the viewport at ${zoom} zoom`).toBeLessThan(
          1 / 3,
        );
      }
    },
  );
});

for (const [zoom, viewport] of Object.entries(viewportsByZoom)) {
  test.describe(`at ${zoom} zoom`, () => {
    test.use({viewport, reducedMotion: 'reduce'});

    test('search is usable', async ({page}) => {
      await open(page, '/docs/context');
      const {dialog, field, options, button} = findModal(page);
      await button.click();
      await field.fill('context');
      await expect(options.first()).toBeInViewport();
      await field.press('ArrowDown');
      await expect(options.nth(1)).toBeInViewport({ratio: 0.9});
      await field.press('Enter');
      await expect(dialog).toBeHidden();
    });

    test('the list of shortcuts and its switch are usable', async ({page}) => {
      await open(page, '/docs/context');
      await page.keyboard.press('?');
      const setting = page.getByRole('dialog', {name: 'Keyboard shortcuts'}).getByRole('switch');
      await setting.scrollIntoViewIfNeeded();
      await setting.uncheck();
      await page.getByRole('button', {name: 'Close the list of shortcuts'}).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('the mobile menu and its list of versions are usable', async ({page}) => {
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

/** Returns pairs of controls of the navbar that cover each other, as texts. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('.navbar :is(a, button, summary)')].filter(
      control => control.checkVisibility({visibilityProperty: true}) && control.offsetWidth > 1,
    );
    const describe = (control: HTMLElement) => control.ariaLabel ?? control.textContent.trim();
    return controls.flatMap((first, index) =>
      controls.slice(index + 1).flatMap(second => {
        const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return width > 1 && height > 1 ? [`${describe(first)} and ${describe(second)}`] : [];
      }),
    );
  });
}

test.describe('with larger text', () => {
  test.use({reducedMotion: 'reduce'});

  testEachPage('the layout leaves room for the text', async page => {
    const session = await page.context().newCDPSession(page);
    // Chromium's settings have 20 and 24 px. Firefox and Safari allow more, and WCAG asks for twice the normal size of 16 px.
    for (const standard of [20, 24, 32]) {
      await session.send('Page.setFontSizes', {fontSizes: {standard}});
      for (const width of [1440, 1280, 1024, 390]) {
        await page.setViewportSize({width, height: 900});
        await waitForFrames(page);
        const size = `with text of ${standard} px in a window of ${width} px`;
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${standard}px`,
        );
        expect(await findOverlaps(page), `controls of the navbar that cover each other ${size}`).toEqual([]);
        expect(await findClippedElements(page), `clipped elements ${size}`).toEqual([]);
        expect(await readOverflow(page), `horizontal overflow in px ${size}`).toBe(0);
        const columnWidth = await page
          .locator('main')
          .getByRole('heading', {level: 1})
          .evaluate(heading => heading.parentElement?.clientWidth ?? 0);
        // About 30 letters, or the whole width of a phone.
        expect(columnWidth, `width of the text column in px ${size}`).toBeGreaterThan(
          Math.min(standard * 15, width * 0.8),
        );
      }
    }
  });

  test('menu, search and table of contents follow the layout', async ({page}) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: 32}});
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, '/docs/context');
    await expect(page.getByRole('navigation', {name: 'On this page'}).locator('summary')).toBeVisible();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await menu.getByRole('link', {name: 'Routers', exact: true}).click();
    await expect(page).toHaveURL('/docs/router');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Control+k');
    const {field, options} = findModal(page);
    await field.fill('context');
    await expect(options.first()).toBeInViewport();
  });
});

test.describe('with wide text spacing', () => {
  test.use({reducedMotion: 'reduce'});

  testEachPage('no text is clipped', async page => {
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({width, height: 900});
      await setWideSpacing(page, false);
      const clippedBefore = await findClippedElements(page);
      expect(clippedBefore, `clipped elements with the site's own spacing at ${width} px`).toEqual([]);
      await setWideSpacing(page, true);
      expect(await findClippedElements(page), `clipped elements with wide spacing at ${width} px`).toEqual(
        [],
      );
      expect(await readOverflow(page), `horizontal overflow in px at a width of ${width} px`).toBe(0);
    }
  });
});

/** Turns the text spacing of WCAG 1.4.12 on or off, and waits until the page has been redrawn. */
async function setWideSpacing(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate(wide => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
      p {margin-block-end: 2em !important}
    `);
    document.adoptedStyleSheets = wide ? [sheet] : [];
  }, isWide);
  await waitForFrames(page);
}

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  /** Returns the running animations and transitions that take longer than 1 ms. */
  const findAnimations = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().flatMap(animation => {
        const durationMs = Number(animation.effect?.getComputedTiming().duration);
        // TypeScript doesn't know that every effect in a browser is a `KeyframeEffect`.
        const {target} = (animation.effect ?? {}) as KeyframeEffect;
        return durationMs > 1 ? [`${target?.className}: ${durationMs} ms`] : [];
      }),
    );

  /** Fails if an animation is running now or starts in the next frames. */
  const expectNoAnimations = async (page: Page, state: string) => {
    expect(await findAnimations(page), state).toEqual([]);
    await waitForFrames(page);
    expect(await findAnimations(page), state).toEqual([]);
  };

  for (const path of ['/', '/docs/context', '/docs/quickstart']) {
    test(`${path} has no animations at rest or after interactions`, async ({page}) => {
      await open(page, path);
      expect(await findAnimations(page), 'at rest').toEqual([]);
      const navbar = page.getByRole('navigation', {name: 'Main'});
      for (const interact of [
        () => navbar.getByRole('button', {name: '10.x'}).click(),
        () => page.getByRole('button', {name: /Switch between dark and light/}).click(),
        () => navbar.getByRole('link', {name: 'Docs', exact: true}).hover(),
        () => page.mouse.wheel(0, 900),
        () => page.getByRole('button', {name: 'Search docs'}).press('Enter'),
      ]) {
        await interact();
        await expectNoAnimations(page, 'after an interaction');
      }
      await expect(findModal(page).field).toBeFocused();
      expect(await findAnimations(page), 'search').toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
        'auto',
      );
    });
  }

  test('the mobile menu and its lists open without animations', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/context');
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', {name}).click();
      await expectNoAnimations(page, String(name));
    };
    const toggle = async (summary: Locator) => {
      await summary.click();
      await expectNoAnimations(page, String(summary));
    };
    await press('Toggle navigation bar');
    await toggle(findCategory(page.getByRole('dialog', {name: 'Menu'}), 'Adapters').summary);
    await press('← Back to main menu');
    await press('Languages');
    await press('Close navigation bar');
    await toggle(page.getByRole('navigation', {name: 'On this page'}).locator('summary'));
  });
});
