import {expect, open, test, waitForHydration} from '../fixtures';

const announcement = /tRPC 10 is here/;

test('a closed announcement stays closed after a reload and on other pages', async ({page}) => {
  await open(page, '/');
  await expect(page.getByText(announcement)).toBeVisible();
  await page.getByRole('button', {name: /^Close/}).click();
  await expect(page.getByText(announcement)).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(announcement)).toBeHidden();
  await open(page, '/docs/quickstart');
  await expect(page.getByText(announcement)).toBeHidden();
});

test('an announcement with a new id appears even if the reader has closed an earlier announcement', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Simulates an earlier visit, in which the reader closed an announcement with a different id. This script runs again when the page is
    // reloaded, but must change the storage only once.
    if (sessionStorage.getItem('prepared') === null) {
      sessionStorage.setItem('prepared', 'yes');
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }
  });
  await open(page, '/');
  await expect(page.getByText(announcement)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(announcement)).toBeVisible();
});

test('the link in the announcement opens the migration guide', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Move your project from 9 to 10'}).click();
  await expect(page).toHaveURL('/docs/migrate-from-v9-to-v10');
});

test('after the announcement is closed, the focus is at the start of the page', async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: /^Close/}).press('Enter');
  await expect(page.getByText(announcement)).toBeHidden();
  await expect(page.locator('[data-page-start]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('a closed announcement doesn’t appear for a moment while a page loads', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'v10');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  // The page is shown before its scripts have loaded, as on a slow connection.
  let loadScripts = () => {};
  const held = new Promise<void>(resolve => (loadScripts = resolve));
  await page.route('**/assets/js/**', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.getByText(announcement)).toHaveCount(1);
  expect(await page.getByText(announcement).isVisible()).toBe(false);
  loadScripts();
  await waitForHydration(page);
  await expect(page.getByText(announcement)).toBeHidden();
});
