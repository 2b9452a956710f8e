import type {Locator, Page} from '@playwright/test';
import {expect, expectNoViolations, waitForHydration, open, test} from '../fixtures';

// These tests use the version menu in a browser. scripts/__tests__/built-site/pages.built.test.ts checks the menu's HTML on every docs
// page.
for (const [path9, path10] of [
  ['/docs/v9/react-queries', '/docs/useQuery'],
  ['/docs/v9', '/docs'],
  ['/docs/v9/quickstart', '/docs/quickstart'],
] as const) {
  test(`the version menu switches between ${path9} and ${path10}`, async ({page}) => {
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
  test(`the version menu leads from ${path10} to the section ${path9}`, async ({page}) => {
    await open(page, path10);
    await switchTo(page, '9.x');
    await expect(page).toHaveURL(path9);
    await expect(page.locator(`[id="${path9.split('#')[1]}"]`)).toBeInViewport();
  });
}

test('the version menu keeps the section if both pages have it', async ({page}) => {
  await open(page, '/docs/v9/react-queries#pitfalls');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await bringNavbarBack(page);
  await clickInPlace(page, getNavbar(page).getByRole('button', {name: '9.x'}));
  await clickInPlace(page, getVersionLink(page, '10.x'));
  await expect(page).toHaveURL('/docs/useQuery#pitfalls');
  await expect(page.getByRole('heading', {name: 'Pitfalls'})).toBeInViewport();
});

test('the version menu leads to the section that the reader has scrolled to', async ({page}) => {
  await open(page, '/docs/middlewares#pitfalls');
  const first = page.getByRole('heading', {level: 2, name: 'How it works'});
  await expect(page.getByRole('heading', {level: 2, name: 'Pitfalls'})).toBeInViewport();
  await first.evaluate(heading =>
    window.scrollBy({top: heading.getBoundingClientRect().top + 250, behavior: 'instant'}),
  );
  await bringNavbarBack(page);
  await clickInPlace(page, getNavbar(page).getByRole('button', {name: '10.x'}));
  await clickInPlace(page, getVersionLink(page, '9.x'));
  await expect(page).toHaveURL(/\/docs\/v9\/middlewares#how-it-works$/);
  await expect(first).toBeInViewport();
});

test('the version menu leads to the top of the page if the other version doesn’t have the section', async ({
  page,
}) => {
  await open(page, '/docs/v9/react-queries#what-happens-on-unmount');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, -200);
  await switchTo(page, '10.x');
  await expect(page).toHaveURL('/docs/useQuery');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('if 9.x has no page on the subject, the version menu says so and leads to the start page of 9.x', async ({
  page,
}) => {
  await open(page, '/docs/fetch');
  await openVersionMenu(page);
  await expect(getVersionLink(page, '9.x')).toHaveAccessibleName(
    /Not in this version\. Opens its start page\./,
  );
  await switchTo(page, '9.x');
  await expect(page).toHaveURL('/docs/v9');
});

test('Enter opens the version menu, which has no accessibility violations', async ({page}) => {
  await open(page, '/docs/fetch');
  await getNavbar(page).getByRole('button', {name: '10.x'}).focus();
  await page.keyboard.press('Enter');
  await expect(getVersionLink(page, '9.x')).toBeVisible();
  await expectNoViolations(page, 'version menu open');
});

test('outside the docs, the version menu leads to the start page of the chosen version', async ({page}) => {
  await open(page, '/media');
  await switchTo(page, '9.x');
  await expect(page).toHaveURL('/docs/v9');
});

test('the mobile menu lists the versions', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/v9/invalidateQueries');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: /Back to main menu/}).click();
  // On a docs page, the list of versions is already expanded.
  await page.getByRole('link', {name: '10.x', exact: true}).click();
  await expect(page).toHaveURL('/docs/useContext');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the navbar links to the chosen version even after a reload', async ({page}) => {
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
    await waitForHydration(page);
    await getNavbar(page).getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(path);
  }
  await switchTo(page, '10.x');
  await open(page, '/media');
  await getNavbar(page).getByRole('link', {name: 'Quickstart', exact: true}).click();
  await expect(page).toHaveURL('/docs/quickstart');
});

test('opening a page of an older version doesn’t make it the preferred version', async ({page}) => {
  await open(page, '/docs/v9/context');
  await open(page, '/media');
  await expect(getNavbar(page).getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
    'href',
    '/docs',
  );
});

for (const [action, returnToLatest] of [
  ['going back to', (page: Page) => page.goBack()],
  ['opening', (page: Page) => open(page, '/docs/context')],
] as const) {
  test(`${action} a page of the latest version makes it the preferred version again`, async ({page}) => {
    await open(page, '/docs/router');
    await switchTo(page, '9.x');
    await returnToLatest(page);
    await expect(page.getByText('Version: 10.x', {exact: true})).toBeVisible();
    await getNavbar(page).locator('a.navbar__brand').click();
    await expect(page).toHaveURL('/');
    await expect(getNavbar(page).getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
      'href',
      '/docs',
    );
    await page.reload();
    await waitForHydration(page);
    await expect(getNavbar(page).getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
      'href',
      '/docs',
    );
  });
}

test('as long as the reader hasn’t chosen a version, none is stored', async ({page}) => {
  await open(page, '/docs/context');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
});

test('search uses the preferred version even outside the docs', async ({page}) => {
  await open(page, '/docs/router');
  await switchTo(page, '9.x');
  for (const path of ['/docs/v9/context', '/media']) {
    await open(page, path);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('invalidateQueries');
    const hits = page.getByRole('option');
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

function getNavbar(page: Page) {
  return page.getByRole('navigation', {name: 'Main'});
}

function getVersionLink(page: Page, label: string) {
  return getNavbar(page)
    .locator('.dropdown__menu')
    .getByRole('link', {name: new RegExp(`^${label}`)});
}

/** Chooses a version in the navbar with the mouse. */
/** The navbar hides while the page scrolls down. Scrolls up, which brings it back. */
async function bringNavbarBack(page: Page): Promise<void> {
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top - 200);
  await expect.poll(async () => (await getNavbar(page).boundingBox())?.y).toBe(0);
}

/** Clicks at the position of an element. Before a click on an element, Playwright can scroll the page, even if the element is visible. */
async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const {x = 0, y = 0, width = 0, height = 0} = (await target.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function switchTo(page: Page, label: '9.x' | '10.x'): Promise<void> {
  await openVersionMenu(page);
  await getVersionLink(page, label).click();
  // The URL changes before the page does.
  await expect(
    getNavbar(page).getByRole('button', {name: `Docs version: ${label}`, exact: true}),
  ).toBeVisible();
}

async function openVersionMenu(page: Page): Promise<void> {
  await getNavbar(page)
    .getByRole('button', {name: /^Docs version: (9|10)\.x$/})
    .hover();
}
