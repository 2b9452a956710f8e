// Tests the links to the repository that contains the source of this site. Only builds with a configured repository have these
// links. The tests use the build in the folder build-hosted, which is configured with a repository, Algolia search and analytics.
import {expect, open, test} from '../fixtures';
import {serveHostedBuild} from '../fixtures/hostedBuild';

const repositoryUrl = 'https://github.com/example/docs';

const getUrl = serveHostedBuild();

for (const [path, sourcePath] of [
  ['/docs/fetch', 'docs/server/adapter/fetch.md'],
  ['/docs/v9/react-queries', 'versioned_docs/version-9.x/reactjs/queries.md'],
  ['/blog/announcing-trpc-10', 'blog/2022-11-21-announcing-trpc-10.md'],
] as const) {
  test(`“Edit this page” on ${path} links to the source file of the page in the repository`, async ({
    page,
  }) => {
    await open(page, new URL(path, getUrl()).href);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${repositoryUrl}/edit/main/${sourcePath}`,
    );
  });
}

test('the “Copy page” menu links to the source file of the page on GitHub', async ({page}) => {
  await open(page, new URL('/docs/v9/context', getUrl()).href);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  await expect(page.getByRole('menuitem', {name: 'Edit on GitHub'})).toHaveAttribute(
    'href',
    `${repositoryUrl}/edit/main/versioned_docs/version-9.x/server/context.md`,
  );
});

test.describe('a search without results', () => {
  test.use({allowedConsoleMessages: /Failed to load resource/});

  test('links to a form for reporting missing results', async ({page}) => {
    // When Algolia can't be reached, the built-in search handles the query.
    await page.route(/algolia/, route => route.abort());
    await open(page, new URL('/search?q=qqzzxx', getUrl()).href);
    const link = page.getByRole('main').getByRole('link', {name: 'Let us know.'});
    const formUrl = new URL((await link.getAttribute('href')) ?? '');
    expect(formUrl.origin + formUrl.pathname).toBe(`${repositoryUrl}/issues/new`);
    expect(formUrl.searchParams.get('title')).toContain('qqzzxx');
    expect(formUrl.searchParams.get('template')).toBe('site.yml');
    expect(formUrl.searchParams.get('details')).toContain('10.x');
  });
});
