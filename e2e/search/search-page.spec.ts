import type {Page, Response} from '@playwright/test';
import {expect, expectNoViolations, open, test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {edgeCaseQueries, didInjectedScriptRun} from '../fixtures/searchModal';
import {routes} from '../data/routes';

function findParts(page: Page) {
  const region = page.getByRole('region', {name: 'Results'});
  return {
    field: page.getByRole('searchbox', {name: 'Search docs'}),
    status: region.getByRole('status'),
    /** Hits are grouped by page, and each group starts with the title of its page. */
    pageHeadings: region.getByRole('heading', {level: 2}),
    region,
  };
}

const resultCountPattern = /^\d+ results? in 10\.x$/;

test('the search page shows results grouped by page, with highlighted matches and a count', async ({
  page,
}) => {
  await open(page, '/search?q=auth+middleware');
  const {status, pageHeadings, region, field} = findParts(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "auth middleware"');
  await expect(page).toHaveTitle(/^Search results for "auth middleware"/);
  await expect(field).toHaveValue('auth middleware');
  await expect(status).toHaveText(resultCountPattern);
  const paths = await pageHeadings
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(3);
  expect(new Set(paths).size).toBe(paths.length);
  await expect(region.locator('p mark').first()).toHaveText(/middleware/i);
  // Each listed section is a hit. A page heading can be a hit too, or it only groups the sections below it. So the count lies between the
  // number of sections and the number of sections and page headings together.
  const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  const sections = await region.locator('ul a').count();
  expect(sections).toBeLessThanOrEqual(count);
  expect(sections + paths.length).toBeGreaterThanOrEqual(count);
});

test('a click on a hit opens its section', async ({page}) => {
  await open(page, '/search?q=Which+error+code+to+throw');
  await findParts(page).region.getByRole('link', {name: 'Which error code to throw'}).first().click();
  await expect(page).toHaveURL('/docs/authorization#which-code-to-throw');
});

test('typing updates the URL, Enter adds a history entry, and going back or forward restores the search', async ({
  page,
}) => {
  await open(page, '/search');
  const {field, status, pageHeadings} = findParts(page);
  await expect(status).toHaveText('Type a word, the name of an API, or the text of an error.');
  await field.fill('useMutation');
  await expect(page).toHaveURL('/search?q=useMutation');
  await expect(pageHeadings.first()).toHaveText('useMutation');
  await field.press('Enter');
  await field.fill('useQ');
  await expect(page).toHaveURL('/search?q=useQ');
  await field.fill('useQuery');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=useQuery');
  await expect(pageHeadings.first()).toHaveText('useQuery');
  await pageHeadings.first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/useQuery');
  await page.goBack();
  await expect(field).toHaveValue('useQuery');
  await expect(pageHeadings.first()).toHaveText('useQuery');
  await page.goBack();
  await expect(field).toHaveValue('useMutation');
  await expect(pageHeadings.first()).toHaveText('useMutation');
  await page.goBack();
  await expect(field).toHaveValue('');
  await page.goForward();
  await page.goForward();
  await expect(field).toHaveValue('useQuery');
  await expect(pageHeadings.first()).toHaveText('useQuery');
});

test('going back after a query has been changed restores the query before', async ({page}) => {
  await open(page, '/docs/router');
  await open(page, '/search?q=context');
  const {field} = findParts(page);
  await field.fill('context router');
  await expect(page).toHaveURL('/search?q=context+router');
  await page.goBack();
  await expect(field).toHaveValue('context');
  await expect(page).toHaveURL('/search?q=context');
  await page.goBack();
  await expect(page).toHaveURL('/docs/router');
});

test('the version filter changes the results and the URL, and going back restores the search', async ({
  page,
}) => {
  await open(page, '/search?q=router');
  const {status, region} = findParts(page);
  await expect(status).toHaveText(resultCountPattern);
  const readDocsPaths = async () =>
    (
      await region.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    ).filter(path => path.startsWith('/docs'));
  expect((await readDocsPaths()).filter(path => path.startsWith('/docs/v9'))).toEqual([]);
  await page.getByRole('radio', {name: '9.x'}).check();
  await expect(page).toHaveURL('/search?q=router&version=9.x');
  await expect(status).toHaveText(/ in 9\.x$/);
  const docs9Paths = await readDocsPaths();
  expect(docs9Paths.length).toBeGreaterThan(0);
  expect(docs9Paths.filter(path => !path.startsWith('/docs/v9'))).toEqual([]);
  await page.goBack();
  await expect(status).toHaveText(resultCountPattern);
});

test('an unknown version in the URL falls back to 10.x', async ({page}) => {
  await open(page, '/search?q=router&version=8.x');
  await expect(page.getByRole('radio', {name: '10.x'})).toBeChecked();
  await expect(findParts(page).status).toHaveText(resultCountPattern);
});

test('search engines don’t index the search page', async ({page, request}) => {
  await open(page, '/search?q=router');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search<');
});

test('the search page shows a message when there are no results', async ({page}) => {
  await open(page, '/search?q=qqzzxx');
  const {region, status} = findParts(page);
  await expect(status).toHaveText('No results in 10.x');
  await expect(region.getByText('No results for qqzzxx.')).toBeVisible();
  await expect(region.getByRole('link', {name: 'Let us know.'})).toHaveCount(0);
});

test('the search page shows “Searching…” while the search index loads', async ({page}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/search-records/*.json', async route => {
    await released;
    await route.continue();
  });
  await open(page, '/search?q=router');
  await expect(findParts(page).status).toHaveText('Searching…');
  release();
  await expect(findParts(page).status).toHaveText(resultCountPattern);
});

test.describe('failures on the search page', () => {
  test.use({allowedConsoleMessages: /Failed to load resource/});

  for (const [name, failure] of [
    ['can’t be reached', undefined],
    ['is missing', {status: 404, body: 'Not found'}],
    ['is corrupt', {status: 200, body: '{"format": 2, "pages": [{}]}'}],
  ] as const) {
    test(`the search page shows an error when a file of the search index ${name}, and “Try again” loads the results`, async ({
      page,
    }) => {
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
      await expect(status).toHaveText(resultCountPattern);
      // The button is gone.
      await expect(region).toBeFocused();
    });
  }
});

test('if the chosen section has no results in a version, the page offers those of all sections', async ({
  page,
}) => {
  await open(page, '/search?q=link&section=Reference&version=9.x');
  const {status, region, pageHeadings} = findParts(page);
  await expect(status).toHaveText('No results in 9.x, Reference');
  await expect(region.getByText('The section Reference has no results in 9.x.')).toBeVisible();
  await expectNoViolations(page, 'other sections');
  const button = region.getByRole('button', {name: /^Show \d+ results in all sections$/});
  const count = /\d+/.exec(await button.innerText())?.[0];
  await button.click();
  await expect(status).toHaveText(`${count} results in 9.x`);
  await expect(pageHeadings.first()).toBeVisible();
  await expect(region).toBeFocused();
});

test.describe('edge-case queries on the search page', () => {
  /** Matches each status that the search page can show once a search has finished. */
  const settledStatus = /^(?:\d+ results? in 10\.x(?:\. Not found: .+)?|No results in 10\.x|Type a word.*)$/;

  async function expectNoInjectionOrOverflow(page: Page): Promise<void> {
    expect(await didInjectedScriptRun(page)).toBe(false);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'horizontal overflow in px').toBe(0);
  }

  test('each query in the URL gets a regular status message, and no injected script runs', async ({page}) => {
    test.slow();
    for (const [name, query] of edgeCaseQueries) {
      await test.step(name, async () => {
        await open(page, `/search?q=${encodeURIComponent(query)}`);
        const {field, status} = findParts(page);
        await expect(status).toHaveText(settledStatus);
        await expect(field).toHaveValue(query);
        await expectNoInjectionOrOverflow(page);
      });
    }
  });

  test('each pasted query gets a regular status message, and no injected script runs', async ({page}) => {
    test.slow();
    await open(page, '/search');
    const {field, status} = findParts(page);
    for (const [name, query] of edgeCaseQueries) {
      await test.step(name, async () => {
        await field.fill(query);
        await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(query);
        await expect(status).toHaveText(settledStatus);
        await expectNoInjectionOrOverflow(page);
      });
    }
    // The status of the last query can be that of the query before. When the results of another query are there, it has been handled.
    await field.fill('router');
    await expect(status).toHaveText(resultCountPattern);
    await expectNoInjectionOrOverflow(page);
  });

  for (const queryString of ['?q=%E0%A4%A', '?q=%', '?q=%ZZ&version=%', '?q', '?q=&q=router', '?']) {
    test(`the search page works at the URL /search${queryString}`, async ({page}) => {
      await open(page, `/search${queryString}`);
      const {status, field} = findParts(page);
      await expect(status).toHaveText(/10\.x$|^Type a word/);
      await field.fill('router');
      await expect(status).toHaveText(resultCountPattern);
    });
  }
});

for (const [query, expected] of [
  ['', /^Type/],
  ['auth middleware', resultCountPattern],
  ['qqzzxx', /^No results/],
] as const) {
  test(`axe finds no violations when the query is “${query}”`, async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(findParts(page).status).toHaveText(expected);
    await expectAccessibleInBothThemes(page, `“${query}”`);
  });
}

