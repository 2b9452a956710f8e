import {
  expect,
  expectNoViolations,
  open,
  pauseScriptRequests,
  test,
  waitForHydration,
  waitForIdlePage,
} from '../fixtures';
import {findModal, openModal, searchInModal} from '../fixtures/searchModal';

test.describe('opening and closing the search modal', () => {
  test('the search button opens the modal, and Escape closes it and returns focus to the button', async ({
    page,
  }) => {
    const {dialog, button} = await openModal(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`${keys} opens the modal`, async ({page}) => {
      await open(page, '/docs/router');
      await page.keyboard.press(keys);
      await expect(findModal(page).field).toBeFocused();
    });
  }

  test('Ctrl + K and the Cancel button close the modal', async ({page}) => {
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

  test('after a shortcut, closing the modal returns the focus to the element that had it before', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    const link = page.locator('.markdown').getByRole('link').last();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(findModal(page).field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('a click outside the modal closes it', async ({page}) => {
    const {dialog} = await openModal(page);
    await page.mouse.click(60, 600);
    await expect(dialog).toBeHidden();
  });

  test('a slash typed into a text field doesn’t open the modal', async ({page}) => {
    await open(page, '/search');
    const field = page.getByRole('searchbox', {name: 'Search docs'});
    await field.press('/');
    await expect(field).toHaveValue('/');
    await expect(findModal(page).dialog).toBeHidden();
    await field.press('Control+k');
    await expect(findModal(page).dialog).toBeVisible();
  });

  test('typing a letter while the search button has focus opens the modal with the letter as the query', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    const {button, field} = findModal(page);
    await button.focus();
    await page.keyboard.press('r');
    await expect(field).toHaveValue('r');
  });

  test('the page behind the modal is inert, and focus stays in the modal', async ({page}) => {
    const {dialog, field} = await searchInModal(page, 'router');
    const focusPage = () =>
      page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('#__docusaurus main a')];
        const link = links.find(candidate => candidate.checkVisibility());
        link?.focus();
        return link !== undefined && link === document.activeElement;
      });
    expect(await focusPage()).toBe(false);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await field.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await focusPage()).toBe(true);
  });

  test('the modal fills the viewport of a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const {dialog} = await searchInModal(page, 'router');
    const {width, height} = (await dialog.locator('> *').boundingBox()) ?? {};
    expect([width, height]).toEqual([390, 844]);
    // The footer contains keys, which phones don't have.
    await expect(dialog.locator('footer')).toBeHidden();
    await expect(dialog.getByRole('button', {name: 'Cancel'})).toBeInViewport();
    // The switch for single keys is in the list of shortcuts, because phones have no such keys.
    await expect(dialog.getByText(/single keys|\/ key/)).toHaveCount(0);
    await expect(dialog.getByRole('switch')).toHaveCount(0);
  });

  test('in a low window, the results disappear behind the search field', async ({page}) => {
    await page.setViewportSize({width: 800, height: 400});
    const {dialog, field, options} = await searchInModal(page, 'router');
    const bar = field.locator('..');
    const box = await bar.boundingBox();
    await options.last().scrollIntoViewIfNeeded();
    expect(await bar.boundingBox()).toEqual(box);
    const color = await dialog.locator('> *').evaluate(element => getComputedStyle(element).backgroundColor);
    await expect(bar).toHaveCSS('background-color', color);
  });
});

