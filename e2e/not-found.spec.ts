import {expect, hydrated, test} from './fixtures';

test.use({expectedMessages: [/status of 404/]});

for (const path of ['/nothing-here', '/docs/nothing-here', '/docs/v9/nothing-here', '/blog/nothing-here']) {
  test(`${path} answers 404 with the not-found page`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });
}

test('a missing asset is not answered with a page', async ({request}) => {
  const response = await request.get('/assets/js/gone.12345678.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
});