test('results fit a phone without horizontal scrolling, even with long names in their titles', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const query of ['middleware', 'error', 'CreateTRPCReactOptions']) {
    await open(page, `/search?q=${query}`);
    await expect(findParts(page).status).toHaveText(resultCountPattern);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, query).toBe(0);
  }
});

for (const width of [1440, 390]) {
  test(`at ${width} px, each section on the search page has the title of its page before its own, and shows a match`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/search?q=cookies');
    const {region, pageHeadings} = findParts(page);
    await expect(pageHeadings.first()).toBeVisible();
    const sections = await region.getByRole('listitem').getByRole('listitem').all();
    expect(sections.length).toBeGreaterThan(3);
    for (const section of sections) {
      const result = section.locator('xpath=ancestor::li[1]');
      const title = (await result.getByRole('heading').textContent()) ?? '';
      const link = section.getByRole('link');
      const text = (await link.textContent()) ?? '';
      expect(text.slice(0, title.length + 3)).toBe(`${title} › `);
      expect(text.length).toBeGreaterThan(title.length + 3);
      const cut = await section.evaluate(item =>
        [item, ...item.querySelectorAll('*')]
          .filter(({scrollWidth, clientWidth}) => clientWidth > 0 && scrollWidth > clientWidth)
          .map(({outerHTML}) => outerHTML.slice(0, 100)),
      );
      expect(cut).toEqual([]);
      await expect(section.locator('mark').first()).toBeVisible();
    }
  });
}

