import {expect, open, scrollWithWheel, test} from '../fixtures';

test('the logo leads to the home page and to the media page', async ({page}) => {
  test.slow();
  await test.step('a click on the logo opens the home page, and a right-click opens the media page', async () => {
    await open(page, '/docs');
    const brand = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'tRPC', exact: true});
    await brand.click({button: 'right'});
    await expect(page).toHaveURL('/media');
    await brand.click();
    await expect(page).toHaveURL('/');
  });
  await test.step('Shift + right-click on the logo opens the browser’s context menu', async () => {
    await open(page, '/docs');
    const isPrevented = await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'tRPC', exact: true})
      .evaluate(brand => {
        const event = new MouseEvent('contextmenu', {bubbles: true, cancelable: true, shiftKey: true});
        return !brand.dispatchEvent(event);
      });
    expect(isPrevented).toBe(false);
    await expect(page).toHaveURL('/docs');
  });
});

test('the items and the social links of the navbar lead to the right pages', async ({page}) => {
  test.slow();
  await test.step('each navbar item opens its page, and only the item for the open page has aria-current', async () => {
    await open(page, '/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const [name, path] of [
      ['Docs', '/docs'],
      ['Quickstart', '/docs/quickstart'],
      ['Awesome collection', '/docs/awesome-trpc'],
      ['Using Next.js', '/docs/nextjs'],
    ] as const) {
      await navbar.getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(path);
      await expect(navbar.locator('.navbar__items').first().locator('[aria-current="page"]')).toHaveText([
        name,
      ]);
    }
  });
  await test.step('the social links are words, and have the right URLs', async () => {
    await open(page, '/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const [name, href] of [
      ['GitHub', 'https://github.com/trpc/trpc'],
      ['Twitter', 'https://twitter.com/trpcio'],
      ['Discord', 'https://trpc.io/discord'],
    ] as const) {
      for (const width of [1440, 997]) {
        await page.setViewportSize({width, height: 900});
        const link = navbar.getByRole('link', {name});
        await expect(link).toHaveAttribute('href', href);
        // The icon has no width, but its name is part of the link's.
        await expect(link).toHaveAccessibleName(`${name} (opens in new tab)`);
        await expect(link).toHaveText(name);
        expect((await link.boundingBox())?.width).toBeGreaterThan(40);
        expect(
          await link.evaluate(element => parseFloat(getComputedStyle(element).fontSize)),
        ).toBeGreaterThan(13);
      }
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('the navbar hides when the reader scrolls down and reappears when the reader scrolls up', async ({
  page,
}) => {
  await open(page, '/docs/router');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport();
  await page.mouse.move(700, 500);
  await scrollWithWheel(page, 600);
  await scrollWithWheel(page, 600);
  await expect(navbar).not.toBeInViewport();
  await scrollWithWheel(page, -300);
  await expect(navbar).toBeInViewport();
});

test('the version menu opens and closes', async ({page}) => {
  test.slow();
  await test.step('the version menu opens on hover and on Enter, and a click outside closes it', async () => {
    await open(page, '/docs/router');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const otherVersion = navbar.getByRole('link', {name: '9.x', exact: true});
    await expect(otherVersion).toBeHidden();
    await navbar.getByText('10.x').first().hover();
    await expect(otherVersion).toBeVisible();
    await page.mouse.move(700, 600);
    await expect(otherVersion).toBeHidden();
    await navbar.getByText('10.x').first().focus();
    await page.keyboard.press('Enter');
    await expect(otherVersion).toBeVisible();
    await page.mouse.click(700, 600);
    await expect(otherVersion).toBeHidden();
  });
  await test.step('the version menu closes when focus leaves it', async () => {
    await open(page, '/docs/router');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByText('10.x').first().focus();
    await page.keyboard.press('Enter');
    const otherVersion = navbar.getByRole('link', {name: '9.x', exact: true});
    await expect(otherVersion).toBeVisible();
    await navbar.getByRole('link', {name: 'GitHub'}).focus();
    await expect(otherVersion).toBeHidden();
  });
});

test('the button of the version menu says what its number means', async ({page}) => {
  await open(page, '/docs/router');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const button = navbar.getByRole('button', {name: 'Docs version: 10.x', exact: true});
  await expect(button).toHaveText('10.x');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the search button says “Search docs” as long as the navbar has its items, and overlaps none of them', async ({
  page,
}) => {
  for (const width of [1440, 1180, 997]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/router');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const label = navbar.getByText('Search docs', {exact: true});
    expect((await label.boundingBox())?.width).toBeGreaterThan(60);
    const edges = await navbar
      .getByRole('link')
      .or(navbar.getByRole('button'))
      .evaluateAll(items =>
        items
          .map(item => item.getBoundingClientRect())
          .filter(({width: itemWidth}) => itemWidth > 1)
          .map(({left, right}) => [left, right]),
      );
    const gaps = edges.slice(1).map(([left = NaN], index) => left - (edges[index]?.[1] ?? NaN));
    expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});
