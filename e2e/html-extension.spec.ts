import {expect, open, test} from './fixtures';

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
