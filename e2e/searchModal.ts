import {expect, open} from './fixtures';
import type {Locator, Page} from '@playwright/test';

/** Locators for the parts of the search modal and for the button that opens it. */
export type SearchModal = {
  dialog: Locator;
  field: Locator;
  options: Locator;
  status: Locator;
  button: Locator;
};

/** Returns locators for the search modal, which doesn't have to be open. */
export function findModal(page: Page): SearchModal {
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
    button: page.getByRole('button', {name: 'Search docs'}),
  };
}

/** Opens a page and clicks the button that opens the search modal. */
export async function openModal(page: Page, path = '/docs/router'): Promise<SearchModal> {
  await open(page, path);
  const modal = findModal(page);
  await modal.button.click();
  await expect(modal.field).toBeFocused();
  return modal;
}

/** Opens a page and the search modal, enters a query and waits for its results. */
export async function searchInModal(page: Page, query: string, path?: string): Promise<SearchModal> {
  const modal = await openModal(page, path);
  await modal.field.fill(query);
  await expect(modal.options.first()).toBeVisible();
  return modal;
}

/** Returns the URL paths of all hits in the modal, without hashes. */
export function readHitPaths({options}: SearchModal): Promise<string[]> {
  return options.evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname));
}

/** Unusual and malicious queries, each with a name for failure messages. A query that the page executes sets `window.attacked`. */
export const edgeCaseQueries = [
  ['spaces', '     '],
  ['only punctuation', '?!.,;:()[]{}"\'`~@#$%^&*'],
  ['emoji', '🎉🚀👩‍💻'],
  ['right-to-left text', 'كيف أستخدم الموجه'],
  ['HTML', '<img src=x onerror="window.attacked=true"><b>router</b>'],
  ['a script', '<script>window.attacked=true</script>'],
  ['a quote that ends an attribute', '"><svg onload="window.attacked=true">'],
  ['an invalid percent-encoding', '100% %E0%A4%A'],
  ['names of properties that every object has', 'constructor __proto__ toString'],
  ['10,000 characters', 'router context '.repeat(667).slice(0, 10_000)],
] as const;

/** Returns whether the page executed a script from one of the `edgeCaseQueries`. */
export function didInjectedScriptRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window);
}
