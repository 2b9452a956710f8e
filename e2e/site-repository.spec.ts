// Tests the links to this site's own repository, in a build that was configured with one. Other builds have no such links.
import {expect, open, test} from './fixtures';
import {serveFolder, type Host} from './host';

const repository = 'https://github.com/example/docs';

let host: Host;

test.beforeAll(async () => {
  host = await serveFolder('build-hosted');
});

test.afterAll(() => host.stop());

test.beforeEach(async ({page}) => {
  // This build includes analytics. Global Privacy Control turns analytics off.
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
});

for (const [path, file] of [
  ['/docs/fetch', 'docs/server/adapter/fetch.md'],
  ['/docs/v9/react-queries', 'versioned_docs/version-9.x/reactjs/queries.md'],
  ['/blog/announcing-trpc-10', 'blog/2022-11-21-announcing-trpc-10.md'],
] as const) {
  test(`${path} links to its own file`, async ({page}) => {
    await open(page, new URL(path, host.url).href);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${repository}/edit/main/${file}`,
    );
  });
}

test('the menu that copies a page links to the file on GitHub', async ({page}) => {
  await open(page, new URL('/docs/v9/context', host.url).href);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  await expect(page.getByRole('menuitem', {name: 'Edit on GitHub'})).toHaveAttribute(
    'href',
    `${repository}/edit/main/versioned_docs/version-9.x/server/context.md`,
  );
});

test.describe('a search without results', () => {
  test.use({allowedConsoleMessages: /Failed to load resource/});

  test('links to a form that reports the missing results', async ({page}) => {
    // Without Algolia, the built-in search answers.
    await page.route(/algolia/, route => route.abort());
    await open(page, new URL('/search?q=qqzzxx', host.url).href);
    const link = page.getByRole('main').getByRole('link', {name: 'Let us know.'});
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(`${repository}/issues/new`);
    expect(address.searchParams.get('title')).toContain('qqzzxx');
    expect(address.searchParams.get('body')).toContain('10.x');
  });
});
