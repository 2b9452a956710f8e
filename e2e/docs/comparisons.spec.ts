// Tests comparisons of two code samples, and the folded sections of the migration guide, which contain most of them.
import type {Locator, Page} from '@playwright/test';
import {expect, expectNoViolations, open, test} from '../fixtures';

const guidePath = '/docs/migrate-from-v9-to-v10';

/** Returns the section of the migration guide below the heading with this id. */
function getSection(page: Page, id: string): Locator {
  return page.locator(`#${id} + details`);
}

test('the sections of the migration guide are folded and contain everything', async ({page}) => {
  await open(page, guidePath);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(16_000);
  const sections = page.locator('.markdown > h2 + details');
  await expect(sections).toHaveCount(38);
  await expect(page.locator('.markdown > h2 + details[open]')).toHaveCount(0);
});

test('a link to a heading opens the folded section below it', async ({page}) => {
  await test.step('on the first load', async () => {
    await open(page, `${guidePath}#header`);
    await expect(getSection(page, 'header')).toHaveAttribute('open');
    await expect(page.locator('#header')).toBeInViewport();
    await expect(getSection(page, 'cors')).not.toHaveAttribute('open');
  });
  await test.step('in the open page, even if the reader has closed the section', async () => {
    const link = page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {
      name: 'Cookies and fetch',
    });
    await link.click();
    await expect(getSection(page, 'cors')).toHaveAttribute('open');
    await getSection(page, 'cors').locator('summary').click();
    await expect(getSection(page, 'cors')).not.toHaveAttribute('open');
    await link.click();
    await expect(getSection(page, 'cors')).toHaveAttribute('open');
  });
});

for (const width of [1440, 1920]) {
  test(`at ${width} px, almost no code of the migration guide is cut`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, guidePath);
    const cut = await page.evaluate(async () => {
      document.querySelectorAll('details').forEach(details => (details.open = true));
      const panels = document.querySelectorAll('[role="tabpanel"]');
      panels.forEach(panel => panel.removeAttribute('hidden'));
      await new Promise(requestAnimationFrame);
      const cutBlocks = [...document.querySelectorAll('.markdown pre')].filter(
        pre => pre.scrollWidth > pre.clientWidth,
      );
      // The same command for four package managers counts once.
      return new Set(cutBlocks.map(pre => pre.closest('[data-tabs="npm2yarn"]') ?? pre)).size;
    });
    expect(cut).toBeLessThanOrEqual(6);
  });
}

test('on a phone, the code of a comparison fades out where it is cut', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${guidePath}#header`);
  const code = getSection(page, 'header').locator('pre').filter({visible: true}).first();
  await expect(code).toHaveAttribute('data-cut-end');
  await expect(code).toHaveCSS('mask-image', /gradient/);
});

test('readers switch between two versions of a file, in which changed lines are tinted', async ({page}) => {
  await open(page, `${guidePath}#header`);
  const section = getSection(page, 'header');
  const tab = (name: string) => section.getByRole('tab', {name, exact: true});
  const panel = (name: string) => section.getByRole('tabpanel', {name, exact: true});
  const changedLines = (name: string) => panel(name).locator('.theme-code-block-highlighted-line');
  await expect(tab('9.x')).toHaveAttribute('aria-selected', 'true');
  await expect(changedLines('9.x').first()).toContainText('createTRPCClient');
  const removedColour = await changedLines('9.x').first().evaluate(readColour);
  await tab('9.x').focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel('10.x').locator('pre')).toBeVisible();
  await expect(section.getByText("import { createTRPCClient } from '@trpc/client'")).toBeHidden();
  await expect(changedLines('10.x').first()).toContainText('createTRPCProxyClient');
  await expect(panel('10.x').locator('.token-line').nth(1)).not.toHaveClass(/highlighted/);
  expect(await changedLines('10.x').first().evaluate(readColour)).not.toBe(removedColour);
});

function readColour(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}

test('panes have the same height next to each other if both have room for their code', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 1000});
  await open(page, `${guidePath}#header`);
  const section = getSection(page, 'header');
  // Pages have no column that is as wide as two panes, so this makes the section wider.
  await section.evaluate(element => Object.assign(element.style, {width: '1300px'}));
  const panes = section.getByRole('tabpanel');
  await expect(panes).toHaveCount(2);
  const [left, right] = [await panes.first().boundingBox(), await panes.last().boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(left?.height).toBe(right?.height);
  await expect(section.getByRole('tablist')).toBeHidden();
  const overflowing = await section
    .locator('pre')
    .evaluateAll(elements => elements.filter(pre => pre.scrollWidth > pre.clientWidth).length);
  expect(overflowing).toBe(0);
});

test('a search in the page finds text in tabs that aren’t selected', async ({page}) => {
  await open(page, `${guidePath}#header`);
  const panel = getSection(page, 'header').getByRole('tabpanel', {name: '10.x', includeHidden: true});
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // Playwright can't use the browser's search. Browsers dispatch this event before they show a result.
  await panel.dispatchEvent('beforematch');
  await expect(panel).not.toHaveAttribute('hidden');
  await expect(getSection(page, 'header').getByRole('tab', {name: '10.x'})).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('different files stay visible at the same time on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/blog/announcing-trpc-10');
  const panes = page.locator('[data-columns]').first().getByRole('tabpanel');
  await expect(panes).toHaveCount(2);
  await expect(panes.first().locator('pre')).toBeVisible();
  await expect(panes.last().locator('pre')).toBeVisible();
});

test('both panes are printed', async ({page}) => {
  await open(page, `${guidePath}#header`);
  await page.emulateMedia({media: 'print'});
  for (const pre of await getSection(page, 'header').locator('pre').all()) {
    await expect(pre).toBeVisible();
    expect((await pre.boundingBox())?.height).toBeGreaterThan(100);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('axe finds no violations in an open section', async ({page}) => {
      await open(page, `${guidePath}#header`);
      await expect(getSection(page, 'header')).toHaveAttribute('open');
      await expectNoViolations(page, 'open section', {}, '#header + details');
    });
  });
}
