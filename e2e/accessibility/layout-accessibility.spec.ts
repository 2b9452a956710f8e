import type {Page} from '@playwright/test';
import {expect, expectNoViolations, open, pauseScriptRequests, test, waitForFrames} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {findCategory, findSidebar} from '../fixtures/docsSidebar';

test.describe('the version menu', () => {
  const getVersionButton = (page: Page) =>
    page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: '10.x'});
  const getVersionLink = (page: Page, name: string) =>
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

  test('can be used with the keyboard, the pointer and a screen reader', async ({page}) => {
    test.slow();
    await test.step('opens with Enter and closes with Escape, which returns focus to its button', async () => {
      await open(page, '/docs/router');
      await expect(getVersionButton(page)).toHaveAttribute('aria-expanded', 'false');
      await getVersionButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(getVersionButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expectNoViolations(page, 'version menu open');
      await page.keyboard.press('Escape');
      await expect(getVersionButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(getVersionButton(page)).toBeFocused();
      await expect(getVersionLink(page, '9.x')).toBeHidden();
    });
    await test.step('can be navigated with the arrow keys and Home', async () => {
      await open(page, '/docs/router');
      await getVersionButton(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect(getVersionLink(page, '10.x')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(getVersionLink(page, '9.x')).toBeFocused();
      await page.keyboard.press('Home');
      await expect(getVersionLink(page, '10.x')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(getVersionButton(page)).toBeFocused();
    });
    await test.step('opens on a synthetic click, which is what screen readers send', async () => {
      await open(page, '/docs/router');
      await getVersionButton(page).evaluate((element: HTMLElement) => element.click());
      await expect(getVersionLink(page, '9.x')).toBeVisible();
    });
    await test.step('opens when the pointer hovers over its button and closes when the pointer leaves', async () => {
      await open(page, '/docs/router');
      await getVersionButton(page).hover();
      await expect(getVersionButton(page)).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(600, 600);
      await expect(getVersionButton(page)).toHaveAttribute('aria-expanded', 'false');
    });
  });
});

test.describe('client-side navigation', () => {
  const getAnnouncer = (page: Page) => page.locator('body > [aria-live=polite].visually-hidden');

  test('announces the new page and moves focus to its start, and after going back or forward to the link that had it', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    const next = page.locator('.pagination-nav__link--next');
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/procedures');
    await expect(getAnnouncer(page)).toContainText('procedures', {ignoreCase: true});
    await expect(page.locator('[data-page-start]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/docs/router');
    await expect(getAnnouncer(page)).toContainText('router', {ignoreCase: true});
    await expect(next).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL('/docs/procedures');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  for (const address of [
    '/docs/faq',
    '/docs/faq#why-are-dates-strings-on-the-client',
    '/docs/migrate-from-v9-to-v10#header',
  ]) {
    test(`after ${address}, going back and forward returns to the place that the reader left`, async ({
      page,
    }) => {
      const readPlace = () => page.evaluate(() => Math.round(window.scrollY));
      const scrollOn = () =>
        page.evaluate(() => window.scrollTo({top: window.scrollY + 700, behavior: 'instant'}));
      const expectPlace = async (path: string, place: number) => {
        await expect(page).toHaveURL(path);
        await waitForFrames(page);
        await expect.poll(readPlace).toBe(place);
        await waitForFrames(page);
        expect(await readPlace()).toBe(place);
      };
      await open(page, address);
      await scrollOn();
      const place = await readPlace();
      expect(place).toBeGreaterThan(600);
      // A click of Playwright could scroll the page.
      await page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Quickstart'})
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/docs/quickstart');
      await expect.poll(readPlace).toBe(0);
      await scrollOn();
      const nextPlace = await readPlace();
      await page.goBack();
      await expectPlace(address, place);
      await page.goForward();
      await expectPlace('/docs/quickstart', nextPlace);
      await page.goBack();
      await expectPlace(address, place);
    });
  }

  test('history entries of links to headings, which have no key, keep a place of their own', async ({
    page,
  }) => {
    const readPlace = () => page.evaluate(() => Math.round(window.scrollY));
    const scrollOn = () =>
      page.evaluate(() => window.scrollTo({top: window.scrollY + 700, behavior: 'instant'}));
    const follow = (landmark: string, name: string) =>
      page
        .getByRole('navigation', {name: landmark})
        .getByRole('link', {name, exact: true})
        .evaluate((link: HTMLElement) => link.click());
    await open(page, '/docs/faq');
    await scrollOn();
    const firstPlace = await readPlace();
    await follow('Main', 'Quickstart');
    await expect.poll(readPlace).toBe(0);
    await follow('On this page', 'Write the client');
    await expect(page.locator('#write-the-client')).toBeInViewport();
    await scrollOn();
    const place = await readPlace();
    await follow('Main', 'Using Next.js');
    await expect(page).toHaveURL('/docs/nextjs');
    await expect.poll(readPlace).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/docs/quickstart#write-the-client');
    await expect.poll(readPlace).toBe(place);
    await page.goBack();
    await expect(page).toHaveURL('/docs/quickstart');
    await page.goBack();
    await expect(page).toHaveURL('/docs/faq');
    await expect.poll(readPlace).toBe(firstPlace);
  });

  test('announces the new page even if its title is set late', async ({page}) => {
    await open(page, '/docs/router');
    // The title is set in an animation frame. Delaying all frames simulates a slow machine.
    await page.evaluate(() => {
      const requestFrame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = callback => requestFrame(() => setTimeout(callback, 500, 0));
    });
    await page.locator('.pagination-nav__link--next').click();
    await expect(getAnnouncer(page)).toContainText('procedures', {ignoreCase: true});
  });

  test('moves focus to the heading that the link’s hash points to', async ({page}) => {
    await open(page, '/docs/router');
    const item = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').nth(2);
    await item.click();
    await expect(page).toHaveURL(/#/);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(item).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('in data saver mode, in which pages aren’t prefetched', () => {
  test.use({savesData: true});

  test('a slow client-side navigation is announced, and the current page stays accessible while the next page loads', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    const resumeScripts = await pauseScriptRequests(page);
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Middlewares'})
      .click();
    const loadingStatus = page.locator('body > [role=status]');
    await expect(loadingStatus).toHaveText('Loading the page');
    await expect(page.locator('#nprogress')).toHaveAttribute('aria-hidden', 'true');
    await expectAccessibleInBothThemes(page, 'while the next page loads');
    resumeScripts();
    await expect(page.getByRole('heading', {level: 1, name: 'Middlewares'})).toBeVisible();
    await expect(loadingStatus).toHaveText('');
  });
});

test('Space and Enter expand and collapse a sidebar category, whether or not it has its own page', async ({
  page,
}) => {
  for (const path of ['/docs/context', '/docs/v9/context']) {
    await open(page, path);
    const {details, summary} = findCategory(findSidebar(page), '@trpc/next');
    await expect(details).toHaveJSProperty('open', false);
    for (const key of ['Space', 'Enter']) {
      await summary.press(key);
      await expect(details).toHaveJSProperty('open', true);
      await summary.press(key);
      await expect(details).toHaveJSProperty('open', false);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('a sidebar category that is collapsed before it has begun to expand can be expanded again', async ({
  page,
}) => {
  await open(page, '/docs/context');
  const {details, summary} = findCategory(findSidebar(page), '@trpc/next');
  await summary.evaluate(async (element: HTMLElement) => {
    element.click();
    // React handles the first click before the second one, but the browser doesn't draw a frame in between.
    await Promise.resolve();
    element.click();
  });
  await expect(details).toHaveJSProperty('open', false);
  await summary.click();
  await expect(details).toHaveJSProperty('open', true);
  await expect(details.getByRole('link').first()).toBeVisible();
});

test('breadcrumbs mark the current page', async ({page}) => {
  await open(page, '/docs/router');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveCount(1);
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText(/router/i);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the mobile menu is a dialog that traps focus, and Escape returns focus to the toggle button', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toHaveCount(1);
    await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    for (let tabPresses = 0; tabPresses < 40; tabPresses++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest('.navbar-sidebar') === null,
      );
      expect(isOutside, 'focus left the mobile menu').toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });

  test('the bar with the table of contents opens, leads to a section and closes', async ({page}) => {
    await open(page, '/docs/router');
    const bar = page.getByRole('navigation', {name: 'On this page'});
    const details = bar.locator('details');
    const link = bar.getByRole('link').nth(2);
    await expect(details).toHaveJSProperty('open', false);
    await bar.locator('summary').press('Enter');
    await expect(link).toBeVisible();
    await bar.locator('summary').press('Escape');
    await expect(details).toHaveJSProperty('open', false);
    await bar.locator('summary').click();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(details).toHaveJSProperty('open', false);
    await expect(bar.locator('summary')).toContainText(name);
    // The heading isn't behind the sticky bar.
    const barBottom = await bar.evaluate(element => element.getBoundingClientRect().bottom);
    const heading = page.locator('main').getByRole('heading', {name, exact: true}).first();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(barBottom);
  });
});
