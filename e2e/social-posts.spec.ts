import type {Page} from '@playwright/test';
import {expect, expectNoViolations, open, test} from './fixtures';

/** Answers as the service's script does, and puts what it was asked for into the page. */
const widgets = `
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

const button = /^Show the post here \(loads from twitter\.com\)$/;

/** Addresses on other origins that the page asks for from now on. None of them leaves the machine. */
async function collectForeignRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    url => url.hostname !== 'localhost',
    route => {
      requests.push(route.request().url());
      return route.fulfill({contentType: 'text/javascript', body: widgets});
    },
  );
  return requests;
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a post is a link that says who, where and when', async ({page}) => {
    await page.goto('/docs/love');
    const link = page.getByRole('link', {name: '@schrockn on Twitter, 13 November 2021'});
    await expect(link).toHaveAttribute('href', 'https://twitter.com/schrockn/status/1459572282116902915');
    await expect(page.getByRole('button', {name: button})).toHaveCount(0);
  });
});

test('nothing is loaded from elsewhere before a click', async ({page}) => {
  const requests = await collectForeignRequests(page);
  await open(page, '/docs/love');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', {name: button}).first()).toBeVisible();
  expect(requests).toEqual([]);
});

test('a click shows the post, and the script is loaded once for all posts', async ({page}) => {
  const requests = await collectForeignRequests(page);
  await open(page, '/docs/love');
  const buttons = page.getByRole('button', {name: button});
  const count = await buttons.count();
  await buttons.first().click();
  await expect(page.getByText('Post 1459572282116902915, light, not tracked')).toBeVisible();
  await buttons.first().click();
  await expect(page.getByText('Post 1457100617818779656, light, not tracked')).toBeVisible();
  await expect(buttons).toHaveCount(count - 2);
  await expect(page.getByRole('link', {name: /@schrockn on Twitter/})).toBeVisible();
  expect(requests).toEqual(['https://platform.twitter.com/widgets.js']);
  await expectNoViolations(page, 'two posts shown');
});

test('a post follows the colour mode', async ({page}) => {
  await collectForeignRequests(page);
  await open(page, '/docs/love');
  await page.getByRole('button', {name: button}).first().click();
  await expect(page.getByText('Post 1459572282116902915, light')).toBeVisible();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.getByText('Post 1459572282116902915, dark')).toBeVisible();
  await expect(page.getByText('Post 1459572282116902915')).toHaveCount(1);
});

test('with the keyboard, one goes on from the post', async ({page}) => {
  await collectForeignRequests(page);
  await open(page, '/docs/love');
  await page.getByRole('button', {name: button}).first().press('Enter');
  await expect(page.getByText('Post 1459572282116902915')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: /@chimon1984 on Twitter/})).toBeFocused();
});

test.describe('when the service is blocked', () => {
  test.use({expectedMessage: /Failed to load resource: net::ERR_FAILED/});

  test('the link stays, the page says so, and one may try again', async ({page}) => {
    await page.route('https://platform.twitter.com/**', route => route.abort());
    await open(page, '/docs/love');
    await page.getByRole('button', {name: button}).first().click();
    const status = page.getByRole('status').filter({hasText: 'could not be loaded'});
    await expect(status).toHaveText('The post could not be loaded from twitter.com. The link leads to it.');
    await expect(page.getByRole('link', {name: /@schrockn on Twitter/})).toBeVisible();

    await page.unrouteAll();
    await collectForeignRequests(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('Post 1459572282116902915')).toBeVisible();
    await expect(status).toHaveCount(0);
  });
});
