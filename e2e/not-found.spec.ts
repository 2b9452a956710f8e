import type {Page} from '@playwright/test';
import {expect, expectNoViolations, hydrated, open, test} from './fixtures';

test.use({expectedMessage: /status of 404/});

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

// The first suggestions for an address, in their order. More of them: src/components/NotFound/__tests__/suggestions.test.ts.
for (const [asked, ...expected] of [
  ['/docs/react-queries', '/docs/useQuery', '/docs/v9/react-queries'],
  ['/docs/v9/links/wsLink', '/docs/v9/links#wslink', '/docs/links/wsLink'],
  ['/docs/usequerry', '/docs/useQuery'],
  ['/blog/announcing-trpc-v10', '/blog/announcing-trpc-10'],
] as const) {
  test(`${asked} suggests ${expected.join(', then ')}`, async ({page}) => {
    await open(page, asked);
    const links = suggestions(page).getByRole('link');
    for (const [index, path] of expected.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', path);
    }
    await links.first().click();
    await expect(page).toHaveURL(expected[0]);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  });
}

test('a suggestion names the page, its version and its address', async ({page}) => {
  await open(page, '/docs/react-queries');
  const [first] = await suggestions(page).getByRole('listitem').allInnerTexts();
  expect(first?.split(/\s+/)).toEqual(['useQuery', '10.x', '/docs/useQuery']);
});

test('the words of the address can be searched for', async ({page}) => {
  await open(page, '/docs/data-transformer-superjson.html');
  await page.getByRole('link', {name: 'Search for “data transformer superjson”'}).click();
  await expect(page).toHaveURL('/search?q=data%20transformer%20superjson');
});

test('an address that is like nothing has no suggestions, only ways on', async ({page}) => {
  await open(page, '/xyzzy');
  await expect(page.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', {name: 'Documentation of 9.x'})).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the not-found page has no accessibility violations at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/react-queries');
    await expectNoViolations(page, `not-found page at ${width} px`);
  });
}

function suggestions(page: Page) {
  return page.getByRole('main').getByRole('list').first();
}
