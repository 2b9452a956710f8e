import {expect, open, pauseScriptRequests, test, waitForHydration} from '../fixtures';
import type {Page} from '@playwright/test';

const toggleLabel = /Switch between dark and light mode/;

for (const systemMode of ['light', 'dark'] as const) {
  const otherMode = systemMode === 'light' ? 'dark' : 'light';

  test.describe(`with ${systemMode} mode as the system preference`, () => {
    test.use({colorScheme: systemMode});

    test('the page starts in the preferred mode, and each click on the toggle switches the mode', async ({
      page,
    }) => {
      await open(page, '/docs');
      await expect(page.locator('html')).toHaveAttribute('data-theme', systemMode);
      await page.getByRole('button', {name: toggleLabel}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', otherMode);
      await page.getByRole('button', {name: toggleLabel}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', systemMode);
    });

    test('the icon of the toggle shows the active mode even before the first click', async ({page}) => {
      await open(page, '/docs');
      const icons = page.getByRole('button', {name: toggleLabel}).locator('svg');
      await expect(icons.filter({visible: true})).toHaveCount(1);
      await expect(icons.nth(systemMode === 'light' ? 0 : 1)).toBeVisible();
    });
  });
}

test('a chosen mode is stored and stays active after a reload', async ({page}) => {
  await open(page, '/docs');
  await page.getByRole('button', {name: toggleLabel}).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('a click on the toggle switches the mode in other tabs too', async ({page, context}) => {
  await open(page, '/docs');
  const second = await context.newPage();
  await open(second, '/blog');
  await page.getByRole('button', {name: toggleLabel}).click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('if the stored mode is removed, the page returns to the system preference', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs');
  await page.getByRole('button', {name: toggleLabel}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const second = await context.newPage();
  await second.goto('/img/mark.svg');
  await second.evaluate(() => {
    localStorage.removeItem('theme');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the page follows changes to the system preference as long as the reader has not chosen a mode', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a click on the toggle announces the new mode once, because the toggle’s name stays the same', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs');
  const toggle = page.getByRole('button', {name: toggleLabel});
  const announcement = toggle.locator('..').getByRole('status');
  await expect(announcement).toHaveText('');
  for (const mode of ['dark', 'light', 'dark']) {
    await toggle.click();
    await expect(announcement).toHaveText(`${mode} mode`);
    await expect(toggle).toHaveAccessibleName('Switch between dark and light mode');
    expect(await readDescription(page, 'Switch between dark and light mode')).toBe('');
    await expect(toggle).toBeFocused();
  }
});

/** Returns the description of the button with this name in the browser's accessibility tree. */
async function readDescription(page: Page, name: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(node => node.role?.value === 'button' && node.name?.value === name);
  expect(button, `the button “${name}”`).toBeDefined();
  return String(button?.description?.value ?? '');
}

for (const [input, action] of [
  ['a click', 'click'],
  ['a press of Enter', 'Enter'],
] as const) {
  test(`${input} before hydration switches the mode, and hydration keeps the new mode`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    const resumeScripts = await pauseScriptRequests(page);
    await page.goto('/docs', {waitUntil: 'commit'});
    const toggle = page.getByRole('button', {name: toggleLabel});
    await expect(toggle).toBeEnabled();
    await (action === 'click' ? toggle.click() : toggle.press(action));
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).not.toHaveAttribute('data-has-hydrated', 'true');
    resumeScripts();
    await waitForHydration(page);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(toggle.locator('svg').filter({visible: true})).toHaveCount(1);
    await toggle.click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the toggle is hidden, but keeps its space', async ({page}) => {
    await page.goto('/docs');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('button', {name: toggleLabel})).toHaveCount(0);
    const box = await page.locator('[data-early-toggle]').boundingBox();
    expect([box?.width, box?.height]).toEqual([32, 32]);
  });

  for (const [mode, background] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(13, 20, 27)'],
  ] as const) {
    test(`the page follows the system’s ${mode} mode, with one logo and the matching colours of code`, async ({
      page,
      browser,
    }) => {
      await page.emulateMedia({colorScheme: mode});
      await page.goto('/docs/router');
      await expect(page.locator('html')).toHaveCSS('background-color', background);
      await expect(page.locator('.navbar__logo img').filter({visible: true})).toHaveCount(1);
      const scripted = await browser.newPage({colorScheme: mode, javaScriptEnabled: true});
      await scripted.goto(page.url());
      await waitForHydration(scripted);
      for (const selector of ['body', '.navbar', '.theme-code-block', '.token.keyword', '.footer']) {
        const [color, surface] = await readColors(scripted, selector);
        await expect(page.locator(selector).first(), selector).toHaveCSS('color', color);
        await expect(page.locator(selector).first(), selector).toHaveCSS('background-color', surface);
      }
      await scripted.close();
    });
  }
});

function readColors(page: Page, selector: string): Promise<[color: string, background: string]> {
  return page
    .locator(selector)
    .first()
    .evaluate(element => {
      const {color, backgroundColor} = getComputedStyle(element);
      return [color, backgroundColor];
    });
}
