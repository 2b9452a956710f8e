// Tests the type popups of code samples, and how types and errors are shown without JavaScript and in print.
import {
  getNameBox,
  getTypePopup,
  readSymbolDescriptions,
  getTypedSamples,
  showType,
} from '../fixtures/codeBlocks';
import {expect, open, test} from '../fixtures';

test('each popup shows the type of its identifier, even after hidden lines, `^?` queries and highlighted lines', async ({
  page,
}) => {
  test.slow(); // This test opens several hundred popups.
  const typesWithoutName: string[] = [];
  for (const path of [
    '/docs/procedures',
    '/docs/error-formatting',
    '/docs/authorization',
    '/docs/v9/router',
  ]) {
    await open(page, path);
    const samples = await getTypedSamples(page).all();
    expect(samples.length, path).toBeGreaterThan(0);
    for (const sample of samples) {
      for (const symbol of await readSymbolDescriptions(sample)) {
        const [, name = '', type = ''] = /^([^:]*): ([^]*)$/.exec(symbol) ?? [];
        expect(name, `${path}: ${symbol}`).toMatch(/^#?[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u);
        // Long types are skipped, because they are truncated. The name of a method can be in the part that is cut off.
        if (type.length < 400 && !type.includes(name)) {
          typesWithoutName.push(`${path}: ${symbol.trim()}`);
        }
      }
      await page.keyboard.press('Escape');
    }
  }
  // Properties that only an index signature or `any` allows have no declaration, so their types don't contain their names.
  expect([...new Set(typesWithoutName)].sort().map(symbol => symbol.replace(/\s+/g, ' '))).toEqual([
    '/docs/error-formatting: email: string[] | undefined',
    '/docs/error-formatting: message: any',
    '/docs/error-formatting: name: string[] | undefined',
    '/docs/error-formatting: server: Partial<{ type: string | number; message: Message; }> | undefined',
  ]);
});

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
  await getTypedSamples(page).nth(1).focus();
  await page.keyboard.press('ArrowRight');
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
