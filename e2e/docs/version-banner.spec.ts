import type {Page} from '@playwright/test';
import renamed from '../data/renamed.json';
import {routes} from '../data/routes';
import {expect, open, test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {defineFetchPage} from '../fixtures/fetchPage';

/** Paths of pages that aren't in the 9.x docs. */
const otherPaths = [
  ...routes['docs current'],
  ...routes['docs current categories'],
  ...routes['docs current unlisted'],
  ...routes.top,
];

/** The link targets of a page's version banners, and its canonical URLs. Both are read from the page's HTML before any script runs. */
type VersionLinks = {path: string; banners: (string | null)[]; canonicals: (string | null)[]};

test('the HTML of each 9.x page has one banner, which links to the 10.x page on the same subject', async ({
  page,
}) => {
  await open(page, '/docs');
  const links = await readVersionLinks(page, routes['docs 9.x']);
  expect(links.map(({path, banners}) => [path, ...banners])).toEqual(
    routes['docs 9.x'].map(path => [path, findSuccessor(path)]),
  );
});

test('only 9.x pages have the version banner', async ({page}) => {
  await open(page, '/docs');
  const links = await readVersionLinks(page, otherPaths);
  expect(links.filter(({banners}) => banners.length > 0)).toEqual([]);
});

test('a 9.x page has the canonical URL of its 10.x successor, and every other page has its own', async ({
  page,
}) => {
  await open(page, '/docs');
  const links = await readVersionLinks(page, [...routes['docs 9.x'], ...otherPaths]);
  const canonicals = links.map(({path, canonicals}) => [
    path,
    ...canonicals.map(address => address && new URL(address).pathname),
  ]);
  expect(canonicals).toEqual([
    ...routes['docs 9.x'].map(path => [path, findSuccessor(path)]),
    ...otherPaths.map(path => [path, path]),
  ]);
});

for (const [page9, page10] of Object.entries(renamed)) {
  test(`the banner of ${page9} links to ${page10}`, async ({page}) => {
    await open(page, `/docs/v9/${page9}`);
    const link = getBanner(page).getByRole('link', {name: ' (10.x)'});
    const title = (await link.innerText()).replace(' (10.x)', '');
    await link.click();
    await expect(page).toHaveURL(`/docs/${page10}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(getBanner(page)).toHaveCount(0);
  });
}

test('following the link in the banner makes 10.x the preferred version', async ({page}) => {
  await open(page, '/docs/v9/react-queries');
  await getBanner(page).getByRole('link').click();
  await open(page, '/media');
  await expect(
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}),
  ).toHaveAttribute('href', '/docs');
});

test('the version banner is a region that screen readers don’t announce as an alert', async ({page}) => {
  await open(page, '/docs/v9/router');
  await expect(getBanner(page)).toBeVisible();
  await expect(getBanner(page)).toContainText('no longer actively maintained');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const liveRegion = getBanner(page).locator(
    'xpath=ancestor-or-self::*[@aria-live or @role="alert" or @role="status"]',
  );
  await expect(liveRegion).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the version banner has no accessibility violations', async ({page}) => {
  await open(page, '/docs/v9/love');
  await expectAccessibleInBothThemes(page, 'version banner');
});

function getBanner(page: Page) {
  return page.getByRole('region', {name: 'About this version'});
}

/** Returns the path of the 10.x page on the same subject as the 9.x page at `path9`. */
function findSuccessor(path9: string): string {
  const name = path9.replace(/^\/docs\/v9\/?/, '');
  const successor = new Map(Object.entries(renamed)).get(name) ?? name;
  return successor === '' ? '/docs' : `/docs/${successor}`;
}

async function readVersionLinks(page: Page, paths: string[]): Promise<VersionLinks[]> {
  await defineFetchPage(page);
  return page.evaluate(async paths => {
    return Promise.all(
      paths.map(async path => {
        const parsed = await window.fetchPage(path);
        const readHrefs = (selector: string) =>
          [...parsed.querySelectorAll(selector)].map(element => element.getAttribute('href'));
        return {
          path,
          banners: readHrefs('section[aria-label="About this version"] a'),
          canonicals: readHrefs('link[rel="canonical"]'),
        };
      }),
    );
  }, paths);
}
