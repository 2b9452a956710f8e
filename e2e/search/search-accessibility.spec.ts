import {expect, expectNoViolations, test} from '../fixtures';
import {openModal, searchInModal} from '../fixtures/searchModal';

test.describe('accessibility of the search modal', () => {
  test('the search field is a combobox that references its listboxes and the active option', async ({
    page,
  }) => {
    const {dialog, field} = await searchInModal(page, 'context');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const listboxIds = ((await field.getAttribute('aria-controls')) ?? '').split(' ');
    for (const id of listboxIds) {
      await expect(dialog.locator(`[id="${id}"]`)).toHaveRole('listbox');
    }
    for (let step = 0; step < 3; step++) {
      const activeId = await field.getAttribute('aria-activedescendant');
      await expect(dialog.locator(`[id="${activeId}"]`)).toHaveAttribute('aria-selected', 'true');
      await expect(dialog.locator('[aria-selected="true"]')).toHaveCount(1);
      await field.press('ArrowDown');
      await expect(field).not.toHaveAttribute('aria-activedescendant', activeId ?? '');
    }
    // Without a query, the popular pages are listed.
    await field.fill('');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.locator('[aria-selected="true"]')).toHaveCount(1);
    await field.fill('qqzzxx');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('the status region announces the number of results', async ({page}) => {
    const {dialog, field, status} = await searchInModal(page, 'context');
    const seeAllText = await dialog.getByRole('link', {name: /^See all/}).textContent();
    const count = /\d+/.exec(seeAllText ?? '')?.[0];
    await expect(status).toHaveText(`${count} results in 10.x`);
    await field.fill('qqzzxx');
    await expect(status).toHaveText('No results in 10.x');
    await field.fill('');
    await expect(status).toHaveText('');
    await field.fill('context');
    await expect(status).toHaveText(`${count} results in 10.x`);
    await dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(status).toHaveText('');
  });

  test('the ids of all elements and the names of all listboxes are unique', async ({page}) => {
    const {dialog} = await searchInModal(page, 'auth middleware');
    const ids = await page.locator('[id]').evaluateAll(elements => elements.map(({id}) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const names = await dialog
      .getByRole('listbox')
      .evaluateAll(lists =>
        lists.map(list => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent),
      );
    expect(names.length).toBeGreaterThan(1);
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`in the ${theme} theme, axe finds no violations with an empty field, with results or without results`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
      const {dialog, field} = await openModal(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectNoViolations(page, `search modal with an empty field, ${theme} theme`);
      await field.fill('auth middleware');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await expectNoViolations(page, `search modal with results, ${theme} theme`);
      await field.fill('qqzzxx');
      await expect(dialog.getByText('No results for')).toBeVisible();
      await expectNoViolations(page, `search modal without results, ${theme} theme`);
    });
  }
});

test.describe('accessibility of the search modal when the search index can’t be loaded', () => {
  test.use({allowedConsoleMessages: /Failed to load resource/});

  for (const theme of ['light', 'dark'] as const) {
    test(`in the ${theme} theme, axe finds no violations in the error message`, async ({page}) => {
      await page.emulateMedia({colorScheme: theme});
      await page.route('**/search-records/*.json', route => route.abort());
      const {dialog, field} = await openModal(page);
      await field.fill('router');
      await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
      await expectNoViolations(page, `search modal with an error, ${theme} theme`);
    });
  }
});
