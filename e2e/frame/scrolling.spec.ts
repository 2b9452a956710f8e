import {expect, open, test} from '../fixtures';

test('links and hashes scroll to their targets', async ({page}) => {
  test.slow();
  await test.step('a click on a link in the table of contents scrolls its heading into view', async () => {
    await open(page, '/docs/router');
    const tableOfContents = page.locator('.theme-doc-toc-desktop');
    const lastLink = tableOfContents.getByRole('link').last();
    const hash = (await lastLink.getAttribute('href')) ?? '';
    await lastLink.click();
    await expect(page).toHaveURL(`/docs/router${hash}`);
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  });
  await test.step('opening a URL with a hash scrolls to the heading', async () => {
    await open(page, '/docs/router');
    const hash = await page.locator('.theme-doc-toc-desktop').getByRole('link').last().getAttribute('href');
    await page.goto('about:blank');
    await open(page, `/docs/router${hash}`);
    await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
  });
  await test.step('navigating to another page scrolls to the top', async () => {
    await open(page, '/docs/router');
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL('/docs/router');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('the table of contents lists only headings of levels 2 and 3', async () => {
    await open(page, '/docs/faq');
    const tagNames = await page
      .locator('.theme-doc-toc-desktop')
      .getByRole('link')
      .evaluateAll(links =>
        links.map(
          link =>
            document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))?.tagName,
        ),
      );
    expect(tagNames.length).toBeGreaterThan(19);
    expect([...new Set(tagNames)].sort()).toEqual(expect.arrayContaining(['H2']));
    expect(tagNames.every(tagName => tagName === 'H2' || tagName === 'H3')).toBe(true);
  });
});
