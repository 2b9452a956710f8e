// In a narrow article, each row of a table is a card. Otherwise, tables have horizontal rules only.
import type {Page} from '@playwright/test';
import {expect, open, test, waitForFrames} from '../fixtures';

/** Pages with options, a comparison, numbers, error codes, long messages and empty cells. */
const pages = [
  '/docs/useQuery',
  '/docs/further-reading',
  '/docs/typescript-errors',
  '/docs/error-handling',
  '/docs/faq',
  '/docs/subscriptions',
  '/docs/v9/rpc',
];

/** Reads the roles and the text of all tables from the accessibility tree. */
async function readTables(page: Page): Promise<string[]> {
  const snapshots = [];
  for (const table of await page.getByRole('table').all()) {
    snapshots.push(await table.ariaSnapshot());
  }
  return snapshots;
}

test('on phones, the rows of tables are cards that show the header of each value', async ({page}) => {
  test.slow();
  for (const path of pages) {
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      await open(page, path);
      const problems = await page.locator('.markdown table').evaluateAll(tables =>
        tables.flatMap(table => {
          const area = table.parentElement;
          const headers = [...table.querySelectorAll('thead > tr > *')].map(header => header.textContent);
          const isTooWide = !area || area.scrollWidth > area.clientWidth;
          const unlabelled = [...table.querySelectorAll('tbody td:not(:first-child, :empty)')].filter(
            cell =>
              !getComputedStyle(cell, '::before').content.includes(
                JSON.stringify(headers[[...(cell.parentElement?.children ?? [])].indexOf(cell)]),
              ),
          );
          return [...(isTooWide ? ['too wide'] : []), ...unlabelled.map(cell => cell.textContent)];
        }),
      );
      expect(problems, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('on phones, the cards of a table with a column for each version name both versions', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/migrate-from-v9-to-v10');
  const labels = await page
    .locator('.markdown table', {hasText: 'createTRPCProxyClient'})
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll(cells => cells.map(cell => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual([expect.stringContaining('"9.x"'), expect.stringContaining('"10.x"')]);
});

test('screen readers get the same tables on phones as on wide screens', async ({page}) => {
  test.slow();
  for (const path of ['/docs/useQuery', '/docs/typescript-errors', '/docs/subscriptions']) {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, path);
    const wide = await readTables(page);
    await page.setViewportSize({width: 390, height: 844});
    await waitForFrames(page);
    expect(await readTables(page), path).toEqual(wide);
    expect(wide[0], path).toMatch(/columnheader/);
    expect(wide[0], path).toMatch(/- row .*\n\s+- cell/);
  }
});

test('tables have horizontal rules only, and names in the first column have no background', async ({
  page,
}) => {
  await open(page, '/docs/useQuery');
  const cell = page.locator('.markdown tbody td').first();
  await expect(cell).toHaveCSS('border-inline-start-width', '0px');
  await expect(cell).toHaveCSS('border-inline-end-width', '0px');
  await expect(cell).toHaveCSS('border-block-end-width', '1px');
  await expect(cell).toHaveCSS('vertical-align', 'top');
  await expect(cell.locator('code')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('code in headings and in the table of contents has no background', async ({page}) => {
  await open(page, '/docs/router');
  for (const selector of ['.markdown :is(h2, h3) code', '.table-of-contents code']) {
    const code = page.locator(selector).first();
    await expect(code).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(code).toHaveCSS('padding-left', '0px');
  }
});

test('a table that is wider than its column can be scrolled by keyboard', async ({page}) => {
  await open(page, '/docs/useQuery');
  // The styles decide how wide a table is, so the test makes one too wide.
  await page.locator('.markdown table').evaluateAll((tables: HTMLElement[]) => {
    for (const table of tables) {
      table.style.minInlineSize = '90rem';
    }
  });
  await page.setViewportSize({width: 1430, height: 900});
  const area = page.getByRole('group', {name: 'Table'}).first();
  await expect(area).toHaveAttribute('tabindex', '0');
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => area.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  expect(await area.evaluate(element => getComputedStyle(element).backgroundImage)).toContain('gradient');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('rows of tables are cards too', async ({page}) => {
    await page.goto('/docs/useQuery');
    await expect(page.locator('.markdown tbody tr').first()).toHaveCSS('display', 'block');
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
  });
});
