import {findCategory, findSidebar} from '../fixtures/docsSidebar';
import {expect, open, test} from '../fixtures';

test('the sidebar, the breadcrumbs and the skip link guide readers', async ({page}) => {
  test.slow();
  await test.step('the sidebar and the breadcrumbs show the position of the page', async () => {
    await open(page, '/docs/fetch');
    const sidebar = findSidebar(page);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs.getByRole('listitem')).toHaveCount(4);
    await expect(breadcrumbs).toContainText('@trpc/server');
    await expect(breadcrumbs).toContainText('Adapters');
  });
  for (const path of ['/docs', '/docs/react', '/docs/nextjs', '/docs/v9/react']) {
    await test.step(`only one item of the sidebar is the current one on ${path}`, async () => {
      await open(page, path);
      const sidebar = findSidebar(page);
      await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
    });
  }
  await test.step('the skip link moves the focus past the navigation', async () => {
    await open(page, '/docs/router');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  await test.step('a sidebar category can be expanded and collapsed by keyboard', async () => {
    await open(page, '/docs/router');
    const sidebar = findSidebar(page);
    await expect(sidebar.getByRole('link', {name: 'Server-side rendering', exact: true})).toBeHidden();
    await findCategory(sidebar, '@trpc/next').summary.focus();
    await page.keyboard.press('Enter');
    await expect(sidebar.locator('a[href="/docs/ssr"]')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(sidebar.locator('a[href="/docs/ssr"]')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page is readable and its links work', async ({page}) => {
    await page.goto('/docs/router');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('pre').first()).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL('/docs/procedures');
  });
});

test('a page of the home page has no sidebar', async ({page}) => {
  await open(page, '/docs/landing-intro/Step1');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
});

test('the page about Suspense is next to the menu of the docs, which doesn’t list it', async ({page}) => {
  await open(page, '/docs/suspense');
  await expect(findSidebar(page).locator('a[href="/docs/useQuery"]')).toHaveCount(1);
  await expect(findSidebar(page).locator('a[href="/docs/suspense"]')).toHaveCount(0);
  await expect(findSidebar(page).locator('[aria-current="page"]')).toHaveCount(0);
});

test('links in the footer and under “Next” have the name of the page that they open', async ({page}) => {
  for (const [path, name] of [
    ['/docs', 'Introduction'],
    ['/docs/faq', 'Frequently asked questions'],
    ['/docs/rpc', 'Wire format (HTTP RPC)'],
    ['/docs/migrate-from-v9-to-v10', 'Migrate from v9 to v10'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    // The introduction belongs to the label of its category.
    if (path !== '/docs') {
      await expect(findSidebar(page).locator(`a[href="${path}"]`)).toHaveText(name);
    }
  }
  await open(page, '/docs/further-reading');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href="/docs"]')).toHaveText('Introduction');
  await expect(footer.locator('a[href="/docs/faq"]')).toHaveText('Frequently asked questions');
  await expect(footer.locator('a[href="/docs/migrate-from-v9-to-v10"]')).toHaveText('Migrate from v9 to v10');
  const next = page.locator('#next ~ ul');
  await expect(next.locator('a[href="/docs/rpc"]')).toHaveText('Wire format (HTTP RPC)');
  await expect(next.locator('a[href="/docs/faq"]')).toHaveText('Frequently asked questions');
  for (const path of ['/docs/data-transformers', '/docs/faq']) {
    await open(page, path);
    await expect(next.locator('a[href="/docs/rpc"]')).toHaveText('Wire format (HTTP RPC)');
  }
});
