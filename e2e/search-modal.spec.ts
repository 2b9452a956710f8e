import {expect, expectNoViolations, hydrated, open, test} from './fixtures';
import {findModal, openModal, readPaths, search, strangeQueries, wasAttacked} from './searchModal';

test.describe('open and close', () => {
  test('the button opens it, Escape closes it, and the button has the focus again', async ({page}) => {
    const {dialog, button} = await openModal(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`${keys} opens it`, async ({page}) => {
      await open(page, '/docs/router');
      await page.keyboard.press(keys);
      await expect(findModal(page).field).toBeFocused();
    });
  }

  test('Ctrl + K closes it too, and the button Cancel', async ({page}) => {
    const {dialog, field, button} = await openModal(page);
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a click beside it closes it', async ({page}) => {
    const {dialog} = await openModal(page);
    await page.mouse.click(60, 600);
    await expect(dialog).toBeHidden();
  });

  test('a slash that is typed into a field stays a slash', async ({page}) => {
    await open(page, '/search');
    const field = page.getByRole('searchbox', {name: 'Search docs'});
    await field.press('/');
    await expect(field).toHaveValue('/');
    await expect(findModal(page).dialog).toBeHidden();
    await field.press('Control+k');
    await expect(findModal(page).dialog).toBeVisible();
  });

  test('a letter typed on the button opens it with this letter', async ({page}) => {
    await open(page, '/docs/router');
    const {button, field} = findModal(page);
    await button.focus();
    await page.keyboard.press('r');
    await expect(field).toHaveValue('r');
  });

  test('the page behind it is out of reach', async ({page}) => {
    const {dialog, field} = await search(page, 'router');
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await field.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  });

  test('it fills a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const {dialog} = await search(page, 'router');
    const {width, height} = (await dialog.locator('.DocSearch-Modal').boundingBox()) ?? {};
    expect([width, height]).toEqual([390, 844]);
    await expect(dialog.getByRole('button', {name: 'Cancel'})).toBeInViewport();
  });
});

test.describe('loading', () => {
  test('nothing of it is fetched before the reader is about to search', async ({page, baseURL}) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await open(page, '/docs/router');
    await page.waitForLoadState('networkidle');
    expect(requests.filter(url => url.includes('/search-records/'))).toEqual([]);
    const before = requests.length;
    await findModal(page).button.hover();
    await expect
      .poll(() =>
        requests.filter(url => url.includes('/search-records/')).map(url => url.slice(baseURL?.length)),
      )
      .toEqual(['/search-records/default.json', '/search-records/docs-default-current.json']);
    // The modal's code came then, too.
    expect(requests.slice(before).filter(url => url.endsWith('.js')).length).toBeGreaterThan(0);
  });

  for (const intent of ['focus', 'shortcut'] as const) {
    test(`${intent} is a sign as well`, async ({page}) => {
      await open(page, '/docs/v9/router');
      const request = page.waitForRequest('**/search-records/docs-default-9.x.json');
      await (intent === 'focus' ? findModal(page).button.focus() : page.keyboard.press('Control+k'));
      await request;
    });
  }

  test('no other origin hears of a search', async ({page, baseURL}) => {
    const foreign: string[] = [];
    page.on('request', request => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    const modal = await search(page, 'context');
    await modal.options.first().click();
    await expect(modal.dialog).toBeHidden();
    expect(foreign).toEqual([]);
  });
});

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
    const {options} = await search(page, 'Which code to throw');
    await options.first().click();
    await expect(page).toHaveURL('/docs/authorization#which-code-to-throw');
    await expect(page.getByRole('heading', {name: 'Which code to throw'})).toBeInViewport();
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

