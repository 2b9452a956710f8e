// Tests the type popups of code samples, and how types and errors are shown without JavaScript and in print.
import type {Page} from '@playwright/test';
import {
  getNameBox,
  getTypePopup,
  getTypedSamples,
  getTypesList,
  readSymbolDescriptions,
  showType,
} from '../fixtures/codeBlocks';
import {expect, open, test, waitForFrames} from '../fixtures';

for (const [path, expectedTypesWithoutName] of [
  ['/docs/procedures', []],
  [
    '/docs/error-formatting',
    // Properties that only an index signature or `any` allows have no declaration, so their types don't contain their names.
    [
      'email: string[] | undefined',
      'message: any',
      'name: string[] | undefined',
      'server: Partial<{ type: string | number; message: Message; }> | undefined',
    ],
  ],
  ['/docs/authorization', []],
  ['/docs/v9/router', []],
] as const) {
  test(`on ${path}, each popup shows the type of its identifier, even after hidden lines, \`^?\` queries and highlighted lines`, async ({
    page,
  }) => {
    test.slow(); // This test opens up to two hundred popups.
    const typesWithoutName: string[] = [];
    await open(page, path);
    const samples = await getTypedSamples(page).all();
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) {
      for (const symbol of await readSymbolDescriptions(sample)) {
        const [, name = '', type = ''] = /^([^:]*): ([^]*)$/.exec(symbol) ?? [];
        expect(name, symbol).toMatch(/^#?[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u);
        // Truncated types are skipped, because the name of a method can be in the part that is cut off.
        if (!type.includes('…') && !type.includes(name)) {
          typesWithoutName.push(symbol.trim());
        }
      }
      await page.keyboard.press('Escape');
    }
    const found = [...new Set(typesWithoutName)].sort().map(symbol => symbol.replace(/\s+/g, ' '));
    expect(found).toEqual(expectedTypesWithoutName);
  });
}

test('a type popup shows the JSDoc of its identifier', async ({page}) => {
  await open(page, '/docs/router');
  await showType(getTypedSamples(page).first(), /Initialize tRPC - be done exactly once per backend/);
  await expect(getTypePopup(page)).toContainText('Initialize tRPC - be done exactly once per backend');
});

test.describe('a long type in a popup', () => {
  test('is truncated, and can be expanded and collapsed', async ({page}) => {
    test.slow();
    await test.step('is truncated, and a button expands and collapses it', async () => {
      await open(page, '/docs/procedures');
      await showType(getTypedSamples(page).first(), /^appRouter: const appRouter/);
      const more = getTypePopup(page).getByRole('button', {name: 'Show whole type'});
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      const code = getTypePopup(page).locator('code').first();
      const readLines = async () => (await code.innerText()).trimEnd().split('\n');
      expect(await readLines()).toHaveLength(12);
      expect((await readLines()).at(-1)).toBe('…');

      await more.click();
      const less = getTypePopup(page).getByRole('button', {name: 'Show less'});
      await expect(less).toHaveAttribute('aria-expanded', 'true');
      expect((await readLines()).length).toBeGreaterThan(12);
      const box = await getTypePopup(page).boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)).toBe(true);
      await less.click();
      expect(await readLines()).toHaveLength(12);
    });
    await test.step('is expanded and collapsed by Enter', async () => {
      await open(page, '/docs/procedures');
      await showType(getTypedSamples(page).first(), /^appRouter: const appRouter/);
      await page.keyboard.press('Enter');
      await expect(getTypePopup(page).getByRole('button', {name: 'Show less'})).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(getTypePopup(page).getByRole('button', {name: 'Show whole type'})).toBeVisible();
    });
  });
});

/** Returns the box of the open popup. */
async function getPopupBox(page: Page): Promise<{top: number; bottom: number; height: number}> {
  return getTypePopup(page).evaluate(popup => {
    const {top, bottom, height} = popup.getBoundingClientRect();
    return {top, bottom, height};
  });
}

