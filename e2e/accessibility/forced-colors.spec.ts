// Tests the site in forced colours mode, which the contrast themes of Windows use. This mode replaces all colours and removes box shadows.
// Therefore, borders, backgrounds and underlines in system colours have to convey the same information.
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../fixtures';
import {searchInModal} from '../fixtures/searchModal';

test.use({forcedColors: 'active', reducedMotion: 'reduce'});

/** Reads a computed style property of an element, or of its pseudo-element `pseudo` (such as `::before`). */
function readStyle(element: Locator, property: string, pseudo?: string): Promise<string> {
  return element.evaluate(
    (node, [name, part]) => getComputedStyle(node, part).getPropertyValue(String(name)),
    [property, pseudo],
  );
}

/** Reads the background colour of pages in the active contrast theme, which is the system colour `Canvas`. */
function readCanvasColour(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });
}

async function expectDifferentStyles(first: Locator, second: Locator, property: string): Promise<void> {
  expect(await readStyle(first, property), property).not.toBe(await readStyle(second, property));
}

test('current and selected items of the layout are marked', async ({page}) => {
  test.slow();
  await test.step('a line marks the current item of the sidebar, table of contents, navbar and version menu', async () => {
    await open(page, '/docs/quickstart');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expectDifferentStyles(
      sidebar.getByRole('link', {name: 'Quickstart'}),
      sidebar.getByRole('link', {name: 'Example apps'}),
      'border-left-color',
    );
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await contents.getByRole('link').nth(2).click();
    await expectDifferentStyles(
      contents.locator('[aria-current]'),
      contents.getByRole('listitem').locator('a:not([aria-current])').first(),
      'border-left-color',
    );
    const main = page.getByRole('navigation', {name: 'Main'});
    await expectDifferentStyles(
      main.getByRole('link', {name: 'Quickstart', exact: true}),
      main.getByRole('link', {name: 'Docs', exact: true}),
      'text-decoration-line',
    );
    await main.getByRole('button', {name: '10.x'}).press('Enter');
    await expect(main.getByRole('link', {name: '10.x', exact: true})).toHaveCSS('border-left-width', '3px');
    await expect(main.getByRole('link', {name: '9.x', exact: true})).toHaveCSS('border-left-width', '0px');
  });
  await test.step('the selected tab has a different border colour from the other tabs', async () => {
    await open(page, '/docs/quickstart');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await expectDifferentStyles(tabs.nth(0), tabs.nth(1), 'border-bottom-color');
    await tabs.nth(1).click();
    await expectDifferentStyles(tabs.nth(1), tabs.nth(0), 'border-bottom-color');
    expect(await readStyle(tabs.nth(0), 'border-bottom-color')).toBe(
      await readStyle(tabs.nth(2), 'border-bottom-color'),
    );
  });
  await test.step('the focused element has an outline', async () => {
    await open(page, '/docs/context');
    for (let stops = 0; stops < 12; stops++) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
      expect(parseFloat(await readStyle(page.locator(':focus'), 'outline-width'))).toBeGreaterThanOrEqual(2);
    }
  });
});

test('search results stand out', async ({page}) => {
  test.slow();
  await test.step('the active hit, the selected version and highlighted words stand out in the search dialog', async () => {
    const {dialog, options} = await searchInModal(page, 'context');
    await expectDifferentStyles(dialog.locator('[aria-selected="true"]'), options.nth(1), 'outline-style');
    await expectDifferentStyles(
      dialog.getByText('10.x', {exact: true}),
      dialog.getByText('9.x', {exact: true}),
      'background-color',
    );
    const mark = dialog.locator('mark').first();
    expect(await readStyle(mark, 'color')).not.toBe(await readStyle(mark, 'background-color'));
    expect(await readStyle(mark, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  });
  await test.step('highlighted words on the search page are readable', async () => {
    await open(page, '/search?q=context');
    const mark = page.getByRole('region', {name: 'Results'}).locator('mark');
    await expect(mark.first()).toBeVisible();
    for (const element of [mark.first(), page.locator('p mark').first()]) {
      expect(await readStyle(element, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
      expect(await readStyle(element, 'color')).not.toBe(await readStyle(element, 'background-color'));
    }
  });
});

test('icons, lines of code and colour swatches are visible', async ({page}) => {
  test.slow();
  await test.step('icons are visible', async () => {
    await open(page, '/docs/context');
    const canvasColour = await readCanvasColour(page);
    for (const name of ['Copy code', 'Show types']) {
      const icon = page.getByRole('button', {name}).first();
      const colour = await readStyle(icon, 'background-color', '::before');
      expect(['rgba(0, 0, 0, 0)', canvasColour], name).not.toContain(colour);
    }
    const toggle = page.getByRole('button', {name: /Switch between dark and light/});
    expect(await readStyle(toggle.locator('svg:visible path').first(), 'fill')).not.toBe(canvasColour);
  });
  await test.step('only highlighted and added lines of code have a visible border', async () => {
    await open(page, '/docs/migrate-from-v9-to-v10');
    const canvasColour = await readCanvasColour(page);
    const marked = page.locator('.theme-code-block-highlighted-line, .theme-code-block-added-line').first();
    expect(await readStyle(marked, 'border-left-color')).not.toBe(canvasColour);
    expect(await readStyle(page.locator('.token-line').first(), 'border-left-color')).toBe(canvasColour);
  });
  await test.step('colour swatches keep their colours', async () => {
    await open(page, '/media');
    const fills = await page
      .locator('li svg rect')
      .evaluateAll(rects => rects.map(rect => getComputedStyle(rect).fill));
    expect(new Set(fills).size).toBeGreaterThan(8);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu has a border', async ({page}) => {
    await open(page, '/docs/context');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toHaveCSS('border-right-width', '1px');
  });
});