test.describe('recent and favourite searches', () => {
  test('they are kept over visits, can be saved and removed', async ({page}) => {
    const modal = await search(page, 'useMutation');
    await expect(modal.dialog.getByText('No recent searches')).toBeHidden();
    await modal.options.first().click();
    await expect(page).toHaveURL('/docs/useMutation');

    await openModal(page, '/docs/context');
    const recent = modal.dialog.getByRole('grid', {name: 'Recent'});
    await expect(recent.getByRole('link', {name: /useMutation/})).toHaveAttribute(
      'href',
      '/docs/useMutation',
    );
    await recent.getByRole('button', {name: 'Save this search: useMutation'}).click();
    const favourite = modal.dialog.getByRole('grid', {name: 'Favorite'});
    await expect(favourite.getByRole('link', {name: /useMutation/})).toBeVisible();

    await page.reload();
    await hydrated(page);
    await page.keyboard.press('/');
    await expect(favourite.getByRole('link', {name: /useMutation/})).toBeVisible();
    await expectNoViolations(page, 'favourites');
    await favourite.getByRole('button', {name: 'Remove this search from favorites: useMutation'}).click();
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
  });

  test('a stored search opens by click and by Enter', async ({page}) => {
    const modal = await search(page, 'useMutation');
    await modal.options.first().click();
    await expect(page).toHaveURL('/docs/useMutation');
    for (const way of ['click', 'Enter']) {
      await openModal(page, '/docs/context');
      const link = modal.dialog.getByRole('link', {name: /useMutation/});
      await expect(link).toBeVisible();
      await (way === 'click' ? link.click() : page.keyboard.press('Enter'));
      await expect(page).toHaveURL('/docs/useMutation');
    }
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
    await modal.dialog.getByText('9.x', {exact: true}).click();
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
  test.use({expectedMessages: [/Failed to load resource/]});

  const failures = [
    ['can’t be reached', {abort: true}],
    ['is missing', {status: 404, body: 'Not found'}],
    ['is no JSON', {status: 200, body: '<!doctype html>'}],
    ['has another format', {status: 200, body: '{"format": 0, "pages": []}'}],
    ['is broken off', {status: 200, body: '{"format": 1, "origin": "https://x'}],
  ] as const;

  for (const [name, failure] of failures) {
    test(`when the records file ${name} it says so, and the next query recovers`, async ({page}) => {
      const pattern = '**/search-records/*.json';
      await page.route(pattern, route => ('abort' in failure ? route.abort() : route.fulfill(failure)));
      const {dialog, field, options, status} = await openModal(page);
      await field.fill('router');
      await expect(dialog.getByText('Unable to fetch results').first()).toBeVisible();
      await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
      await expect(status).toHaveText('Unable to fetch results');
      // It stays: DocSearch by itself takes it away after a moment.
      await page.waitForTimeout(1_500);
      await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
      await page.unroute(pattern);
      await field.fill('routers');
      await expect(options.first()).toBeVisible();
      await expect(dialog.getByText('You might want to check your network connection.')).toBeHidden();
    });
  }

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
  for (const [name, query] of strangeQueries) {
    test(`${name}: a clear state, nothing thrown, nothing executed`, async ({page}) => {
      const {dialog, field, options} = await openModal(page);
      await field.fill(query);
      const outcome = options
        .or(dialog.getByText('No results for'))
        .or(dialog.getByText('No recent searches'))
        .first();
      await expect(outcome).toBeVisible();
      expect(await wasAttacked(page)).toBe(false);
      await field.fill('router');
      await expect(options.first()).toBeVisible();
    });
  }
});

test.describe('for assistive technology', () => {
  test('the field is a combobox that knows its list and the active option', async ({page}) => {
    const {dialog, field} = await search(page, 'context');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const lists = ((await field.getAttribute('aria-controls')) ?? '').split(' ');
    for (const id of lists) {
      await expect(dialog.locator(`[id="${id}"]`)).toHaveRole('listbox');
    }
    for (let step = 0; step < 3; step++) {
      const active = await field.getAttribute('aria-activedescendant');
      await expect(dialog.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
      await expect(dialog.locator('[aria-selected="true"]')).toHaveCount(1);
      await field.press('ArrowDown');
      await expect(field).not.toHaveAttribute('aria-activedescendant', active ?? '');
    }
    await field.fill('');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('the number of results is spoken when the reader pauses', async ({page}) => {
    const {dialog, field, status} = await search(page, 'context');
    const seeAll = await dialog.getByRole('link', {name: /^See all/}).textContent();
    const count = /\d+/.exec(seeAll ?? '')?.[0];
    await expect(status).toHaveText(`${count} results in 10.x`);
    await field.fill('qqzzxx');
    await expect(status).toHaveText('No results in 10.x');
    await field.fill('');
    await expect(status).toHaveText('');
  });

  test('ids and the names of lists are unique', async ({page}) => {
    const {dialog} = await search(page, 'auth middleware');
    const ids = await page.locator('[id]').evaluateAll(elements => elements.map(({id}) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const names = await dialog
      .getByRole('listbox')
      .evaluateAll(lists =>
        lists.map(list => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent),
      );
    expect(names.length).toBeGreaterThan(1);
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing at the start, with results and without, in the ${theme} theme`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
      const {dialog, field} = await openModal(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectNoViolations(page, `${theme}, start`);
      await field.fill('auth middleware');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await expectNoViolations(page, `${theme}, results`);
      await field.fill('qqzzxx');
      await expect(dialog.getByText('No results for')).toBeVisible();
      await expectNoViolations(page, `${theme}, no results`);
    });
  }
});

test.describe('for assistive technology, in error', () => {
  test.use({expectedMessages: [/Failed to load resource/]});

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the ${theme} theme`, async ({page}) => {
      await page.emulateMedia({colorScheme: theme});
      await page.route('**/search-records/*.json', route => route.abort());
      const {dialog, field} = await openModal(page);
      await field.fill('router');
      await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
      await expectNoViolations(page, `${theme}, error`);
    });
  }
});
