import type {Page} from '@playwright/test';
import renamed from './data/renamed.json';
import routes from './data/routes.json';
import {expect, open, test} from './fixtures';
import {expectSound} from './soundness';

const others = [...routes.docs10, ...routes.docs10Categories, ...routes.docs10Unlisted, ...routes.top];

/** What the HTML of each page says about versions, as sent: the pages' scripts don't run. */
type Signs = {path: string; banners: (string | null)[]; canonicals: (string | null)[]};

test('the HTML of each 9.x page has one banner, which leads to the page of 10.x for the same need', async ({
  page,
}) => {
  await open(page, '/docs');
  const signs = await readSigns(page, routes.docs9);
  expect(signs.map(({path, banners}) => [path, ...banners])).toEqual(
    routes.docs9.map(path => [path, findSuccessor(path)]),
  );
});

test('no other page has the banner', async ({page}) => {
  await open(page, '/docs');
  const signs = await readSigns(page, others);
  expect(signs.filter(({banners}) => banners.length > 0)).toEqual([]);
});

test('each 9.x page names its successor as the canonical page, each other page itself', async ({page}) => {
  await open(page, '/docs');
  const signs = await readSigns(page, [...routes.docs9, ...others]);
  const canonicals = signs.map(({path, canonicals}) => [
    path,
    ...canonicals.map(address => address && new URL(address).pathname),
  ]);
  expect(canonicals).toEqual([
    ...routes.docs9.map(path => [path, findSuccessor(path)]),
    ...others.map(path => [path, path]),
  ]);
});

for (const [page9, page10] of Object.entries(renamed)) {
  test(`the banner of ${page9} names ${page10} and leads there`, async ({page}) => {
    await open(page, `/docs/v9/${page9}`);
    await banner(page)
      .getByRole('link', {name: `${page10} (10.x)`})
      .click();
    await expect(page).toHaveURL(`/docs/${page10}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(page10);
    await expect(banner(page)).toHaveCount(0);
  });
}

test('who follows the banner is in 10.x from then on', async ({page}) => {
  await open(page, '/docs/v9/react-queries');
  await banner(page).getByRole('link').click();
  await open(page, '/media');
  await expect(
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}),
  ).toHaveAttribute('href', '/docs');
});

test('the banner is a quiet region, not an alert', async ({page}) => {
  await open(page, '/docs/v9/router');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toContainText('no longer actively maintained');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const live = banner(page).locator(
    'xpath=ancestor-or-self::*[@aria-live or @role="alert" or @role="status"]',
  );
  await expect(live).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the banner has no accessibility violations', async ({page}) => {
  await open(page, '/docs/v9/love');
  await expectSound(page, 'banner');
});

function banner(page: Page) {
  return page.getByRole('region', {name: 'About this version'});
}

function findSuccessor(path9: string): string {
  const name = path9.replace(/^\/docs\/v9\/?/, '');
  const successor = new Map(Object.entries(renamed)).get(name) ?? name;
  return successor === '' ? '/docs' : `/docs/${successor}`;
}

async function readSigns(page: Page, paths: string[]): Promise<Signs[]> {
  return page.evaluate(
    async paths =>
      Promise.all(
        paths.map(async path => {
          const html = await (await fetch(path)).text();
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          const read = (selector: string) =>
            [...parsed.querySelectorAll(selector)].map(element => element.getAttribute('href'));
          return {
            path,
            banners: read('section[aria-label="About this version"] a'),
            canonicals: read('link[rel="canonical"]'),
          };
        }),
      ),
    paths,
  );
}
