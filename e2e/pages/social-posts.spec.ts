import type {Page} from '@playwright/test';
import {expect, expectNoViolations, open, test, waitForIdlePage} from '../fixtures';

/** Replaces Twitter's widgets.js. The text of each post shows the arguments that the page passed to `createTweet`. */
const widgetsStub = `
window.twttr = {
  ready: callback => callback(window.twttr),
  widgets: {
    async createTweet(id, container, {theme, dnt}) {
      const post = document.createElement('div');
      post.textContent = \`Post \${id}, \${theme}, \${dnt ? 'not tracked' : 'tracked'}\`;
      container.append(post);
      return post;
    },
  },
};`;

const buttonName = /^Show the post here \(loads from twitter\.com\)$/;

/**
 * Responds to each request to another origin with `widgetsStub`, so that no request leaves the machine. Returns an array that
 * grows by the URL of each of these requests.
 */
async function stubCrossOriginRequests(page: Page): Promise<string[]> {
  const requestUrls: string[] = [];
  await page.route(
    url => url.hostname !== 'localhost',
    route => {
      requestUrls.push(route.request().url());
      return route.fulfill({contentType: 'text/javascript', body: widgetsStub});
    },
  );
  return requestUrls;
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a post is shown as a link with its author, site and date', async ({page}) => {
    await page.goto('/docs/love');
    const link = page.getByRole('link', {name: '@schrockn on Twitter, 13 November 2021'});
    await expect(link).toHaveAttribute('href', 'https://twitter.com/schrockn/status/1459572282116902915');
    await expect(page.getByRole('button', {name: buttonName})).toHaveCount(0);
  });
});

test('a page with posts loads nothing from other origins before a click', async ({page}) => {
  const requestUrls = await stubCrossOriginRequests(page);
  await open(page, '/docs/love');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await waitForIdlePage(page);
  await expect(page.getByRole('button', {name: buttonName}).first()).toBeVisible();
  expect(requestUrls).toEqual([]);
});

test('a click shows the post, and all posts share one request for the script', async ({page}) => {
  const requestUrls = await stubCrossOriginRequests(page);
  await open(page, '/docs/love');
  const buttons = page.getByRole('button', {name: buttonName});
  const count = await buttons.count();
  await buttons.first().click();
  await expect(page.getByText('Post 1459572282116902915, light, not tracked')).toBeVisible();
  await buttons.first().click();
  await expect(page.getByText('Post 1457100617818779656, light, not tracked')).toBeVisible();
  await expect(buttons).toHaveCount(count - 2);
  await expect(page.getByRole('link', {name: /@schrockn on Twitter/})).toBeVisible();
  expect(requestUrls).toEqual(['https://platform.twitter.com/widgets.js']);
  await expectNoViolations(page, 'two posts loaded');
});

test('after client-side navigation, a click loads the page again and shows the post', async ({page}) => {
  await stubCrossOriginRequests(page);
  await open(page, '/docs/awesome-trpc');
  // The policy of the first page, which doesn't allow Twitter, still applies after the navigation.
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'What people say', exact: true})
    .click();
  await expect(page).toHaveURL(/\/docs\/love$/);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', {name: buttonName}).nth(3).click();
  await loaded;
  const post = page.getByText('Post 1438434802839945220, light, not tracked');
  await expect(post).toBeInViewport();
  await expect(page.getByRole('listitem').filter({has: post})).toContainText('@t3dotgg');
  await expect(page.getByText(/^Post \d+/)).toHaveCount(1);
  // Tab continues after the post, as it does without the reload.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: /@appfactory on Twitter/})).toBeFocused();
  // The page shows the post only once. When the reader loads the page again, it waits for a click.
  await page.reload();
  await expect(page.getByRole('button', {name: buttonName})).toHaveCount(8);
  await expect(page.getByText(/^Post \d+/)).toHaveCount(0);
});

test('a page that the browser has loaded itself shows a post without loading the page again', async ({
  page,
}) => {
  await stubCrossOriginRequests(page);
  await open(page, '/docs/love.html');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Awesome collection', exact: true})
    .click();
  await expect(page).toHaveURL(/\/docs\/awesome-trpc$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/love$/);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await page.getByRole('button', {name: buttonName}).first().click();
  await expect(page.getByText('Post 1459572282116902915, light, not tracked')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true);
});

test('a post that has been loaded fits into the page', async ({page}) => {
  test.slow();
  await test.step('a post that has been loaded follows the colour mode', async () => {
    await stubCrossOriginRequests(page);
    await open(page, '/docs/love');
    await page.getByRole('button', {name: buttonName}).first().click();
    await expect(page.getByText('Post 1459572282116902915, light')).toBeVisible();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.getByText('Post 1459572282116902915, dark')).toBeVisible();
    await expect(page.getByText('Post 1459572282116902915')).toHaveCount(1);
  });
  await test.step('after Enter has loaded a post, Tab moves focus to the next link', async () => {
    await stubCrossOriginRequests(page);
    await open(page, '/docs/love');
    await page.getByRole('button', {name: buttonName}).first().press('Enter');
    await expect(page.getByText('Post 1459572282116902915')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /@chimon1984 on Twitter/})).toBeFocused();
  });
});

test.describe('when twitter.com is blocked', () => {
  test.use({allowedConsoleMessages: /Failed to load resource: net::ERR_FAILED/});

  test('the link to the post remains, an error is shown, and “Try again” loads the post', async ({page}) => {
    await page.route('https://platform.twitter.com/**', route => route.abort());
    await open(page, '/docs/love');
    await page.getByRole('button', {name: buttonName}).first().click();
    const status = page.getByRole('status').filter({hasText: 'Couldn’t load the post'});
    await expect(status).toHaveText(
      'Couldn’t load the post from twitter.com. You can still open it with the link.',
    );
    await expect(page.getByRole('link', {name: /@schrockn on Twitter/})).toBeVisible();

    await page.unrouteAll();
    await stubCrossOriginRequests(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('Post 1459572282116902915')).toBeVisible();
    await expect(status).toHaveCount(0);
  });
});
