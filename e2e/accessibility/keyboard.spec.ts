// Presses Tab on every kind of page, from the first focusable element to the last. The tests cover the WCAG success criteria 2.1.1, 2.1.2,
// 2.4.3, 2.4.7 and 2.4.11.
import type {Page} from '@playwright/test';
import {expect, open, scrollWithWheel, test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {findCategory, findSidebar} from '../fixtures/docsSidebar';
import {findOrderProblems, findTabbableElements, tabThroughPage, type FocusStop} from '../fixtures/tabOrder';

test.use({reducedMotion: 'reduce'});

/** Fails if a tab stop is hidden, is out of order or has no focus indicator. Also fails if Tab skipped a focusable element. */
async function expectCompleteTabOrder(page: Page, stops: readonly FocusStop[]): Promise<void> {
  expect(listProblems(stops)).toEqual([]);
  expect(findOrderProblems(stops), 'tab stops that are out of order').toEqual([]);
  const reached = new Set(stops.map(({index}) => index));
  const tabbable = await findTabbableElements(page);
  const reachedGroups = new Set(tabbable.filter(({index}) => reached.has(index)).map(({group}) => group));
  const missed = tabbable.filter(
    ({index, group}) => !reached.has(index) && (group === undefined || !reachedGroups.has(group)),
  );
  expect(missed, 'elements that Tab skipped').toEqual([]);
}

/** Lists the problems of all tab stops, each with a description of its element. */
function listProblems(stops: readonly FocusStop[]): string[] {
  return stops.flatMap(({description, problems}) => problems.map(problem => `${description}: ${problem}`));
}

/** Presses Tab until an element inside the matching element has the focus. */
async function tabInto(page: Page, selector: string): Promise<void> {
  while ((await page.locator(`${selector} :focus`).count()) === 0) {
    await page.keyboard.press('Tab');
  }
}

for (const [kind, path] of [
  ['the home page', '/'],
  ['a page with tabs', '/docs/quickstart'],
  ['a category', '/docs/server'],
  ['a page of 9.x', '/docs/v9/context'],
  ['the list of posts', '/blog'],
  ['a post', '/blog/announcing-trpc-10'],
  ['the tags', '/blog/tags'],
  ['the downloads', '/downloads'],
  ['the media page', '/media'],
  ['the search page', '/search'],
] as const) {
  test(`every tab stop of ${kind} is visible, has a focus indicator and is in order`, async ({page}) => {
    test.slow();
    await open(page, path);
    await expectCompleteTabOrder(page, await tabThroughPage(page));
  });
}

test('every tab stop of a search page with results is visible, has a focus indicator and is in order', async ({
  page,
}) => {
  test.slow();
  await open(page, '/search?q=context');
  await expect(page.getByRole('region', {name: 'Results'}).getByRole('link').first()).toBeVisible();
  await expectCompleteTabOrder(page, await tabThroughPage(page));
});

test.describe('an unknown path', () => {
  test.use({allowedConsoleMessages: /status of 404/});

  test('every tab stop of the not-found page is visible, has a focus indicator and is in order', async ({
    page,
  }) => {
    test.slow();
    await open(page, '/docs/usequerry');
    await expectCompleteTabOrder(page, await tabThroughPage(page));
  });
});

for (const path of ['/docs/context', '/docs/server', '/docs/v9/context']) {
  test(`at most eight Tab stops come before the content of ${path}`, async ({page}) => {
    await open(page, path);
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
    const stops: string[] = [];
    while (stops.length < 20) {
      await page.keyboard.press('Tab');
      if ((await page.locator('main :focus').count()) > 0) {
        break;
      }
      stops.push(await page.locator(':focus').evaluate(element => element.outerHTML.slice(0, 80)));
    }
    expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(8);
  });
}

test('the link that skips to the navigation shows that arrow keys move the focus', async ({page}) => {
  await open(page, '/docs/context');
  await page.getByRole('link', {name: 'Skip to navigation'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).locator(':focus')).toHaveText('Context');
  await expect(page.getByText('Use the arrow keys to move between these items')).toBeInViewport({ratio: 1});
});

test('Tab shows that arrow keys move the focus inside a group, until the reader has used one there', async ({
  page,
}) => {
  const text = 'Use the arrow keys to move between these items';
  await open(page, '/docs/context');
  const hint = page.getByText(text);
  const focused = page.locator(':focus');
  await page.getByRole('link', {name: 'Skip to navigation'}).focus();
  await tabInto(page, '.theme-layout-navbar-left');
  await expect(hint).toBeInViewport({ratio: 1});
  await expect(focused).toHaveAccessibleDescription(text);
  await expectAccessibleInBothThemes(page, 'with the hint');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(focused).toHaveAccessibleDescription('');
  // There is no room for the hint below the navbar.
  await page.setViewportSize({width: 1440, height: 110});
  await tabInto(page, '.theme-layout-navbar-right');
  await expect(hint).toBeInViewport({ratio: 1});
  await page.keyboard.press('ArrowRight');
  await expect(hint).toHaveCount(0);
  await page.setViewportSize({width: 1440, height: 900});
  await tabInto(page, '[aria-label="Docs sidebar"]');
  await expect(hint).toBeInViewport({ratio: 1});
  await page.getByRole('link', {name: 'Skip to navigation'}).focus();
  await tabInto(page, '.theme-layout-navbar-right');
  await expect(hint).toHaveCount(0);
});

test('the Tab stop of a group is described before it gets the focus, because screen readers miss a later description', async ({
  page,
}) => {
  await open(page, '/docs/context');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  for (const stop of [
    page.locator('.theme-layout-navbar-left').getByRole('link', {name: 'tRPC'}),
    page.getByRole('button', {name: 'Docs version: 10.x'}),
    findSidebar(page).locator('[aria-current="page"]'),
  ]) {
    await expect(stop).toHaveAccessibleDescription('Use the arrow keys to move between these items');
  }
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`in ${direction} text, the arrow keys, Home and End reach every link and button of the navbar and the sidebar`, async ({
    page,
  }) => {
    await open(page, '/docs/context');
    await page.evaluate(value => document.documentElement.setAttribute('dir', value), direction);
    const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    for (const name of ['Main', 'Docs sidebar']) {
      for (const side of name === 'Main' ? ['left', 'right'] : ['']) {
        const group = page
          .getByRole('navigation', {name})
          .locator(side ? `.theme-layout-navbar-${side}` : 'xpath=.')
          .locator('a[href], button, summary')
          .filter({visible: true});
        const count = await group.count();
        expect(count).toBeGreaterThan(3);
        await group.first().focus();
        for (let index = 1; index < count; index++) {
          await page.keyboard.press(index % 2 && name !== 'Main' ? 'ArrowDown' : forward);
          await expect(group.nth(index)).toBeFocused();
        }
        await page.keyboard.press(back);
        await expect(group.nth(count - 2)).toBeFocused();
        if (name === 'Main') {
          await page.keyboard.press('Home');
          await expect(group.first()).toBeFocused();
          await page.keyboard.press('End');
          await expect(group.nth(count - 1)).toBeFocused();
        }
        await page.keyboard.press('Alt+ArrowUp');
        await expect(group.nth(name === 'Main' ? count - 1 : count - 2)).toBeFocused();
      }
    }
  });
}

test('the sidebar’s Tab stop is the link to the current page, and a category that opens adds no stop', async ({
  page,
}) => {
  await open(page, '/docs/context');
  const sidebar = findSidebar(page);
  await findCategory(sidebar, '@trpc/next').summary.click();
  await page.getByRole('link', {name: 'Skip to main content'}).focus();
  const stops: (string | null)[] = [];
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    const focused = sidebar.locator(':focus');
    if ((await focused.count()) > 0) {
      stops.push(await focused.getAttribute('aria-current'));
    }
  }
  expect(stops).toEqual(['page']);
});

