import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {expect, open, test} from '../fixtures';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('“Copy as Markdown” copies the whole page', async ({page, request}) => {
  await open(page, '/docs/context');
  const button = page.getByRole('button', {name: 'Copy page'});
  await button.click();
  await page.getByRole('menuitem', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied as Markdown'})).toBeVisible();
  await expect(button).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\r\n/g, '\n')).toBe(await (await request.get('/docs/context.md')).text());
});

test('the “Copy page” menu can be opened, navigated and closed by keyboard', async ({page}) => {
  await open(page, '/docs/context');
  const button = page.getByRole('button', {name: 'Copy page'});
  const items = page.getByRole('menuitem');
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();

  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menu', {name: 'Copy page'})).toBeVisible();
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press('v');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(items).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('.markdown') !== null)).toBe(true);
});

test('a click elsewhere closes the “Copy page” menu', async ({page}) => {
  await open(page, '/docs/context');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.locator('.markdown p').first().click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('“View as Markdown” opens the Markdown of the page', async ({page}) => {
  await open(page, '/docs/v9/context');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await page.getByRole('menuitem', {name: 'View as Markdown'}).click();
  await expect(page).toHaveURL('/docs/v9/context.md');
  await expect(page.locator('body')).toContainText('# Context');
});

test('“Copy as Markdown” announces a failure to load and works on the next attempt', async ({page}) => {
  await open(page, '/docs/context');
  await page.route('**/docs/context.md', route =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html>'}),
  );
  const copy = async () => {
    await page.getByRole('button', {name: 'Copy page'}).click();
    await page.getByRole('menuitem', {name: 'Copy as Markdown'}).click();
  };
  await copy();
  await expect(
    page.getByRole('status').filter({hasText: 'Couldn’t load the Markdown of this page'}),
  ).toBeVisible();
  await page.unroute('**/docs/context.md');
  await copy();
  await expect(page.getByRole('status').filter({hasText: 'Copied as Markdown'})).toBeVisible();
});

test('“Copy as Markdown” suggests “View as Markdown” if the browser has no clipboard access', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/docs/context');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await page.getByRole('menuitem', {name: 'Copy as Markdown'}).click();
  await expect(
    page.getByRole('status').filter({hasText: 'Use “View as Markdown” and copy the text there'}),
  ).toBeVisible();
});

test('the open “Copy page” menu fits into the viewport and has no accessibility violations', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/context');
    await page.getByRole('button', {name: 'Copy page'}).click();
    const box = await page.getByRole('menu').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    await expectAccessibleInBothThemes(page, `open menu, ${width} px`);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the “Copy page” button is hidden', async ({page}) => {
    await page.goto('/docs/context');
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
  });
});
