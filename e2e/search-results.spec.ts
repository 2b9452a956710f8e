import {expect, open, test} from './fixtures';
import {openModal, readPaths, search, strangeQueries, wasAttacked} from './searchModal';

test.describe('results', () => {
  test('arrows and Enter lead to a hit', async ({page}) => {
    const {dialog, field, options} = await search(page, 'useInfiniteQuery');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const address = await options.nth(1).getAttribute('href');
    await field.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address ?? '');
  });

  test('a click leads to a section', async ({page}) => {
    const {options} = await search(page, 'Which error code to throw');
    await options.first().click();
    await expect(page).toHaveURL('/docs/authorization#which-code-to-throw');
    await expect(page.getByRole('heading', {name: 'Which error code to throw'})).toBeInViewport();
  });

  test('what was typed is marked', async ({page}) => {
    const {options} = await search(page, 'middleware');
    await expect(options.first().locator('mark').first()).toHaveText(/middleware/i);
  });

  test('the field says what it is for, and can be cleared', async ({page}) => {
    const {dialog, field, options} = await search(page, 'router');
    await expect(field).toHaveAttribute('placeholder', 'Search docs');
    await dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(options).toHaveCount(0);
  });

  for (const query of ['context', 'define router', 'c++ & <b> #1 100%', 'a']) {
    test(`“See all” leads to as many results for “${query}”`, async ({page}) => {
      const {dialog} = await search(page, query);
      const link = dialog.getByRole('link', {name: /^See all \d+ results$/});
      const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
      expect(await link.getAttribute('href')).toBe(`/search?q=${encodeURIComponent(query)}&version=current`);
      await link.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue(query);
      await expect(page.getByRole('region', {name: 'Results'}).getByRole('status')).toHaveText(
        `${count} results in 10.x`,
      );
    });
  }

  test('without results it says so, offers other searches and a place to report', async ({page}) => {
    const {dialog, field} = await search(page, 'router');
    await field.fill('qqzzxx');
    await expect(dialog.getByText('No results for "qqzzxx"')).toBeVisible();
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    const link = dialog.getByRole('link', {name: 'Let us know.'});
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://github.com/trpc/trpc/issues/new');
    expect(address.searchParams.get('title')).toContain('qqzzxx');
    expect(address.searchParams.get('body')).toContain('10.x');
    const suggestion = dialog.getByRole('listitem').getByRole('button').first();
    const name = (await suggestion.textContent()) ?? '';
    await suggestion.click();
    await expect(field).toHaveValue(`${name.toLowerCase()} `);
  });
});

test.describe('versions', () => {
  test('the version in view is searched, and no other', async ({page}) => {
    for (const [path, version] of [
      ['/docs/router', '10.x'],
      ['/docs/v9/router', '9.x'],
    ] as const) {
      const modal = await search(page, 'router', path);
      await expect(modal.dialog.getByRole('radio', {name: version})).toBeChecked();
      await expect(modal.status).toHaveText(new RegExp(`^\\d+ results in ${version}$`));
      const docs = (await readPaths(modal)).filter(found => found.startsWith('/docs'));
      expect(docs.length).toBeGreaterThan(0);
      expect(docs.filter(found => /^\/docs\/v9(\/|$)/.test(found) !== (version === '9.x'))).toEqual([]);
    }
  });

  test('the other version is one choice away, and the query stays', async ({page}) => {
    const modal = await search(page, 'useContext', '/docs/router');
    await modal.dialog.getByRole('radio', {name: '9.x'}).check();
    await expect(modal.status).toHaveText(/ in 9\.x$/);
    await expect(modal.field).toHaveValue('useContext');
    const docs = (await readPaths(modal)).filter(found => found.startsWith('/docs'));
    expect(docs.filter(found => !found.startsWith('/docs/v9'))).toEqual([]);
    expect(docs.length).toBeGreaterThan(0);
    await expect(modal.dialog.getByRole('link', {name: /^See all/})).toHaveAttribute('href', /version=9\.x$/);
  });

  test('the choice works by keyboard', async ({page}) => {
    const modal = await search(page, 'router', '/docs/v9/router');
    await modal.dialog.getByRole('radio', {name: '9.x'}).focus();
    await page.keyboard.press('ArrowUp');
    await expect(modal.dialog.getByRole('radio', {name: '10.x'})).toBeChecked();
    await expect(modal.status).toHaveText(/ in 10\.x$/);
  });

  test('the blog is searched with both', async ({page}) => {
    for (const path of ['/docs/router', '/docs/v9/router']) {
      const modal = await search(page, 'announcing tRPC 10', path);
      expect(await readPaths(modal)).toContain('/blog/announcing-trpc-10');
    }
  });
});

test.describe('failures', () => {
  test.use({expectedMessage: /Failed to load resource|ChunkLoadError/});

  test('when the records file can’t be used it says so, and the next query recovers', async ({page}) => {
    test.slow();
    const pattern = '**/search-records/*.json';
    const advice = 'You might want to check your network connection.';
    for (const [name, failure] of Object.entries({
      'can’t be reached': undefined,
      'is missing': {status: 404, body: 'Not found'},
      'is no JSON': {status: 200, body: '<!doctype html>'},
      'has another format': {status: 200, body: '{"format": 0, "pages": []}'},
      'is broken off': {status: 200, body: '{"format": 1, "origin": "https://x'},
    })) {
      await test.step(name, async () => {
        await page.route(pattern, route => (failure ? route.fulfill(failure) : route.abort()));
        const {dialog, field, options, status} = await openModal(page);
        await field.fill('router');
        await expect(dialog.getByText('Unable to fetch results').first()).toBeVisible();
        await expect(dialog.getByText(advice)).toBeVisible();
        await expect(status).toHaveText('Unable to fetch results');
        if (failure === undefined) {
          // It stays: DocSearch by itself takes it away after a moment.
          await page.waitForTimeout(1_500);
          await expect(dialog.getByText(advice)).toBeVisible();
        }
        await page.unroute(pattern);
        await field.fill('routers');
        await expect(options.first()).toBeVisible();
        await expect(dialog.getByText(advice)).toBeHidden();
      });
    }
  });

  test('when the modal itself can’t be fetched the search page opens', async ({page}) => {
    await open(page, '/docs/router');
    await page.waitForLoadState('networkidle');
    await page.route('**/search-records/*.json', route => route.abort());
    await page.evaluate(() => {
      // The bundler adds a script for each chunk that it needs: none of them loads.
      new MutationObserver(records => {
        for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
          if (node instanceof HTMLScriptElement) {
            node.dispatchEvent(new Event('error'));
          }
        }
      }).observe(document.head, {childList: true});
    });
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search$/);
  });
});

test.describe('strange queries', () => {
  test('each has a clear state, nothing is thrown, nothing executed', async ({page}) => {
    test.slow();
    const {dialog, field, options} = await openModal(page);
    const start = dialog.getByText('No recent searches');
    for (const [name, query] of strangeQueries) {
      await test.step(name, async () => {
        await field.fill(query);
        await expect(options.or(dialog.getByText('No results for')).first()).toBeVisible();
        expect(await wasAttacked(page)).toBe(false);
        await field.fill('router');
        await expect(options.first()).toBeVisible();
        await field.fill('');
        await expect(start).toBeVisible();
      });
    }
  });
});
