import {expect, open, test} from './fixtures';

test('a link with a hash scrolls to its heading, clear of the navbar', async ({page}) => {
  await open(page, '/docs/router');
  const contents = page.locator('.theme-doc-toc-desktop');
  const last = contents.getByRole('link').last();
  const hash = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(`/docs/router${hash}`);
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
});

test('an address with a hash opens at its heading', async ({page}) => {
  await open(page, '/docs/router');
  const hash = await page.locator('.theme-doc-toc-desktop').getByRole('link').last().getAttribute('href');
  await page.goto('about:blank');
  await open(page, `/docs/router${hash}`);
  await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
});

test('a new page starts at the top', async ({page}) => {
  await open(page, '/docs/router');
  await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL('/docs/router');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the table of contents has headings of levels 2 and 3 only', async ({page}) => {
  await open(page, '/docs/faq');
  const targets = await page
    .locator('.theme-doc-toc-desktop')
    .getByRole('link')
    .evaluateAll(links =>
      links.map(
        link =>
          document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))?.tagName,
      ),
    );
  expect(targets.length).toBeGreaterThan(19);
  expect([...new Set(targets)].sort()).toEqual(expect.arrayContaining(['H2']));
  expect(targets.every(tag => tag === 'H2' || tag === 'H3')).toBe(true);
});
