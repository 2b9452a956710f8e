import type {Page} from '@playwright/test';
import {expect, expectNoViolations, open, test} from './fixtures';
import {expectSound} from './soundness';
import {strangeQueries, wasAttacked} from './searchModal';

function findParts(page: Page) {
  const region = page.getByRole('region', {name: 'Results'});
  return {
    field: page.getByRole('searchbox', {name: 'Search docs'}),
    status: region.getByRole('status'),
    /** One heading for each page that was found. */
    pages: region.getByRole('heading', {level: 2}),
    region,
  };
}

const counted = /^\d+ results? in 10\.x$/;

test('results are grouped by page, with marked passages, and counted', async ({page}) => {
  await open(page, '/search?q=auth+middleware');
  const {status, pages, region, field} = findParts(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "auth middleware"');
  await expect(page).toHaveTitle(/^Search results for "auth middleware"/);
  await expect(field).toHaveValue('auth middleware');
  await expect(status).toHaveText(counted);
  const paths = await pages
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(3);
  expect(new Set(paths).size).toBe(paths.length);
  await expect(region.locator('p mark').first()).toHaveText(/middleware/i);
  // Every hit is a page's own or a section's: together they are as many as counted.
  const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  const sections = await region.locator('ul a').count();
  expect(sections).toBeLessThanOrEqual(count);
  expect(sections + paths.length).toBeGreaterThanOrEqual(count);
});

test('a hit leads to its section', async ({page}) => {
  await open(page, '/search?q=Which+error+code+to+throw');
  await findParts(page).region.getByRole('link', {name: 'Which error code to throw'}).first().click();
  await expect(page).toHaveURL('/docs/authorization#which-code-to-throw');
});

test('typing searches, Enter ends a step, back and forward keep query and results', async ({page}) => {
  await open(page, '/search');
  const {field, status, pages} = findParts(page);
  await expect(status).toHaveText('Type a word, the name of an API, or the text of an error.');
  await field.fill('useMutation');
  await expect(page).toHaveURL('/search?q=useMutation');
  await expect(pages.first()).toHaveText('useMutation');
  await field.press('Enter');
  await field.fill('useQ');
  await expect(page).toHaveURL('/search?q=useQ');
  await field.fill('useQuery');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=useQuery');
  await expect(pages.first()).toHaveText('useQuery');
  await pages.first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/useQuery');
  await page.goBack();
  await expect(field).toHaveValue('useQuery');
  await expect(pages.first()).toHaveText('useQuery');
  await page.goBack();
  await expect(field).toHaveValue('useMutation');
  await expect(pages.first()).toHaveText('useMutation');
  await page.goBack();
  await expect(field).toHaveValue('');
  await page.goForward();
  await page.goForward();
  await expect(field).toHaveValue('useQuery');
  await expect(pages.first()).toHaveText('useQuery');
});

test('the version filter changes results and address, and back returns', async ({page}) => {
  await open(page, '/search?q=router');
  const {status, region} = findParts(page);
  await expect(status).toHaveText(counted);
  const readDocs = async () =>
    (
      await region.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    ).filter(path => path.startsWith('/docs'));
  expect((await readDocs()).filter(path => path.startsWith('/docs/v9'))).toEqual([]);
  await page.getByRole('radio', {name: '9.x'}).check();
  await expect(page).toHaveURL('/search?q=router&version=9.x');
  await expect(status).toHaveText(/ in 9\.x$/);
  const older = await readDocs();
  expect(older.length).toBeGreaterThan(0);
  expect(older.filter(path => !path.startsWith('/docs/v9'))).toEqual([]);
  await page.goBack();
  await expect(status).toHaveText(counted);
});

test('a version that nobody knows is the one in view', async ({page}) => {
  await open(page, '/search?q=router&version=8.x');
  await expect(page.getByRole('radio', {name: '10.x'})).toBeChecked();
  await expect(findParts(page).status).toHaveText(counted);
});

test('search engines stay away', async ({page, request}) => {
  await open(page, '/search?q=router');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search<');
});

test('without results it says what else to do', async ({page}) => {
  await open(page, '/search?q=qqzzxx');
  const {region, status} = findParts(page);
  await expect(status).toHaveText('No results in 10.x');
  await expect(region.getByText('No results for qqzzxx.')).toBeVisible();
  await expect(region.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /issues\/new.*qqzzxx/,
  );
});

test('while it loads it says so', async ({page}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/search-records/*.json', async route => {
    await released;
    await route.continue();
  });
  await open(page, '/search?q=router');
  await expect(findParts(page).status).toHaveText('Searching …');
  release();
  await expect(findParts(page).status).toHaveText(counted);
});

test.describe('failures', () => {
  test.use({expectedMessage: /Failed to load resource/});

  for (const [name, failure] of [
    ['can’t be reached', undefined],
    ['is missing', {status: 404, body: 'Not found'}],
    ['is corrupt', {status: 200, body: '{"format": 1, "pages": [{}]}'}],
  ] as const) {
    test(`when a records file ${name} it says so, and trying again helps`, async ({page}) => {
      await page.route('**/search-records/*.json', route =>
        failure ? route.fulfill(failure) : route.abort(),
      );
      await open(page, '/search?q=router');
      const {status, region} = findParts(page);
      await expect(status).toHaveText('Unable to fetch results');
      await expect(region.getByText('You might want to check your network connection.')).toBeVisible();
      await expectNoViolations(page, 'failure');
      await page.unroute('**/search-records/*.json');
      await region.getByRole('button', {name: 'Try again'}).click();
      await expect(status).toHaveText(counted);
    });
  }
});

test.describe('strange queries', () => {
  const settled = /^(?:\d+ results? in 10\.x|No results in 10\.x|Type a word.*)$/;

  async function expectCalm(page: Page): Promise<void> {
    expect(await wasAttacked(page)).toBe(false);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels that stick out').toBe(0);
  }

  test('in the address: a clear state, nothing thrown, nothing executed', async ({page}) => {
    test.slow();
    for (const [name, query] of strangeQueries) {
      await test.step(name, async () => {
        await open(page, `/search?q=${encodeURIComponent(query)}`);
        const {field, status} = findParts(page);
        await expect(status).toHaveText(settled);
        await expect(field).toHaveValue(query);
        await expectCalm(page);
      });
    }
  });

  test('pasted: a clear state, nothing thrown, nothing executed', async ({page}) => {
    test.slow();
    await open(page, '/search');
    const {field, status} = findParts(page);
    for (const [name, query] of strangeQueries) {
      await test.step(name, async () => {
        await field.fill(query);
        await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(query);
        await expect(status).toHaveText(settled);
        await expectCalm(page);
      });
    }
  });

  for (const search of ['?q=%E0%A4%A', '?q=%', '?q=%ZZ&version=%', '?q', '?q=&q=router', '?']) {
    test(`the address /search${search} is taken as it is`, async ({page}) => {
      await open(page, `/search${search}`);
      const {status, field} = findParts(page);
      await expect(status).toHaveText(/10\.x$|^Type a word/);
      await field.fill('router');
      await expect(status).toHaveText(counted);
    });
  }
});

for (const [query, expected] of [
  ['', /^Type/],
  ['auth middleware', counted],
  ['qqzzxx', /^No results/],
] as const) {
  test(`axe finds nothing when “${query}” is searched`, async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(findParts(page).status).toHaveText(expected);
    await expectSound(page, `“${query}”`);
  });
}

test('a phone shows it without sideways scrolling', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/search?q=middleware');
  await expect(findParts(page).status).toHaveText(counted);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('without scripts the page says that it needs them, and where all pages are listed', async ({page}) => {
  await open(page, '/search');
  const links = await page.evaluate(async () => {
    // A parser that runs no scripts takes the content of noscript elements for elements.
    const html = await (await fetch('/search')).text();
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main noscript');
    return {
      text: main?.textContent,
      paths: [...(main?.querySelectorAll('a') ?? [])].map(link => link.pathname),
    };
  });
  expect(links.text).toContain('Search runs in your browser and needs JavaScript.');
  expect(links.paths).toEqual(['/docs']);
});