test('skip links lead to search and to the navigation', async ({page}) => {
  await open(page, '/docs/context');
  await page.getByRole('link', {name: 'Skip to search'}).press('Enter');
  await expect(page.getByRole('button', {name: 'Search docs'})).toBeFocused();
  await page.getByRole('link', {name: 'Skip to navigation'}).press('Enter');
  await expect(findSidebar(page).locator(':focus')).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('link', {name: 'Skip to navigation'}).press('Enter');
  await expect(page.getByRole('dialog', {name: 'Menu'}).locator(':focus')).toHaveCount(1);
  await open(page, '/blog');
  await expect(page.getByRole('link', {name: 'Skip to navigation'})).toHaveCount(0);
});

test('Tab reaches all focusable elements of a docs page, and Shift+Tab reaches them in reverse order', async ({
  page,
}) => {
  test.slow();
  await open(page, '/docs/context');
  const forward = await tabThroughPage(page);
  await expectCompleteTabOrder(page, forward);
  const backward = await tabThroughPage(page, 'Shift+Tab');
  expect(listProblems(backward)).toEqual([]);
  expect(backward.map(({description}) => description)).toEqual(
    forward.map(({description}) => description).reverse(),
  );
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const path of ['/docs/context', '/docs/v9/router']) {
    test(`the sticky navbar of ${path} never covers the focused element`, async ({page}) => {
      test.slow();
      await open(page, path);
      expect(listProblems(await tabThroughPage(page))).toEqual([]);
      expect(listProblems(await tabThroughPage(page, 'Shift+Tab'))).toEqual([]);
    });
  }
});

for (const width of [390, 1440]) {
  test(`in a ${width} px wide viewport, the navbar hides during scrolling and reappears when it receives focus`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 700});
    await open(page, '/search?q=context');
    const results = page.getByRole('region', {name: 'Results'}).getByRole('link');
    await expect(results.first()).toBeVisible();
    const navbar = page.getByRole('navigation', {name: 'Main'});
    // Scrolls past the search form with the mouse wheel, as a reader would.
    await page.mouse.move(200, 400);
    for (let turns = 0; turns < 4; turns++) {
      await scrollWithWheel(page, 300);
    }
    await expect(navbar).not.toBeInViewport();
    // Focuses the last link or button of the navbar, as Shift+Tab does from the first element of the page content.
    await page.evaluate(() => {
      const stops = [...document.querySelectorAll<HTMLElement>('.navbar a, .navbar button')];
      stops
        .filter(stop => stop.checkVisibility({visibilityProperty: true}))
        .at(-1)
        ?.focus();
    });
    await expect(navbar.locator(':focus')).toBeInViewport({ratio: 1});
  });
}
