import type {Page} from '@playwright/test';
import {expect, expectNoViolations, hydrated, open, test} from './fixtures';

// Where the switch of each docs page leads is read in the HTML: scripts/__tests__/pages.built.test.ts.
for (const [path9, path10] of [
  ['/docs/v9/react-queries', '/docs/useQuery'],
  ['/docs/v9', '/docs'],
  ['/docs/v9/quickstart', '/docs/quickstart'],
] as const) {
  test(`the version switch leads from ${path9} to ${path10} and back`, async ({page}) => {
    await open(page, path9);
    await switchTo(page, '10.x');
    await expect(page).toHaveURL(path10);
    await switchTo(page, '9.x');
    await expect(page).toHaveURL(path9);
  });
}

for (const [path10, path9] of [
  ['/docs/links/wsLink', '/docs/v9/links#wslink'],
  ['/docs/procedures', '/docs/v9/router#what-a-procedure-is-made-of'],
] as const) {
  test(`the version switch leads from ${path10} to the section ${path9}`, async ({page}) => {
    await open(page, path10);
    await switchTo(page, '9.x');
    await expect(page).toHaveURL(path9);
    await expect(page.locator(`[id="${path9.split('#')[1]}"]`)).toBeInViewport();
  });
}

test('the version switch keeps the section where both pages have it', async ({page}) => {
  await open(page, '/docs/v9/react-queries#pitfalls');
  await switchTo(page, '10.x');
  await expect(page).toHaveURL('/docs/useQuery#pitfalls');
  await expect(page.getByRole('heading', {name: 'Pitfalls'})).toBeInViewport();
});

test('the version switch goes to the top of a page that hasn’t got the section', async ({page}) => {
  await open(page, '/docs/v9/react-queries#what-happens-on-unmount');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, -200);
  await switchTo(page, '10.x');
  await expect(page).toHaveURL('/docs/useQuery');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the version switch says when 9.x has nothing like the page', async ({page}) => {
  await open(page, '/docs/fetch');
  await openVersions(page);
  await expect(versionLink(page, '9.x')).toHaveAccessibleName(/No such page: opens the start/);
  await switchTo(page, '9.x');
  await expect(page).toHaveURL('/docs/v9');
});

test('the version switch opens by keyboard and has no accessibility violations', async ({page}) => {
  await open(page, '/docs/fetch');
  await navbar(page).getByRole('button', {name: '10.x'}).focus();
  await page.keyboard.press('Enter');
  await expect(versionLink(page, '9.x')).toBeVisible();
  await expectNoViolations(page, 'the versions are open');
});

test('outside of the docs the version switch leads to the start of a version', async ({page}) => {
  await open(page, '/media');
  await switchTo(page, '9.x');
  await expect(page).toHaveURL('/docs/v9');
});

test('on a phone the menu has the version switch', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/v9/invalidateQueries');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: /Back to main menu/}).click();
  // The list of the versions is open on a docs page.
  await page.getByRole('link', {name: '10.x', exact: true}).click();
  await expect(page).toHaveURL('/docs/useContext');
});

test('the navbar keeps the version that a reader chose, also after a reload', async ({page}) => {
  await open(page, '/docs/router');
  await switchTo(page, '9.x');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('9.x');
  for (const [name, path] of [
    ['Docs', '/docs/v9'],
    ['Quickstart', '/docs/v9/quickstart'],
    ['Awesome collection', '/docs/v9/awesome-trpc'],
    ['Using Next.js', '/docs/v9/nextjs'],
  ] as const) {
    await open(page, '/media');
    await page.reload();
    await hydrated(page);
    await navbar(page).getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(path);
  }
  await switchTo(page, '10.x');
  await open(page, '/media');
  await navbar(page).getByRole('link', {name: 'Quickstart', exact: true}).click();
  await expect(page).toHaveURL('/docs/quickstart');
});

test('a visit to the other version doesn’t change the reader’s choice', async ({page}) => {
  await open(page, '/docs/router');
  await switchTo(page, '9.x');
  await open(page, '/docs/context');
  await open(page, '/media');
  await expect(navbar(page).getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
    'href',
    '/docs/v9',
  );
});

test('search stays in the version that a reader chose, also outside of the docs', async ({page}) => {
  await open(page, '/docs/router');
  await switchTo(page, '9.x');
  for (const path of ['/docs/v9/context', '/media']) {
    await open(page, path);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('invalidateQueries');
    const hits = page.locator('.DocSearch-Hit a');
    await expect(hits.first()).toHaveAttribute('href', /\/docs\/v9\/invalidateQueries/);
    for (const href of await hits.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))) {
      expect(href).not.toMatch(/\/docs(?!\/v9)/);
    }
    await page.keyboard.press('Escape');
  }
  await open(page, '/search?q=invalidateQueries');
  await expect(page.locator('main a[href^="/docs/v9/invalidateQueries"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="/docs/useContext"]')).toHaveCount(0);
});

function navbar(page: Page) {
  return page.getByRole('navigation', {name: 'Main'});
}

function versionLink(page: Page, label: string) {
  return navbar(page)
    .locator('.dropdown__menu')
    .getByRole('link', {name: new RegExp(`^${label}`)});
}

/** Chooses a version in the navbar, as a reader with a mouse does. */
async function switchTo(page: Page, label: '9.x' | '10.x'): Promise<void> {
  await openVersions(page);
  await versionLink(page, label).click();
}

async function openVersions(page: Page): Promise<void> {
  await navbar(page)
    .getByRole('button', {name: /^(9|10)\.x$/})
    .hover();
}
