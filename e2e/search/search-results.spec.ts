import type {Page} from '@playwright/test';
import {expect, flushRequests, open, pauseScriptRequests, test} from '../fixtures';
import {
  openModal,
  readHitPaths,
  searchInModal,
  edgeCaseQueries,
  didInjectedScriptRun,
} from '../fixtures/searchModal';

test.describe('results in the search modal', () => {
  test('arrow keys select a hit, and Enter opens it', async ({page}) => {
    const {dialog, field, options} = await searchInModal(page, 'useInfiniteQuery');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const href = await options.nth(1).getAttribute('href');
    await field.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(href ?? '');
  });

  test('a click on a hit opens its section', async ({page}) => {
    const {dialog} = await searchInModal(page, 'Which error code to throw');
    // The best hit is selected, even if the hit of its page is above it.
    const best = dialog.getByRole('option', {selected: true});
    await expect(best).toHaveAccessibleName(/^Authorization › Which error code to throw ?: /);
    await best.click();
    await expect(page).toHaveURL('/docs/authorization#which-code-to-throw');
    await expect(page.getByRole('heading', {name: 'Which error code to throw'})).toBeInViewport();
  });

  test('a section is below the hit of its page, and its title starts with the title of the page', async ({
    page,
  }) => {
    const {options} = await searchInModal(page, 'cookies');
    const hits = await options.evaluateAll(links =>
      links.map(link => ({path: link.getAttribute('href') ?? '', title: link.textContent ?? ''})),
    );
    const sections = hits.filter(({path}) => path.includes('#'));
    expect(sections.length).toBeGreaterThan(2);
    expect(sections.filter(({title}) => !/^[^:]+ › /.test(title))).toEqual([]);
    const misplaced = sections.filter(({path}) => {
      const page = hits.findIndex(hit => hit.path === path.replace(/#.*/, ''));
      return page > hits.findIndex(hit => hit.path === path);
    });
    expect(misplaced).toEqual([]);
  });

  for (const width of [1440, 390, 320]) {
    test(`at a width of ${width} px, each hit shows its whole title, and a match in at most two lines of text`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      for (const query of ['UNAUTHORIZED', 'superjson', 'batching']) {
        const {options} = await searchInModal(page, query);
        const texts = await options.evaluateAll(links =>
          links.map(link => {
            const marks = [...link.querySelectorAll('mark')];
            const isShown = (mark: Element) => {
              const line = mark.closest('[class*="detail"], [class*="itemTitle"]')?.getBoundingClientRect();
              const {top, bottom} = mark.getBoundingClientRect();
              return line !== undefined && top >= line.top - 2 && bottom <= line.bottom + 2;
            };
            const detail = link.querySelector('[class*="detail"]');
            const lines = detail
              ? Math.round(
                  detail.getBoundingClientRect().height / parseFloat(getComputedStyle(detail).lineHeight),
                )
              : 0;
            const title = link.querySelector('[class*="itemTitle"]');
            const isTitleCut = !title || title.scrollWidth > title.clientWidth;
            return {text: link.textContent, isMatchShown: marks.some(isShown), isTitleCut, lines};
          }),
        );
        expect(
          texts.filter(({isMatchShown, isTitleCut, lines}) => !isMatchShown || isTitleCut || lines > 2),
        ).toEqual([]);
      }
    });
  }

  test('rows of tables are shown with the names of their columns', async ({page}) => {
    const {options} = await searchInModal(page, 'Which error code to throw');
    await expect(options.filter({hasText: 'Code: UNAUTHORIZED, Status: 401'}).first()).toBeVisible();
  });

  test('all sections of the filter are visible on wide screens', async ({page}) => {
    const {dialog} = await searchInModal(page, 'httpBatchLink');
    const choices = dialog.getByRole('group', {name: 'Section'}).getByRole('radio');
    await expect(choices.nth(4)).toBeVisible();
    for (const choice of await choices.all()) {
      await expect(choice).toBeInViewport({ratio: 1});
    }
  });

  test('the filter by section works by keyboard, is announced, and is part of the link to all results', async ({
    page,
  }) => {
    const {dialog, options, status} = await searchInModal(page, 'router');
    const sections = dialog.getByRole('group', {name: 'Section'});
    await sections.getByRole('radio', {name: /^All \d+$/}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(sections.locator(':focus')).toBeChecked();
    await expect(status).toHaveText(/^\d+ results in 10\.x, .+$/);
    const name = /, (.+)$/.exec((await status.textContent()) ?? '')?.[1] ?? '';
    await expect(dialog.getByRole('link', {name: /^See all/})).toHaveAttribute(
      'href',
      `/search?q=router&${new URLSearchParams({version: 'current', section: name})}`,
    );
    await expect(options.first()).toBeVisible();
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expect(page.getByRole('region', {name: 'Results'}).getByRole('radio', {name})).toBeChecked();
  });

  test('before the first letter, arrow keys and Enter open one of the popular pages of the version', async ({
    page,
  }) => {
    const {field, dialog} = await openModal(page, '/docs/v9/router');
    const links = dialog.getByRole('tree', {name: 'Popular pages'}).getByRole('link');
    const paths = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter(path => !path.startsWith('/docs/v9/'))).toEqual([]);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(paths[1] ?? '');
  });

  test('words that match the query are highlighted', async ({page}) => {
    const {options} = await searchInModal(page, 'middleware');
    await expect(options.first().locator('mark').first()).toHaveText(/middleware/i);
  });

  test('the search field has a placeholder and can be cleared', async ({page}) => {
    const {dialog, field, options} = await searchInModal(page, 'router');
    await expect(field).toHaveAttribute('placeholder', 'Search docs');
    await dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(options).toHaveCount(0);
  });

  for (const query of ['context', 'define router', 'c++ & <b> #1 100%', 'a']) {
    test(`for “${query}”, “See all” opens the search page, which shows as many results as the modal`, async ({
      page,
    }) => {
      const {dialog} = await searchInModal(page, query);
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

  test('for a single result, “See all” is left out', async ({page}) => {
    const {dialog} = await searchInModal(page, 'storybook');
    await expect(dialog.getByRole('status')).toContainText('1 result');
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await expect(dialog.getByRole('link', {name: /^See all/})).toHaveCount(0);
  });

  test('the modal shows a message and suggested searches when there are no results', async ({page}) => {
    const {dialog, field} = await searchInModal(page, 'router');
    await field.fill('qqzzxx');
    await expect(dialog.getByText('No results for "qqzzxx"')).toBeVisible();
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    // No GitHub repository is configured in this build, so the modal shows no link for reporting missing results.
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveCount(0);
    const suggestion = dialog.getByRole('listitem').getByRole('button').first();
    const name = (await suggestion.textContent()) ?? '';
    await suggestion.click();
    await expect(field).toHaveValue(`${name.toLowerCase()} `);
  });
});

test.describe('versions in the search modal', () => {
  test('the modal searches only the version of the current page', async ({page}) => {
    for (const [path, version] of [
      ['/docs/router', '10.x'],
      ['/docs/v9/router', '9.x'],
    ] as const) {
      const modal = await searchInModal(page, 'router', path);
      await expect(modal.dialog.getByRole('radio', {name: version})).toBeChecked();
      await expect(modal.status).toHaveText(new RegExp(`^\\d+ results in ${version}$`));
      const docs = (await readHitPaths(modal)).filter(hitPath => hitPath.startsWith('/docs'));
      expect(docs.length).toBeGreaterThan(0);
      expect(docs.filter(hitPath => /^\/docs\/v9(\/|$)/.test(hitPath) !== (version === '9.x'))).toEqual([]);
    }
  });

  test('if the chosen section has no results in the other version, the modal offers those of all sections', async ({
    page,
  }) => {
    const {dialog, field, options} = await searchInModal(page, 'link', '/docs/router');
    await dialog.getByRole('radio', {name: /^Reference /}).check();
    await dialog.getByRole('radio', {name: '9.x'}).check();
    await expect(dialog.getByText('The section Reference has no results in 9.x.')).toBeVisible();
    await dialog.getByRole('button', {name: /^Show \d+ results in all sections$/}).click();
    await expect(options.first()).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('choosing the other version keeps the query', async ({page}) => {
    const modal = await searchInModal(page, 'useContext', '/docs/router');
    await modal.dialog.getByRole('radio', {name: '9.x'}).check();
    await expect(modal.status).toHaveText(/ in 9\.x$/);
    await expect(modal.field).toHaveValue('useContext');
    const docs = (await readHitPaths(modal)).filter(hitPath => hitPath.startsWith('/docs'));
    expect(docs.filter(hitPath => !hitPath.startsWith('/docs/v9'))).toEqual([]);
    expect(docs.length).toBeGreaterThan(0);
    await expect(modal.dialog.getByRole('link', {name: /^See all/})).toHaveAttribute('href', /version=9\.x$/);
  });

  test('arrow keys choose the version', async ({page}) => {
    const modal = await searchInModal(page, 'router', '/docs/v9/router');
    await modal.dialog.getByRole('radio', {name: '9.x'}).focus();
    await page.keyboard.press('ArrowUp');
    await expect(modal.dialog.getByRole('radio', {name: '10.x'})).toBeChecked();
    await expect(modal.status).toHaveText(/ in 10\.x$/);
  });

  test('a search in either version also finds blog posts', async ({page}) => {
    for (const path of ['/docs/router', '/docs/v9/router']) {
      const modal = await searchInModal(page, 'announcing tRPC 10', path);
      expect(await readHitPaths(modal)).toContain('/blog/announcing-trpc-10');
    }
  });
});

/** Opens a page whose clock the test moves. From then on, scripts don't arrive until the test calls the returned function. */
async function openAndPauseScripts(page: Page) {
  await page.clock.install();
  await open(page, '/docs/router');
  await page.clock.runFor(1_000);
  return pauseScriptRequests(page);
}

test.describe('failures in the search modal', () => {
  test.use({allowedConsoleMessages: /Failed to load resource|ChunkLoadError/});

  test('the modal shows an error when the search index can’t be used, and “Try again” or a new query works once the index is back', async ({
    page,
  }) => {
    test.slow();
    await page.clock.install();
    const indexUrlPattern = '**/search-records/*.json';
    const advice = 'You might want to check your network connection.';
    for (const [name, failure] of Object.entries({
      'can’t be reached': undefined,
      'is missing': {status: 404, body: 'Not found'},
      'isn’t JSON': {status: 200, body: '<!doctype html>'},
      'has an unsupported format version': {status: 200, body: '{"format": 0, "pages": []}'},
      'is truncated': {status: 200, body: '{"format": 2, "origin": "https://x'},
    })) {
      await test.step(name, async () => {
        await page.route(indexUrlPattern, route => (failure ? route.fulfill(failure) : route.abort()));
        const {dialog, field, options, status} = await openModal(page);
        await field.fill('router');
        await expect(dialog.getByText('Unable to fetch results').first()).toBeVisible();
        await expect(dialog.getByText(advice)).toBeVisible();
        await expect(status).toHaveText('Unable to fetch results');
        if (failure === undefined) {
          // The advice stays visible.
          await page.clock.runFor(10_000);
          await expect(dialog.getByText(advice)).toBeVisible();
        }
        await page.unroute(indexUrlPattern);
        if (failure === undefined) {
          await dialog.getByRole('button', {name: 'Try again'}).click();
          await expect(field).toBeFocused();
        } else {
          await field.fill('routers');
        }
        await expect(options.first()).toBeVisible();
        await expect(dialog.getByText(advice)).toBeHidden();
      });
    }
  });

  test('the modal shows “Searching…” while the search index loads, and an error when no data arrives', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/search-records/*.json', () => undefined);
    const {dialog, field, status} = await openModal(page);
    await field.fill('router');
    await page.clock.runFor(1_000);
    await expect(dialog.getByText('Searching…').first()).toBeVisible();
    await expect(status).toHaveText('Searching…');
    await page.clock.runFor(16_000);
    await expect(dialog.getByText('Unable to fetch results').first()).toBeVisible();
    await expect(dialog.getByText('Searching…')).toHaveCount(0);
  });

  test('while the modal’s code loads slowly, a note says so, and it changes when no data arrives', async ({
    page,
  }) => {
    const resume = await openAndPauseScripts(page);
    await page.keyboard.press('/');
    await page.clock.runFor(1_000);
    const note = page.getByRole('alert');
    await expect(note).toHaveText('Loading the search…');
    await page.clock.runFor(15_000);
    await expect(note).toContainText('Couldn’t load the search. Check your connection');
    await note.getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('button', {name: 'Search docs'})).toBeFocused();
    resume();
    await flushRequests(page);
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  test('while the modal’s code loads, `?` belongs to the query', async ({page}) => {
    await open(page, '/docs/router');
    const resume = await pauseScriptRequests(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('batch?');
    await expect(page.getByRole('alert')).toHaveText('Loading the search…');
    resume();
    await expect(page.getByRole('combobox')).toHaveValue('batch?');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('after Escape, the page stays even if the modal’s code can’t be loaded later', async ({page}) => {
    await open(page, '/docs/router');
    const resume = await pauseScriptRequests(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toHaveText('Loading the search…');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const failure = page.waitForEvent('requestfailed');
    resume('abort');
    await failure;
    await flushRequests(page);
    await expect(page).toHaveURL(/\/docs\/router$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/assets/js/*.js');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  });

  test('the shortcut opens the search page when the modal’s code can’t be loaded', async ({page}) => {
    await open(page, '/docs/router');
    await page.route('**/search-records/*.json', route => route.abort());
    await page.evaluate(() => {
      // The bundler loads each chunk with a script element, so an error event on each of these elements makes all chunks fail.
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

  test('if the style sheet of search can’t be loaded, a note says so and keeps the typed characters, because the search page needs it too', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    let fail: (() => void) | undefined;
    const failure = new Promise<void>(resolve => {
      fail = resolve;
    });
    await page.route('**/styles-search.*.css', async route => {
      await failure;
      await route.fulfill({status: 500});
    });
    await page.keyboard.press('/');
    await page.keyboard.type('links');
    fail?.();
    const note = page.getByRole('alert').filter({hasText: 'Couldn’t load the search. Check your connection'});
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/router$/);
    await page.unroute('**/styles-search.*.css');
    await note.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
    await expect(page.getByPlaceholder('Search docs')).toHaveValue('links');
    await expect(note).toHaveCount(0);
  });

  test('the search page gets the characters that were typed while the modal’s code couldn’t be loaded', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    let answer: (() => void) | undefined;
    await page.route('**/search', async route => {
      await new Promise<void>(resolve => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.route('**/assets/js/*.js', route => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('links');
    await expect.poll(() => answer).toBeDefined();
    await page.unroute('**/assets/js/*.js');
    answer?.();
    await expect(page).toHaveURL(/\/search\?q=links$/);
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('links');
  });

  test('after the modal’s code hasn’t arrived, Escape closes the note, and “Try again” keeps the typed characters', async ({
    page,
  }) => {
    const resume = await openAndPauseScripts(page);
    const note = page.getByRole('alert').filter({hasText: 'Couldn’t load the search. Check your connection'});
    await page.keyboard.press('/');
    await page.clock.runFor(16_000);
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.type('links');
    await page.clock.runFor(16_000);
    await expect(note).toBeVisible();
    resume();
    await note.getByRole('button', {name: 'Try again'}).click();
    await expect(note).toHaveCount(0);
    await expect(page.getByRole('dialog', {name: 'Search docs'}).getByRole('combobox')).toHaveValue('links');
  });

  test('without a connection, the page stays, and a message says that the search couldn’t be loaded', async ({
    page,
    context,
  }) => {
    await open(page, '/docs/router');
    await context.setOffline(true);
    const note = page.getByRole('alert').filter({hasText: 'Couldn’t load the search. Check your connection'});
    await page.keyboard.press('/');
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/router$/);
    await note.getByRole('button', {name: 'Close'}).click();
    await expect(note).toBeHidden();
    await expect(page.getByRole('button', {name: 'Search docs'})).toBeFocused();
    await page.keyboard.press('/');
    await expect(note).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
    await expect(note).toBeHidden();
  });
});

test.describe('edge-case queries in the search modal', () => {
  test('each query leads to hits or to “No results”, and no injected script runs', async ({page}) => {
    test.slow();
    const {dialog, field, options} = await openModal(page);
    const startScreen = dialog.getByRole('tree', {name: 'Popular pages'});
    for (const [name, query] of edgeCaseQueries) {
      await test.step(name, async () => {
        await field.fill(query);
        await expect(options.or(dialog.getByText('No results for')).first()).toBeVisible();
        expect(await didInjectedScriptRun(page)).toBe(false);
        await field.fill('router');
        await expect(options.first()).toBeVisible();
        await field.fill('');
        await expect(startScreen).toBeVisible();
      });
    }
  });
});
