import {expect, open, test} from './fixtures';

for (const [address, clean] of [
  ['/docs/router.html?from=mail#next', '/docs/router?from=mail#next'],
  ['/docs.html', '/docs'],
  ['/index.html', '/'],
] as const) {
  test(`${address} ends at ${clean} without a hydration error`, async ({page}) => {
    await open(page, address);
    await expect(page).toHaveURL(clean);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}
