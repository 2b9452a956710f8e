import type {Page} from '@playwright/test';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {expect, open, test, waitForFrames, waitForHydration} from '../fixtures';

test.use({allowedConsoleMessages: /status of 404/});

test('a request for an unknown path gets status 404 and the not-found page', async ({page}) => {
  for (const path of ['/nothing-here', '/docs/nothing-here', '/docs/v9/nothing-here', '/blog/nothing-here']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      // The title from the HTML is replaced after the hydration.
      await waitForFrames(page);
      expect(await page.title()).toBe('Page not found | tRPC');
    });
  }
});

test('a request for a missing asset gets status 404 and plain text instead of the not-found page', async ({
  request,
}) => {
  const response = await request.get('/assets/js/12345678.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
});

// Each row contains a requested path, followed by the first suggestions that the page should show for it. More paths are covered by the
// unit tests in src/components/NotFound/__tests__/suggestions.test.ts.
const suggestions = [
  ['/docs/react-queries', '/docs/useQuery', '/docs/v9/react-queries'],
  ['/docs/v9/links/wsLink', '/docs/v9/links#wslink', '/docs/links/wsLink'],
  ['/docs/usequerry', '/docs/useQuery'],
  ['/blog/announcing-trpc-v10', '/blog/announcing-trpc-10'],
] as const;

test('the not-found page suggests pages with similar paths', async ({page}) => {
  for (const [requestedPath, ...suggestedPaths] of suggestions) {
    await test.step(requestedPath, async () => {
      await open(page, requestedPath);
      const links = getSuggestions(page).getByRole('link');
      for (const [index, path] of suggestedPaths.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', path);
      }
      await links.first().click();
      await expect(page).toHaveURL(suggestedPaths[0]);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    });
  }
});

test('a suggestion shows the title, version and path of the suggested page', async ({page}) => {
  await open(page, '/docs/react-queries');
  const [first] = await getSuggestions(page).getByRole('listitem').allInnerTexts();
  expect(first?.split(/\s+/)).toEqual(['useQuery', '10.x', '/docs/useQuery']);
});

test('the not-found page links to a search for the words in the path', async ({page}) => {
  await open(page, '/docs/data-transformer-superjson.html');
  await page.getByRole('link', {name: 'Search for “data transformer superjson”'}).click();
  await expect(page).toHaveURL('/search?q=data%20transformer%20superjson');
});

test('if no page has a similar path, the not-found page shows no suggestions, only links to other parts of the site', async ({
  page,
}) => {
  for (const path of ['/xyzzy', '/nope']) {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('link', {name: '9.x documentation'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
  }
});

test('the not-found page has no accessibility violations', async ({page}) => {
  await open(page, '/docs/react-queries');
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await waitForFrames(page);
    await expectAccessibleInBothThemes(page, `at ${width} px`);
  }
});

/** Returns a locator for the list of suggested pages. */
function getSuggestions(page: Page) {
  return page.getByRole('heading', {name: 'Did you mean'}).locator('+ ul');
}