test('the title of the search page isn’t cut on a narrow phone, and its height doesn’t depend on the query', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  const heights = [];
  for (const path of ['/search', '/search?q=mutation', '/search?q=createTRPCProxyClient']) {
    await open(page, path);
    const title = page.getByRole('heading', {
      level: 1,
      name: /^Search (the documentation|results for ".+")$/,
    });
    const cut = await title.evaluate(element => [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ]);
    expect(cut, path).toEqual([0, 0]);
    heights.push((await title.boundingBox())?.height);
  }
  expect(new Set(heights).size).toBe(1);
});

test('the title of the search page shows the whole name of a long function on a wide screen', async ({
  page,
}) => {
  for (const width of [1440, 1000]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/search?q=createTRPCProxyClient');
    const title = page.getByRole('heading', {level: 1, name: /createTRPCProxyClient/});
    expect(await title.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('the search page shows rows of tables with the names of their columns', async ({page}) => {
  await open(page, '/search?q=UNAUTHORIZED');
  await expect(findParts(page).region.getByText('Code: UNAUTHORIZED, Status: 401').first()).toBeVisible();
});

test('the search page of a phone doesn’t mention keys', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/search?q=router');
  await expect(findParts(page).status).toHaveText(resultCountPattern);
  const main = page.getByRole('main');
  await expect(main.getByRole('switch')).toHaveCount(0);
  await expect(main.getByText(/single keys|\/ key/)).toHaveCount(0);
});

test('the filter by section works by keyboard, is announced, and is part of the URL', async ({page}) => {
  await open(page, '/search?q=router');
  const {region, status} = findParts(page);
  const sections = region.getByRole('group', {name: 'Section'});
  const all = sections.getByRole('radio', {name: /^All \d+$/});
  await expect(all).toBeChecked();
  const total = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  await all.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/[?&]section=/);
  const name = new URL(page.url()).searchParams.get('section') ?? '';
  await expect(status).toHaveText(new RegExp(`^\\d+ results in 10\\.x, ${name}$`));
  expect(Number(/\d+/.exec((await status.textContent()) ?? '')?.[0])).toBeLessThan(total);
  await expect(sections.locator(':focus')).toBeChecked();
  await page.reload();
  await expect(status).toHaveText(new RegExp(`^\\d+ results in 10\\.x, ${name}$`));
  await page.goBack();
  await expect(status).toHaveText(`${total} results in 10.x`);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search page lists all docs pages of all versions by section, and has no search field', async ({
    page,
  }) => {
    await page.goto('/search');
    const main = page.getByRole('main');
    // Playwright doesn't find text in `noscript` elements.
    await expect(main.locator('noscript p')).toBeVisible();
    await expect(main.locator('noscript p')).toContainText(
      'Search runs in your browser and needs JavaScript.',
    );
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(main.getByRole('radio').first()).toBeHidden();
    await expect(main.getByRole('status')).toBeHidden();
    const paths = await main
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    const expected = [
      ...routes['docs current'],
      ...routes['docs current unlisted'],
      ...routes['docs current categories'],
      ...routes['docs 9.x'],
    ];
    expect([...new Set(paths)].sort()).toEqual([...new Set(expected)].sort());
    await expect(main.getByRole('heading', {level: 2})).toHaveText(['10.x', '9.x']);
    await expect(main.getByRole('heading', {level: 3, name: '@trpc/server'})).toHaveCount(2);
  });
});

test('the list of all pages isn’t part of any script', async ({page}) => {
  const sources: string[] = [];
  const responses: Response[] = [];
  page.on('response', response => responses.push(response));
  await open(page, '/search');
  await expect(findParts(page).status).toHaveText(/^Type/);
  for (const response of responses.filter(candidate => candidate.url().endsWith('.js'))) {
    sources.push(await response.text());
  }
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter(source => source.includes('"Start here","pages"'))).toEqual([]);
});
