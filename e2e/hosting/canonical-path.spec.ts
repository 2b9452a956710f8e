// Tests paths that differ from the canonical path of a page.
import {expect, open, test} from '../fixtures';

for (const [path, canonicalPath] of [
  ['/docs/router.html?from=mail#next', '/docs/router?from=mail#next'],
  ['/docs.html', '/docs'],
  ['/index.html', '/'],
] as const) {
  test(`${path} redirects to ${canonicalPath} without a hydration error`, async ({page}) => {
    await open(page, path);
    await expect(page).toHaveURL(canonicalPath);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

// Some hosts serve a page at its path with a slash. GitHub Pages serves the not-found page, which then renders the requested page.
for (const [servedHtml, getFile] of [
  ['the page', (path: string) => path],
  ['the not-found page', () => '/404.html'],
] as const) {
  test(`a path with a slash opens the page without a hydration error if the host serves ${servedHtml}`, async ({
    page,
    baseURL,
  }) => {
    for (const [path, versionLink, banner] of [
      ['/docs/useQuery', '/docs/v9/react-queries', undefined],
      ['/docs/v9/react-queries', '/docs/v9/react-queries', 'useQuery (10.x)'],
      ['/docs/v9', '/docs/v9', 'Introduction (10.x)'],
      ['/docs/links/wsLink', '/docs/v9/links#wslink', undefined],
    ] as const) {
      await page.route(`**${path}/?from=mail`, async route => {
        await route.fulfill({response: await route.fetch({url: baseURL + getFile(path)}), status: 200});
      });
      await open(page, `${path}/?from=mail#next`);
      await expect(page).toHaveURL(`${path}?from=mail#next`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('.dropdown__menu a', {hasText: '9.x'})).toHaveAttribute(
        'href',
        versionLink.includes('#') ? versionLink : `${versionLink}?from=mail#next`,
      );
      const bannerLink = page.getByRole('region', {name: 'About this version'}).getByRole('link');
      await expect(bannerLink).toHaveText(banner === undefined ? [] : [banner]);
    }
  });
}