test.describe('the height and the place of a popup', () => {
  test('an expanded type is at most 420 px high, and the reader scrolls it with the keyboard', async ({
    page,
  }) => {
    test.slow();
    await open(page, '/docs/procedures');
    await showType(getTypedSamples(page).first(), /^appRouter: const appRouter/);
    await page.keyboard.press('Enter');
    await expect(getTypePopup(page).getByRole('button', {name: 'Show less'})).toBeVisible();
    expect((await getPopupBox(page)).height).toBeLessThanOrEqual(420);
    const readScroll = () => getTypePopup(page).evaluate(({scrollTop}) => ({scrollTop, scrollY}));
    const start = await readScroll();
    expect(start.scrollTop).toBe(0);

    await test.step('Page Down and Page Up scroll the popup and not the page', async () => {
      await page.keyboard.press('PageDown');
      const after = await readScroll();
      expect(after.scrollTop).toBeGreaterThan(200);
      expect(after.scrollY).toBe(start.scrollY);
      await page.keyboard.press('PageUp');
      expect(await readScroll()).toEqual(start);
    });
    await test.step('Tab moves the focus to the popup, and the arrow keys scroll it', async () => {
      await page.keyboard.press('Tab');
      await expect(getTypePopup(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect.poll(async () => (await readScroll()).scrollTop).toBeGreaterThan(0);
      expect((await readScroll()).scrollY).toBe(start.scrollY);
    });
    await test.step('Escape closes the popup, and the sample has the focus', async () => {
      await page.keyboard.press('Escape');
      await expect(getTypePopup(page)).toHaveCount(0);
      await expect(getTypedSamples(page).first()).toBeFocused();
    });
  });

  for (const [place, top] of [
    ['near the navbar', 110],
    ['in the middle of the window', 500],
    ['near the bottom of the window', 800],
  ] as const) {
    test(`the popup of a name ${place} stays on its side and below the navbar when it is expanded`, async ({
      page,
    }) => {
      await open(page, '/docs/procedures');
      const sample = getTypedSamples(page).first();
      const {x, y} = await getNameBox(sample, 'appRouter');
      // The navbar is visible after scrolling up.
      await page.evaluate(delta => window.scrollBy({top: delta + 100, behavior: 'instant'}), y - top);
      await page.evaluate(() => window.scrollBy({top: -100, behavior: 'instant'}));
      await waitForFrames(page);
      await page.mouse.move(x + 4, top + 4);
      await expect(getTypePopup(page)).toHaveAccessibleName('Type of appRouter');
      const isBelow = (await getPopupBox(page)).top > top;
      await getTypePopup(page).getByRole('button', {name: 'Show whole type'}).click();
      await expect(getTypePopup(page).getByRole('button', {name: 'Show less'})).toBeVisible();
      const box = await getPopupBox(page);
      expect(box.top > top).toBe(isBelow);
      const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
      expect(box.top).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
      expect(box.bottom).toBeLessThanOrEqual(900);
      expect(box.height).toBeLessThanOrEqual(420);
    });
  }

  test('the key that opens the first popup does not scroll the page, even while the script is loading', async ({
    page,
  }) => {
    await open(page, '/docs/header');
    const sample = getTypedSamples(page).filter({hasText: 'createTRPCProxyClient'}).first();
    await sample.focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await page.keyboard.press('Home');
    await expect(getTypePopup(page)).toBeVisible();
    await waitForFrames(page);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(450);
  });

  test('a popup that was opened with the mouse closes when its name scrolls out of the window', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    const {x, y} = await getNameBox(getTypedSamples(page).first(), 'initTRPC');
    await page.mouse.move(x + 4, y + 4);
    const popup = page.getByRole('group', {name: 'Type of initTRPC'});
    await expect(popup).toBeVisible();
    await page.evaluate(() => window.scrollBy({top: 3000, behavior: 'instant'}));
    await expect(popup).toHaveCount(0);
  });

  test('a popup that was opened with the keyboard closes when its name scrolls out of the window', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    const sample = getTypedSamples(page).first();
    await sample.focus();
    await page.keyboard.press('ArrowRight');
    await expect(getTypePopup(page)).toBeVisible();
    await page.evaluate(() => window.scrollBy({top: 3000, behavior: 'instant'}));
    await expect(getTypePopup(page)).toHaveCount(0);
    await expect(sample).toBeFocused();
  });

  test('a popup that was opened with the keyboard closes when its name scrolls out of the sample', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/router');
    const samples = await getTypedSamples(page).all();
    const widths = await Promise.all(
      samples.map(sample => sample.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)),
    );
    const sample = samples[widths.indexOf(Math.max(...widths))];
    expect(Math.max(...widths)).toBeGreaterThan(100);
    await sample?.focus();
    await page.keyboard.press('Home');
    await expect(getTypePopup(page)).toBeVisible();
    await sample?.evaluate(element => {
      element.scrollLeft = element.scrollWidth;
    });
    await expect(getTypePopup(page)).toHaveCount(0);
  });
});

