import {expect, open, test} from './fixtures';

const unmaintained = /no longer actively maintained/;

test('9.x pages say that they are unmaintained, 10.x pages don’t', async ({page}) => {
  await open(page, '/docs/v9/router');
  await expect(page.getByText(unmaintained)).toBeVisible();
  await open(page, '/docs/router');
  await expect(page.getByText(unmaintained)).toBeHidden();
});

test('the version that a reader chose is remembered', async ({page}) => {
  await open(page, '/docs/router');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByText('10.x').first().hover();
  await navbar.getByRole('link', {name: '9.x', exact: true}).click();
  await expect(page).toHaveURL('/docs/v9/router');
  await open(page, '/media');
  await navbar.getByRole('link', {name: 'Quickstart', exact: true}).click();
  await expect(page).toHaveURL('/docs/v9/quickstart');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('9.x');
});
