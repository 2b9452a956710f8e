import {expect, holdScripts, hydrated, open, test} from './fixtures';

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

test('a click says the new mode, and the name of the button follows', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs');
  const toggle = page.getByRole('button', {name: toggleName});
  const spoken = toggle.locator('..').getByRole('status');
  await expect(spoken).toHaveText('');
  for (const mode of ['dark', 'light', 'dark']) {
    await toggle.click();
    await expect(spoken).toHaveText(`${mode} mode`);
    await expect(toggle).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
    await expect(toggle).toBeFocused();
  }
});

for (const [what, how] of [
  ['a click', 'click'],
  ['a key', 'Enter'],
] as const) {
  test(`${what} before hydration flips the mode, and stays in force after it`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    const release = await holdScripts(page);
    await page.goto('/docs', {waitUntil: 'commit'});
    const toggle = page.getByRole('button', {name: toggleName});
    await expect(toggle).toBeEnabled();
    await (how === 'click' ? toggle.click() : toggle.press(how));
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).not.toHaveAttribute('data-has-hydrated', 'true');
    release();
    await hydrated(page);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
    await toggle.click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is no toggle that does nothing, and its place is kept', async ({page}) => {
    await page.goto('/docs');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('button', {name: toggleName})).toHaveCount(0);
    const box = await page.locator('[data-early-toggle]').boundingBox();
    expect([box?.width, box?.height]).toEqual([32, 32]);
  });
});
