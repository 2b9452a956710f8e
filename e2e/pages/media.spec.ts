import {expect, open, test} from '../fixtures';

const imageNames = ['mark', 'mark-dark', 'wordmark', 'wordmark-dark'];

test('each brand image can be downloaded as SVG and PNG', async ({page, request}) => {
  await open(page, '/media');
  const links = page.getByRole('main').locator('a[download]');
  await expect(links).toHaveCount(2 * imageNames.length);
  for (const [index, name] of imageNames.entries()) {
    const svgLink = links.nth(2 * index);
    const pngLink = links.nth(2 * index + 1);
    await expect(svgLink).toHaveAttribute('href', `/img/${name}.svg`);
    await expect(pngLink).toHaveAttribute('href', `/img/brand/${name}.png`);
    const svg = await request.get(`/img/${name}.svg`);
    expect(svg.headers()['content-type']).toContain('image/svg+xml');
    expect(await svg.text()).toContain('<svg');

    const png = await request.get(`/img/brand/${name}.png`);
    expect(png.headers()['content-type']).toBe('image/png');
    const body = await png.body();
    // A PNG file has its width at byte 16 and its height at byte 20. See https://www.w3.org/TR/png-3/#11IHDR
    const size = `${body.readUInt32BE(16)} × ${body.readUInt32BE(20)}`;
    await expect(pngLink).toContainText(size);
  }
});

test('a click on a download link downloads the file', async ({page}) => {
  await open(page, '/media');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download Wordmark for dark backgrounds, PNG'}).click();
  expect((await download).suggestedFilename()).toBe('wordmark-dark.png');
});

test('a click or Enter on a colour’s button copies the colour’s value', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/media');
  const buttons = page.getByRole('button', {name: /^Copy #[0-9a-f]{6}$/});
  await expect(buttons).toHaveCount(12);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', {name: 'Copy #1b6aa5'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  expect(await clipboard()).toBe('#1b6aa5');

  await page.getByRole('button', {name: 'Copy #74baf0'}).focus();
  await page.keyboard.press('Enter');
  await expect.poll(clipboard).toBe('#74baf0');
});

test('if the clipboard is unavailable, a message says how to copy a colour’s value', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/media');
  await page.getByRole('button', {name: 'Copy #0c1722'}).click();
  await expect(
    page.getByRole('status').filter({hasText: 'Couldn’t copy. Select the value instead.'}),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the media page shows images, contrast ratios, guidelines and licences, but no buttons', async ({
    page,
  }) => {
    await page.goto('/media');
    const main = page.getByRole('main');
    await expect(main.getByText('5.8 to 1 on white, AA', {exact: true})).toBeVisible();
    await expect(main.getByText('8.8 to 1 on night, AAA', {exact: true})).toBeVisible();
    await expect(main.getByRole('link', {name: 'SIL Open Font License 1.1'})).toHaveCount(2);
    await expect(main.getByRole('img', {name: /^Space around the/})).toHaveCount(2);
    await expect(main.getByRole('link', {name: 'its repository'})).toHaveAttribute(
      'href',
      'https://github.com/trpc/trpc',
    );
    await expect(main.getByRole('button')).toHaveCount(0);
    for (const heading of ['Do', 'Don’t']) {
      await expect(main.getByRole('heading', {name: heading, exact: true})).toBeVisible();
    }
  });
});
