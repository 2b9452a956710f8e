import type {Page} from '@playwright/test';
import {expect, expectNoViolations, holdScripts, open, test} from './fixtures';
import {expectSound} from './soundness';

test.describe('the version menu', () => {
  const button = (page: Page) =>
    page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: '10.x'});
  const link = (page: Page, name: string) =>
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

  test('opens by a press, says so, and closes by Escape with the focus on its button', async ({page}) => {
    await open(page, '/docs/router');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolations(page, 'version menu open');
    await page.keyboard.press('Escape');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(button(page)).toBeFocused();
    await expect(link(page, '9.x')).toBeHidden();
  });

  test('arrows, Home and End move in it', async ({page}) => {
    await open(page, '/docs/router');
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, '10.x')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, '9.x')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(link(page, '10.x')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(button(page)).toBeFocused();
  });

  test('opens by a script’s click, as screen readers send it', async ({page}) => {
    await open(page, '/docs/router');
    await button(page).evaluate((element: HTMLElement) => element.click());
    await expect(link(page, '9.x')).toBeVisible();
  });

  test('the pointer over it opens it, and says so', async ({page}) => {
    await open(page, '/docs/router');
    await button(page).hover();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(600, 600);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('a change of the route', () => {
  const announced = (page: Page) => page.locator('body > [aria-live=polite].visually-hidden');

  test('is said, and the focus starts at the top, forward and back', async ({page}) => {
    await open(page, '/docs/router');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL('/docs/procedures');
    await expect(announced(page)).toContainText('procedures', {ignoreCase: true});
    await expect(page.locator('[data-page-start]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/docs/router');
    await expect(announced(page)).toContainText('router', {ignoreCase: true});
    await expect(page.locator('[data-page-start]')).toBeFocused();
  });

  test('is said as soon as a title that comes late is there', async ({page}) => {
    await open(page, '/docs/router');
    // The title is written in a frame, which on a slow machine comes late.
    await page.evaluate(() => {
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = callback => request(() => setTimeout(callback, 500, 0));
    });
    await page.locator('.pagination-nav__link--next').click();
    await expect(announced(page)).toContainText('procedures', {ignoreCase: true});
  });

  test('to a heading puts the focus on the heading', async ({page}) => {
    await open(page, '/docs/router');
    const item = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').nth(2);
    await item.click();
    await expect(page).toHaveURL(/#/);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(item).toHaveAttribute('aria-current', 'true');
  });
});

test('a change of the route that takes long is said, and sound meanwhile', async ({page}) => {
  await open(page, '/docs/router');
  const release = await holdScripts(page);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Middlewares'}).click();
  const said = page.locator('body > [role=status]');
  await expect(said).toHaveText('Loading the page');
  await expect(page.locator('#nprogress')).toHaveAttribute('aria-hidden', 'true');
  await expectSound(page, 'while the next page loads');
  release();
  await expect(page.getByRole('heading', {level: 1, name: 'Middlewares'})).toBeVisible();
  await expect(said).toHaveText('');
});

test('a folded sidebar opens by Enter, and Tab passes its button', async ({page}) => {
  await open(page, '/docs/router');
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  const expand = page.getByRole('button', {name: 'Expand sidebar', exact: true});
  await expand.focus();
  await page.keyboard.press('Tab');
  await expect(expand).toBeVisible();
  await expand.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
});

test('categories of the sidebar open and close by Space and Enter, with a page of their own and without', async ({
  page,
}) => {
  for (const path of ['/docs/context', '/docs/v9/context']) {
    await open(page, path);
    const category = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('button', {name: /@trpc\/next/});
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    for (const key of ['Space', 'Enter']) {
      await category.press(key);
      await expect(category).toHaveAttribute('aria-expanded', 'true');
      await category.press(key);
      await expect(category).toHaveAttribute('aria-expanded', 'false');
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('breadcrumbs say which item is the page', async ({page}) => {
  await open(page, '/docs/router');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveCount(1);
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText(/router/i);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu is a dialog that keeps the focus and gives it back', async ({page}) => {
    await open(page, '/docs/router');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toHaveCount(1);
    await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    for (let stops = 0; stops < 40; stops++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest('.navbar-sidebar') === null,
      );
      expect(isOutside, 'the focus left the menu').toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });

  test('the folded table of contents says whether it is open', async ({page}) => {
    await open(page, '/docs/router');
    const button = page.getByRole('button', {name: 'On this page'});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});