test.describe('while the types load slowly', () => {
  test.use({allowedConsoleMessages: /ERR_FAILED|Failed to load resource/});

  test('a message says so, it changes when no data arrives, and the next key press tries again', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/docs/router');
    await page.clock.runFor(1_000);
    await page.route('**/types/*.json', () => undefined);
    const sample = getTypedSamples(page).first();
    const request = page.waitForRequest('**/types/*.json');
    await sample.focus();
    await page.keyboard.press('Enter');
    await request;
    // The script of the popups starts the timer after the request.
    await waitForFrames(page);
    await page.clock.runFor(1_100);
    await expect(page.getByText('Loading the types…')).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(page.getByText('Couldn’t load the types.')).toBeVisible();
    await expect(page.getByText('Loading the types…')).toHaveCount(0);
    await getTypedSamples(page).nth(1).focus();
    await expect(page.getByText('Couldn’t load the types.').first()).toBeHidden();
    await sample.focus();
    await expect(page.getByText('Couldn’t load the types.').first()).toBeVisible();
    await page.unroute('**/types/*.json');
    await page.keyboard.press('Enter');
    await expect(getTypePopup(page)).toBeVisible();
    await expect(page.getByText('Couldn’t load the types.')).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  for (const width of [390, 768]) {
    test(`at ${width} px, the “Show whole type” button expands the type, and the popup stays open`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      await page.clock.install();
      await open(page, '/docs/procedures');
      const {x, y} = await getNameBox(getTypedSamples(page).first(), 'appRouter');
      await page.touchscreen.tap(x + 4, y + 4);
      await getTypePopup(page).getByRole('button', {name: 'Show whole type'}).tap();
      await page.clock.runFor(2_000);
      await expect(getTypePopup(page).getByRole('button', {name: 'Show less'})).toBeVisible();
      expect((await getPopupBox(page)).height).toBeLessThanOrEqual(420);
      await expect(getTypePopup(page)).toHaveCSS('overflow-y', 'auto');
      await page.getByRole('heading', {level: 1}).tap();
      await expect(getTypePopup(page)).toHaveCount(0);
    });
  }

  test('the link to the docs opens the page of the name', async ({page}) => {
    await open(page, '/docs/context');
    const sample = getTypedSamples(page).filter({hasText: 'initTRPC'}).first();
    const {x, y} = await getNameBox(sample, 'initTRPC');
    await page.touchscreen.tap(x + 4, y + 4);
    await getTypePopup(page).getByRole('link', {name: 'initTRPC in the docs'}).tap();
    await expect(page).toHaveURL('/docs/router');
  });
});

