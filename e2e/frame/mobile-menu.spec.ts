import {expect, open, test, waitForAnimations} from '../fixtures';

test.use({viewport: {width: 390, height: 844}});

const menuButtonLabel = 'Toggle navigation bar';

test('the menu leads to all pages and closes when the reader leaves it', async ({page}) => {
  test.slow();
  await test.step('the menu of a docs page opens with the docs items, and “Back to main menu” leads to the main items', async () => {
    await open(page, '/docs/router');
    await page.getByRole('button', {name: menuButtonLabel}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Procedures', exact: true})).toBeVisible();
    await menu.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(menu.getByRole('link', {name: 'Quickstart', exact: true}).first()).toBeInViewport();
    await menu.getByRole('button', {name: 'Languages'}).click();
    await expect(menu.getByRole('link', {name: 'English'})).toBeVisible();
    await expect(menu.getByRole('link', {name: 'GitHub'})).toBeVisible();
  });
  await test.step('the menu closes when the reader follows one of its links', async () => {
    await open(page, '/');
    await page.getByRole('button', {name: menuButtonLabel}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Quickstart', exact: true}).click();
    await expect(page).toHaveURL('/docs/quickstart');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
  await test.step('the browser’s back button closes the menu instead of leaving the page', async () => {
    await open(page, '/');
    await page.locator('main').getByRole('link', {name: 'Start in five minutes'}).click();
    // The URL changes before the page does, and the new page has a menu of its own.
    await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
    await expect(page).toHaveURL('/docs/quickstart');
    await page.getByRole('button', {name: menuButtonLabel}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page).toHaveURL('/docs/quickstart');
  });
  await test.step('the menu closes at a viewport width of 997 px, where the desktop layout starts', async () => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, '/');
    await page.getByRole('button', {name: menuButtonLabel}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.getByRole('button', {name: menuButtonLabel})).toBeHidden();
  });
});

test('the menu of a docs page opens at the link to the page, and the way back to the main menu is visible', async ({
  page,
}) => {
  for (const path of ['/docs/faq', '/docs/v9/fastify', '/docs/links/wsLink']) {
    await open(page, path);
    await page.getByRole('button', {name: menuButtonLabel}).click();
    await expect(page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current=page]')).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole('button', {name: '← Back to main menu'})).toBeInViewport({ratio: 0.99});
  }
});

test('the texts of the menu begin below the logo, in the docs sidebar and in the main menu', async ({
  page,
}) => {
  await open(page, '/docs/context');
  await page.getByRole('button', {name: menuButtonLabel}).click();
  const menu = page.locator('.navbar-sidebar');
  await waitForAnimations(page);
  const logo = await menu.locator('.navbar__logo').boundingBox();
  const readTextEdges = (selector: string) =>
    menu.locator(selector).evaluateAll(items => [
      ...new Set(
        items.map(item => {
          const text = document.createRange();
          text.selectNodeContents(item);
          return Math.round(text.getBoundingClientRect().left);
        }),
      ),
    ]);
  const sections = '.theme-doc-sidebar-menu > li > a:visible, .navbar-sidebar__back';
  expect(await readTextEdges(sections)).toEqual([logo?.x]);
  await menu.getByRole('button', {name: '← Back to main menu'}).click();
  await waitForAnimations(page);
  expect(await readTextEdges('.navbar-sidebar__item > .menu__list > li > a:visible')).toEqual([logo?.x]);
});

test('“Back to main menu” doesn’t cover the focus ring of the first row', async ({page}) => {
  await open(page, '/docs/router');
  await page.getByRole('button', {name: menuButtonLabel}).press('Enter');
  const menu = page.locator('.navbar-sidebar');
  await waitForAnimations(page);
  const back = menu.getByRole('button', {name: '← Back to main menu'});
  await back.focus();
  await page.keyboard.press('Tab');
  const row = menu.locator('.theme-doc-sidebar-menu :focus');
  await expect(row).toHaveText('Start here');
  const ring = await row.evaluate(element => {
    const {outlineWidth, outlineOffset} = getComputedStyle(element);
    return parseFloat(outlineWidth) + parseFloat(outlineOffset);
  });
  expect(ring).toBeGreaterThan(0);
  const [backBox, rowBox] = [await back.boundingBox(), await row.boundingBox()];
  expect(backBox && rowBox && rowBox.y - ring - (backBox.y + backBox.height)).toBeGreaterThanOrEqual(0);
});

test('“Back to main menu” keeps the focus in the menu, in front of its first item', async ({page}) => {
  await open(page, '/docs/router');
  await page.getByRole('button', {name: menuButtonLabel}).click();
  const menu = page.locator('.navbar-sidebar');
  // The open menu takes the focus in its first frame.
  await expect(menu.locator('.navbar-sidebar__close')).toBeFocused();
  await menu.getByRole('button', {name: '← Back to main menu'}).press('Enter');
  await expect(menu.locator('.navbar-sidebar__close')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
});

test('the arrow keys move the focus, and each link is a Tab stop', async ({page}) => {
  await open(page, '/docs/router');
  await page.getByRole('button', {name: menuButtonLabel}).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: '← Back to main menu'}).click();
  await menu.getByRole('link', {name: 'Docs', exact: true}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', {name: 'Quickstart', exact: true}).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', {name: 'Awesome collection'}).first()).toBeFocused();
  // The pages of the docs, which come later, are hidden.
  await page.keyboard.press('End');
  await expect(menu.getByRole('button', {name: 'Languages'})).toBeFocused();
});

test('Space and Enter expand and collapse the submenus', async ({page}) => {
  await open(page, '/docs/router');
  await page.getByRole('button', {name: menuButtonLabel}).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: '← Back to main menu'}).click();
  for (const [name, link, startsOpen] of [
    ['Versions', '9.x', true],
    ['Languages', 'English', false],
  ] as const) {
    const button = menu.getByRole('button', {name});
    const item = menu.getByRole('link', {name: link, exact: true});
    await expect(button).toHaveAttribute('aria-expanded', String(startsOpen));
    for (const key of ['Space', 'Enter', 'Space']) {
      const isOpen = (await button.getAttribute('aria-expanded')) === 'true';
      await button.press(key);
      await expect(button).toHaveAttribute('aria-expanded', String(!isOpen));
      await (isOpen ? expect(item).toBeHidden() : expect(item).toBeVisible());
    }
  }
});

test('the rows for versions and languages name the current one, and every target of the menu is 44 px high', async ({
  page,
}) => {
  await open(page, '/docs/router');
  const opener = page.getByRole('button', {name: menuButtonLabel});
  expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await opener.click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: '← Back to main menu'}).click();
  await expect(menu.getByRole('button', {name: 'Versions 10.x', exact: true})).toBeVisible();
  await expect(menu.getByRole('button', {name: 'Languages English', exact: true})).toBeVisible();
  const low = await menu.locator('a, button').evaluateAll(targets =>
    targets
      .filter(target => target.checkVisibility({visibilityProperty: true}))
      .filter(target => target.getBoundingClientRect().height < 44)
      .map(target => target.textContent),
  );
  expect(low).toEqual([]);
});
