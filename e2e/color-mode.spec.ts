import {expect, open, test} from './fixtures';

const toggleName = /Switch between dark and light mode/;

for (const system of ['light', 'dark'] as const) {
  const other = system === 'light' ? 'dark' : 'light';

  test.describe(`the system prefers ${system}`, () => {
    test.use({colorScheme: system});

    test('the page starts in that mode and flips on the first click', async ({page}) => {
      await open(page, '/docs');
      await expect(page.locator('html')).toHaveAttribute('data-theme', system);
      await page.getByRole('button', {name: toggleName}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await page.getByRole('button', {name: toggleName}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', system);
    });

    test('the icon shows the mode in force before any click', async ({page}) => {
      await open(page, '/docs');
      const icons = page.getByRole('button', {name: toggleName}).locator('svg');
      await expect(icons.filter({visible: true})).toHaveCount(1);
      await expect(icons.nth(system === 'light' ? 0 : 1)).toBeVisible();
    });
  });
}

test('the choice is stored and outlives a reload', async ({page}) => {
  await open(page, '/docs');
  await page.getByRole('button', {name: toggleName}).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('another tab follows', async ({page, context}) => {
  await open(page, '/docs');
  const second = await context.newPage();
  await open(second, '/blog');
  await page.getByRole('button', {name: toggleName}).click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('clearing the stored choice returns to the system’s', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs');
  await page.getByRole('button', {name: toggleName}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const second = await context.newPage();
  await second.goto('/img/mark.svg');
  await second.evaluate(() => {
    localStorage.removeItem('theme');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a change of the system’s preference is followed while nothing is chosen', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