test.describe('loading the search modal', () => {
  // Prefetching is off, so that the only requests are those of the search modal.
  test.use({savesData: true});

  test('the modal’s code and the search index don’t load until the pointer hovers over the button', async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await open(page, '/docs/router');
    await waitForIdlePage(page);
    expect(requests.filter(url => url.includes('/search-records/'))).toEqual([]);
    const countBeforeHover = requests.length;
    await findModal(page).button.hover();
    await expect
      .poll(() =>
        requests.filter(url => url.includes('/search-records/')).map(url => url.slice(baseURL?.length)),
      )
      .toEqual(['/search-records/default.json', '/search-records/docs-default-current.json']);
    // Hovering also loads the modal's code.
    expect(requests.slice(countBeforeHover).filter(url => url.endsWith('.js')).length).toBeGreaterThan(0);
  });

  for (const trigger of ['the button receives focus', 'a shortcut is pressed'] as const) {
    test(`the search index also loads when ${trigger}`, async ({page}) => {
      await open(page, '/docs/v9/router');
      const request = page.waitForRequest('**/search-records/docs-default-9.x.json');
      await (trigger === 'the button receives focus'
        ? findModal(page).button.focus()
        : page.keyboard.press('Control+k'));
      await request;
    });
  }

  test('text typed while the modal’s code loads becomes the query, and Enter doesn’t open the focused link', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Quickstart'}).focus();
    const resumeScripts = await pauseScriptRequests(page);
    await page.keyboard.press('/');
    await page.keyboard.type('context');
    await page.keyboard.press('Enter');
    resumeScripts();
    const {field, options} = findModal(page);
    await expect(page).toHaveURL('/docs/router');
    await expect(field).toHaveValue('context');
    await expect(options.first()).toBeVisible();
  });

  test('no keystroke is lost while the modal opens', async ({page}) => {
    const text = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz';
    const {field} = findModal(page);
    for (const lettersBeforeCode of [0, 10, 30]) {
      await page.unrouteAll({behavior: 'ignoreErrors'});
      await open(page, '/docs/router');
      const resumeScripts = await pauseScriptRequests(page);
      await page.keyboard.press('/');
      await page.keyboard.type(text.slice(0, lettersBeforeCode));
      resumeScripts();
      await page.keyboard.type(text.slice(lettersBeforeCode));
      await expect(field).toHaveValue(text);
    }
  });

  test('a search sends no requests to other origins', async ({page, baseURL}) => {
    const crossOriginUrls: string[] = [];
    page.on('request', request => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        crossOriginUrls.push(request.url());
      }
    });
    const modal = await searchInModal(page, 'context');
    await modal.options.first().click();
    await expect(modal.dialog).toBeHidden();
    expect(crossOriginUrls).toEqual([]);
  });
});

test.describe('recent and favourite searches', () => {
  test('recent searches persist across visits and can be saved as favourites, which can be removed', async ({
    page,
  }) => {
    const modal = await searchInModal(page, 'useMutation');
    await expect(modal.dialog.getByRole('tree')).toHaveCount(0);
    await modal.options.first().click();
    await expect(page).toHaveURL('/docs/useMutation');

    await openModal(page, '/docs/context');
    const recent = modal.dialog.getByRole('tree', {name: 'Recent'});
    await expect(recent.getByRole('link', {name: /useMutation/})).toHaveAttribute(
      'href',
      '/docs/useMutation',
    );
    await recent.getByRole('button', {name: 'Save this search: useMutation'}).click();
    const favourite = modal.dialog.getByRole('tree', {name: 'Favorite'});
    await expect(favourite.getByRole('link', {name: /useMutation/})).toBeVisible();

    await page.reload();
    await waitForHydration(page);
    await page.keyboard.press('/');
    await expect(favourite.getByRole('link', {name: /useMutation/})).toBeVisible();
    await expectNoViolations(page, 'favourites');
    await favourite.getByRole('button', {name: 'Remove this search from favorites: useMutation'}).click();
    await expect(favourite).toBeHidden();
    await expect(modal.dialog.getByRole('tree', {name: 'Popular pages'})).toBeVisible();
  });

  test('a click or Enter opens a recent search', async ({page}) => {
    const modal = await searchInModal(page, 'useMutation');
    await modal.options.first().click();
    await expect(page).toHaveURL('/docs/useMutation');
    for (const action of ['click', 'Enter']) {
      await openModal(page, '/docs/context');
      const link = modal.dialog.getByRole('link', {name: /useMutation/});
      await expect(link).toBeVisible();
      await (action === 'click' ? link.click() : page.keyboard.press('Enter'));
      await expect(page).toHaveURL('/docs/useMutation');
    }
  });
});
