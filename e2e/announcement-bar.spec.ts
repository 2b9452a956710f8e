import {expect, open, test} from './fixtures';

const announcement = /tRPC 10 is here/;

test('a closed announcement stays closed', async ({page}) => {
  await open(page, '/');
  await expect(page.getByText(announcement)).toBeVisible();
  await page.getByRole('button', {name: /^Close/}).click();
  await expect(page.getByText(announcement)).toBeHidden();
  await page.reload();
  await expect(page.getByText(announcement)).toBeHidden();
  await open(page, '/docs/quickstart');
  await expect(page.getByText(announcement)).toBeHidden();
});

test('an announcement with a new id shows on the first visit', async ({page}) => {
  await page.addInitScript(() => {
    // What an earlier visit left behind: the reader closed an announcement that had another id.
    if (sessionStorage.getItem('prepared') === null) {
      sessionStorage.setItem('prepared', 'yes');
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }
  });
  await open(page, '/');
  await expect(page.getByText(announcement)).toBeVisible();
  await page.reload();
  await expect(page.getByText(announcement)).toBeVisible();
});

test('its link leads to the migration guide', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Move your project from 9 to 10'}).click();
  await expect(page).toHaveURL('/docs/migrate-from-v9-to-v10');
});