test.describe('links to the docs', () => {
  test('a popup links to the page of its name, with the mouse', async ({page}) => {
    await open(page, '/docs/context');
    const sample = getTypedSamples(page).filter({hasText: 'initTRPC'}).first();
    const {x, y} = await getNameBox(sample, 'initTRPC');
    await page.mouse.move(x + 4, y + 4);
    await getTypePopup(page).getByRole('link', {name: 'initTRPC in the docs'}).click();
    await expect(page).toHaveURL('/docs/router');
    await expect(getTypePopup(page)).toHaveCount(0);
  });

  test('a popup links to an entry of the API reference, with the keyboard', async ({page}) => {
    await open(page, '/docs/infer-types');
    const sample = getTypedSamples(page).filter({hasText: 'inferProcedureInput'}).first();
    await showType(sample, /^inferProcedureInput: /);
    await page.keyboard.press('Tab');
    await expect(
      getTypePopup(page).getByRole('link', {name: 'inferProcedureInput in the docs'}),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/reference/server#inferProcedureInput');
    await expect(page.locator('#inferProcedureInput')).toBeInViewport();
  });

  test('links lead to the docs version of the page', async ({page}) => {
    await open(page, '/docs/v9/merging-routers');
    await showType(getTypedSamples(page).first(), /^query: /);
    await expect(getTypePopup(page).getByRole('link', {name: 'query in the docs'})).toHaveAttribute(
      'href',
      '/docs/v9/router#what-a-procedure-is-made-of',
    );
  });

  test('a name that the current page explains has no link', async ({page}) => {
    await open(page, '/docs/router');
    await showType(getTypedSamples(page).first(), /^initTRPC: /);
    await expect(getTypePopup(page).getByRole('link')).toHaveCount(0);
  });

  test('symbols of the sample itself have no link', async ({page}) => {
    await open(page, '/docs/procedures');
    await showType(getTypedSamples(page).first(), /^appRouter: const appRouter/);
    await expect(getTypePopup(page).getByRole('link')).toHaveCount(0);
  });
});

test('JSDoc in a popup has links', async ({page}) => {
  await open(page, '/docs/header');
  const sample = getTypedSamples(page).filter({hasText: 'createTRPCProxyClient'}).first();
  await showType(sample, /^headers: .*@link/s);
  await expect(getTypePopup(page).getByRole('link', {name: /^http/})).toHaveAttribute(
    'href',
    'http://trpc.io/docs/v10/header',
  );
});

test('the options in the list of types have short names, and the popup describes the current option', async ({
  page,
}) => {
  await open(page, '/docs/procedures');
  const sample = getTypedSamples(page).first();
  await sample.focus();
  await page.keyboard.press('Home');
  const options = getTypesList(page).getByRole('option');
  await expect(options.first()).toBeAttached();
  for (const name of await options.allTextContents()) {
    expect(name.length, name).toBeLessThanOrEqual(100);
  }
  await expect(options.first()).toHaveAccessibleDescription(
    /^\(alias\) const initTRPC: TRPCBuilder<object>.* Initialize tRPC - be done exactly once per backend$/,
  );
  await expect(options.nth(1)).toHaveAccessibleDescription('');
});

test.describe('type popups that stay open (WCAG 1.4.13)', () => {
  // The tests advance the clock, to find out whether a timer closes the popup.
  test.beforeEach(({page}) => page.clock.install());

  test('a popup stays open while the pointer rests on its identifier', async ({page}) => {
    await open(page, '/docs/router');
    const nameBox = await getNameBox(getTypedSamples(page).first(), 'initTRPC');
    await page.mouse.move(nameBox.x + 4, nameBox.y + 4);
    await expect(getTypePopup(page)).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(getTypePopup(page)).toBeVisible();
  });

  test('a popup stays open while the pointer crosses the gap between the identifier and the popup', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    const nameBox = await getNameBox(getTypedSamples(page).first(), 'initTRPC');
    await page.mouse.move(nameBox.x + 4, nameBox.y + 4);
    await expect(getTypePopup(page)).toBeVisible();
    const popupBox = await getTypePopup(page).boundingBox();
    if (!popupBox) {
      throw new Error('The type popup is not visible.');
    }
    // The popup closes 200 ms after the pointer has left the name. The clock stands still while the pointer moves, which can take longer.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(nameBox.x + 4, (nameBox.y + nameBox.height + popupBox.y) / 2);
    await page.mouse.move(popupBox.x + 8, popupBox.y + 8, {steps: 4});
    await page.clock.runFor(5_000);
    await expect(getTypePopup(page)).toBeVisible();
  });

  test('a popup that was opened with the keyboard stays open when the pointer moves elsewhere', async ({
    page,
  }) => {
    await open(page, '/docs/router');
    await getTypedSamples(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(getTypePopup(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5_000);
    await expect(getTypePopup(page)).toBeVisible();
  });
});

test('only one type popup is open at a time', async ({page}) => {
  await open(page, '/docs/context');
  await getTypedSamples(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(getTypePopup(page)).toBeVisible();
  const name = await getTypePopup(page).getAttribute('aria-label');
  await getTypedSamples(page).nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(getTypePopup(page)).not.toHaveAttribute('aria-label', name ?? '');
  await expect(getTypePopup(page)).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the result of a `^?` query is shown as text below the line with the queried identifier', async ({
    page,
  }) => {
    await page.goto('/docs/procedures');
    await expect(page.locator('.code-note--type').first()).toBeVisible();
    await expect(page.locator('.code-note--type').first()).toContainText(/^\s*(?:const|type|\()/);
  });
});

test('in print, compiler errors are shown and buttons are hidden', async ({page}) => {
  await open(page, '/docs/vanilla');
  const code = page.locator('pre', {hasText: /error TS\d+:/}).first();
  await page.emulateMedia({media: 'print'});
  await expect(code.getByText(/error TS\d+:/)).toBeVisible();
  await expect(code.locator('..').getByRole('button')).toHaveCount(0);
  await expect(code.locator('code')).toHaveCSS('white-space-collapse', 'preserve');
  const isClipped = await code.evaluate(element => element.scrollWidth > element.clientWidth);
  expect(isClipped).toBe(false);
});
