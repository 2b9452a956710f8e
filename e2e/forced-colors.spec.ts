// Windows' contrast themes replace all colours and drop shadows: what these tell has to be told by edges, grounds and lines of the theme.
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {search} from './searchModal';

test.use({forcedColors: 'active', reducedMotion: 'reduce'});

/** One property of an element's style, or of a part that is generated. */
function readStyle(element: Locator, property: string, pseudo?: string): Promise<string> {
  return element.evaluate(
    (node, [name, part]) => getComputedStyle(node, part).getPropertyValue(String(name)),
    [property, pseudo],
  );
}

/** The colour that the theme has for the ground of pages. */
function readGround(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });
}

async function expectDifferent(one: Locator, other: Locator, property: string): Promise<void> {
  expect(await readStyle(one, property), property).not.toBe(await readStyle(other, property));
}

test('current items of the sidebar, the contents, the navbar and the version menu have a line', async ({
  page,
}) => {
  await open(page, '/docs/quickstart');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Quickstart'})).toHaveCSS('border-left-width', '3px');
  await expect(sidebar.getByRole('link', {name: 'Example apps'})).toHaveCSS('border-left-width', '0px');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link').nth(2).click();
  await expect(contents.locator('[aria-current]')).toHaveCSS('border-left-width', '3px');
  const main = page.getByRole('navigation', {name: 'Main'});
  await expectDifferent(
    main.getByRole('link', {name: 'Quickstart', exact: true}),
    main.getByRole('link', {name: 'Docs', exact: true}),
    'text-decoration-line',
  );
  await main.getByRole('button', {name: '10.x'}).press('Enter');
  await expect(main.getByRole('link', {name: '10.x', exact: true})).toHaveCSS('border-left-width', '3px');
  await expect(main.getByRole('link', {name: '9.x', exact: true})).toHaveCSS('border-left-width', '0px');
});

test('the selected tab has another edge than the rest', async ({page}) => {
  await open(page, '/docs/quickstart');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expectDifferent(tabs.nth(0), tabs.nth(1), 'border-bottom-color');
  await tabs.nth(1).click();
  await expectDifferent(tabs.nth(1), tabs.nth(0), 'border-bottom-color');
  expect(await readStyle(tabs.nth(0), 'border-bottom-color')).toBe(
    await readStyle(tabs.nth(2), 'border-bottom-color'),
  );
});

test('what has the focus has an outline', async ({page}) => {
  await open(page, '/docs/context');
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    expect(parseFloat(await readStyle(page.locator(':focus'), 'outline-width'))).toBeGreaterThanOrEqual(2);
  }
});

test('the active hit, the chosen version and marked words are told apart in search', async ({page}) => {
  const {dialog, options} = await search(page, 'context');
  await expectDifferent(dialog.locator('[aria-selected="true"]'), options.nth(1), 'outline-style');
  await expectDifferent(
    dialog.getByText('10.x', {exact: true}),
    dialog.getByText('9.x', {exact: true}),
    'background-color',
  );
  const mark = dialog.locator('mark').first();
  expect(await readStyle(mark, 'color')).not.toBe(await readStyle(mark, 'background-color'));
  expect(await readStyle(mark, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
});

test('marked words of the search page can be read', async ({page}) => {
  await open(page, '/search?q=context');
  const mark = page.getByRole('region', {name: 'Results'}).locator('mark');
  await expect(mark.first()).toBeVisible();
  for (const one of [mark.first(), page.locator('p mark').first()]) {
    expect(await readStyle(one, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await readStyle(one, 'color')).not.toBe(await readStyle(one, 'background-color'));
  }
});

test('icons are seen', async ({page}) => {
  await open(page, '/docs/context');
  const ground = await readGround(page);
  const main = page.getByRole('navigation', {name: 'Main'});
  for (const name of ['Source code on GitHub', 'News on Twitter', 'Chat on Discord']) {
    expect(await readStyle(main.getByRole('link', {name}), 'background-color', '::before'), name).not.toBe(
      ground,
    );
  }
  for (const name of ['Copy code', 'Show types']) {
    const icon = page.getByRole('button', {name}).first();
    const colour = await readStyle(icon, 'background-color', '::before');
    expect(['rgba(0, 0, 0, 0)', ground], name).not.toContain(colour);
  }
  const toggle = page.getByRole('button', {name: /Switch between dark and light/});
  expect(await readStyle(toggle.locator('svg:visible path').first(), 'fill')).not.toBe(ground);
});

test('marked lines of code have an edge, and other lines none that is seen', async ({page}) => {
  await open(page, '/docs/migrate-from-v9-to-v10');
  const ground = await readGround(page);
  const marked = page.locator('.theme-code-block-highlighted-line, .theme-code-block-added-line').first();
  expect(await readStyle(marked, 'border-left-color')).not.toBe(ground);
  expect(await readStyle(page.locator('.token-line').first(), 'border-left-color')).toBe(ground);
});

test('swatches of colours keep their colours', async ({page}) => {
  await open(page, '/media');
  const fills = await page
    .locator('li svg rect')
    .evaluateAll(rects => rects.map(rect => getComputedStyle(rect).fill));
  expect(new Set(fills).size).toBeGreaterThan(8);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu has an edge', async ({page}) => {
    await open(page, '/docs/context');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toHaveCSS('border-right-width', '1px');
  });
});
