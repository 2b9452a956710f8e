// Every kind of page by the Tab key alone, from its top until the focus is back at the document: WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11.
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {findDisorder, readReachable, walk, type Stop} from './tabOrder';

test.use({reducedMotion: 'reduce'});

/** Fails when a stop is hidden, unmarked or out of order, or when something that works was passed over. */
async function expectSound(page: Page, stops: readonly Stop[]): Promise<void> {
  expect(findFaults(stops)).toEqual([]);
  expect(findDisorder(stops), 'order').toEqual([]);
  const reached = new Set(stops.map(({index}) => index));
  const missed = (await readReachable(page)).filter(({index}) => !reached.has(index));
  expect(missed, 'never reached').toEqual([]);
}

function findFaults(stops: readonly Stop[]): string[] {
  return stops.flatMap(({what, faults}) => faults.map(fault => `${what}: ${fault}`));
}

for (const [kind, path] of [
  ['the home page', '/'],
  ['a page with tabs', '/docs/quickstart'],
  ['a category', '/docs/server'],
  ['a page of 9.x', '/docs/v9/context'],
  ['the list of posts', '/blog'],
  ['a post', '/blog/announcing-trpc-10'],
  ['the tags', '/blog/tags'],
  ['the media page', '/media'],
  ['the search page', '/search'],
] as const) {
  test(`Tab reaches all of ${kind}: each stop is in view, marked and in order`, async ({page}) => {
    test.slow();
    await open(page, path);
    await expectSound(page, await walk(page));
  });
}

test('Tab reaches all search results: each is in view, marked and in order', async ({page}) => {
  test.slow();
  await open(page, '/search?q=context');
  await expect(page.getByRole('region', {name: 'Results'}).getByRole('link').first()).toBeVisible();
  await expectSound(page, await walk(page));
});

test.describe('an address without a page', () => {
  test.use({expectedMessage: /status of 404/});

  test('Tab reaches all of the not-found page: each stop is in view, marked and in order', async ({page}) => {
    test.slow();
    await open(page, '/docs/usequerry');
    await expectSound(page, await walk(page));
  });
});

test('Tab reaches all of a docs page, and Shift and Tab go the same way back', async ({page}) => {
  test.slow();
  await open(page, '/docs/context');
  const forward = await walk(page);
  await expectSound(page, forward);
  const back = await walk(page, 'Shift+Tab');
  expect(findFaults(back)).toEqual([]);
  expect(back.map(({what}) => what)).toEqual(forward.map(({what}) => what).reverse());
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const path of ['/docs/context', '/docs/v9/router']) {
    test(`no stop of ${path} is under the bar that sticks, on the way down and up`, async ({page}) => {
      test.slow();
      await open(page, path);
      expect(findFaults(await walk(page))).toEqual([]);
      expect(findFaults(await walk(page, 'Shift+Tab'))).toEqual([]);
    });
  }
});

for (const width of [390, 1440]) {
  test(`the bar that scrolling hid is back when the focus goes into it, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await open(page, '/search?q=context');
    const results = page.getByRole('region', {name: 'Results'}).getByRole('link');
    await expect(results.first()).toBeVisible();
    const bar = page.getByRole('navigation', {name: 'Main'});
    // As a reader does, further than the whole of the form.
    await page.mouse.move(200, 400);
    for (let turns = 0; turns < 4; turns++) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(50);
    }
    await expect(bar).not.toBeInViewport();
    // The last stop before the page's own is the last of the bar.
    await page.evaluate(() => {
      const stops = [...document.querySelectorAll<HTMLElement>('.navbar a, .navbar button')];
      stops
        .filter(stop => stop.checkVisibility({visibilityProperty: true}))
        .at(-1)
        ?.focus();
    });
    await expect(bar.locator(':focus')).toBeInViewport({ratio: 1});
  });
}
