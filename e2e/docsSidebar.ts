import type {Locator, Page} from '@playwright/test';

export function findSidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

/**
 * Finds the `details` element of a sidebar category, and its summary. The summary contains the label, or only an icon if the category has a
 * page of its own.
 */
export function findCategory(sidebar: Locator, label: string): {details: Locator; summary: Locator} {
  const summary = sidebar.locator(`summary[aria-label="Pages in ${label}"], summary:text-is("${label}")`);
  return {details: summary.locator('..'), summary};
}
