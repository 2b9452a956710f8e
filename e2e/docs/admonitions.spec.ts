import {expect, open, test} from '../fixtures';

test('an admonition has the site’s own icon and a title in sentence case, and is as wide as text', async ({
  page,
}) => {
  const colours = [];
  for (const path of ['/docs/caching', '/docs/router']) {
    await open(page, path);
    const admonition = page.locator('.theme-admonition').first();
    const title = admonition.locator('> :first-child');
    await expect(title).toHaveCSS('text-transform', 'none');
    await expect(admonition.locator('svg').first()).toBeHidden();
    const icon = await admonition.evaluate(element => {
      const {backgroundColor, maskImage} = getComputedStyle(element, '::before');
      return {backgroundColor, maskImage};
    });
    expect(icon.maskImage).toContain('url(');
    await expect(title).toHaveCSS('color', icon.backgroundColor);
    colours.push(icon.backgroundColor);
    const width = (await admonition.boundingBox())?.width ?? Infinity;
    expect(width).toBeLessThanOrEqual(720);
  }
  expect(colours[0]).not.toBe(colours[1]);
});

test.describe('in forced colours', () => {
  test.use({forcedColors: 'active'});

  test('the icon of an admonition has another colour than its background', async ({page}) => {
    await open(page, '/docs/caching');
    const [icon, background] = await page
      .locator('.theme-admonition')
      .first()
      .evaluate(element => [
        getComputedStyle(element, '::before').backgroundColor,
        getComputedStyle(element).backgroundColor,
      ]);
    expect(icon).not.toBe(background);
  });
});
