import {expect, open} from './fixtures';
import type {Locator, Page} from '@playwright/test';

/** What the tests of the search modal touch, by role and name. */
export type Modal = {
  dialog: Locator;
  field: Locator;
  options: Locator;
  status: Locator;
  button: Locator;
};

export function findModal(page: Page): Modal {
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
    button: page.getByRole('button', {name: 'Search docs'}),
  };
}

/** Opens a page and on it the modal, by its button. */
export async function openModal(page: Page, path = '/docs/router'): Promise<Modal> {
  await open(page, path);
  const modal = findModal(page);
  await modal.button.click();
  await expect(modal.field).toBeFocused();
  return modal;
}

/** Opens the modal and waits for the results of a query. */
export async function search(page: Page, query: string, path?: string): Promise<Modal> {
  const modal = await openModal(page, path);
  await modal.field.fill(query);
  await expect(modal.options.first()).toBeVisible();
  return modal;
}

/** Paths of all hits that the modal shows. */
export function readPaths({options}: Modal): Promise<string[]> {
  return options.evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname));
}

export const strangeQueries = [
  ['spaces', '     '],
  ['only punctuation', '?!.,;:()[]{}"\'`~@#$%^&*'],
  ['emoji', '🎉🚀👩‍💻'],
  ['right-to-left text', 'كيف أستخدم الموجه'],
  ['HTML', '<img src=x onerror="window.attacked=true"><b>router</b>'],
  ['a script', '<script>window.attacked=true</script>'],
  ['the end of an attribute', '"><svg onload="window.attacked=true">'],
  ['a percent sign alone', '100% %E0%A4%A'],
  ['names that objects have', 'constructor __proto__ toString'],
  ['10,000 characters', 'router context '.repeat(667).slice(0, 10_000)],
] as const;

/** Whether any of the strange queries was executed. */
export function wasAttacked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window);
}
