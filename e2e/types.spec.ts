// What a type says, and where: the popup's text, its long form, its position, and types without a browser's help.
import {findName, popup, readSymbols, samplesWithTypes, showType} from './codeBlocks';
import {expect, open, test} from './fixtures';

test('every type belongs to the name that it is shown at, below cuts, answers and marked lines too', async ({
  page,
}) => {
  const nameless: string[] = [];
  for (const path of [
    '/docs/procedures',
    '/docs/error-formatting',
    '/docs/authorization',
    '/docs/v9/router',
  ]) {
    await open(page, path);
    const samples = await samplesWithTypes(page).all();
    expect(samples.length, path).toBeGreaterThan(0);
    for (const sample of samples) {
      for (const symbol of await readSymbols(sample)) {
        const [, name = '', type = ''] = /^([^:]*): ([^]*)$/.exec(symbol) ?? [];
        expect(name, `${path}: ${symbol}`).toMatch(/^#?[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u);
        // Longer ones are cut, before the name in the case of a method of a long type.
        if (type.length < 400 && !type.includes(name)) {
          nameless.push(`${path}: ${symbol.trim()}`);
        }
      }
      await page.keyboard.press('Escape');
    }
  }
  // What an index signature or `any` allows has no declaration that could name it.
  expect([...new Set(nameless)].sort().map(symbol => symbol.replace(/\s+/g, ' '))).toEqual([
    '/docs/error-formatting: email: string[] | undefined',
    '/docs/error-formatting: message: any',
    '/docs/error-formatting: name: string[] | undefined',
    '/docs/error-formatting: server: Partial<{ type: string | number; message: Message; }> | undefined',
  ]);
});

test('the popup says what the author of a name has written about it', async ({page}) => {
  await open(page, '/docs/router');
  await showType(samplesWithTypes(page).first(), /Initialize tRPC - be done exactly once per backend/);
  await expect(popup(page)).toContainText('Initialize tRPC - be done exactly once per backend');
});

test.describe('a long type', () => {
  test('is cut, and a button shows all of it and less again', async ({page}) => {
    await open(page, '/docs/procedures');
    await showType(samplesWithTypes(page).first(), /^appRouter: const appRouter/);
    const more = popup(page).getByRole('button', {name: 'Show whole type'});
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    const code = popup(page).locator('code').first();
    const lines = async () => (await code.innerText()).trimEnd().split('\n');
    expect(await lines()).toHaveLength(12);
    expect((await lines()).at(-1)).toBe('…');

    await more.click();
    const less = popup(page).getByRole('button', {name: 'Show less'});
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    expect((await lines()).length).toBeGreaterThan(12);
    const box = await popup(page).boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)).toBe(true);
    await less.click();
    expect(await lines()).toHaveLength(12);
  });

  test('is opened and cut again by the Enter key', async ({page}) => {
    await open(page, '/docs/procedures');
    await showType(samplesWithTypes(page).first(), /^appRouter: const appRouter/);
    await page.keyboard.press('Enter');
    await expect(popup(page).getByRole('button', {name: 'Show less'})).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(popup(page).getByRole('button', {name: 'Show whole type'})).toBeVisible();
  });
});

test.describe('a popup stays (WCAG 1.4.13)', () => {
  test('for as long as the pointer rests on its name', async ({page}) => {
    await open(page, '/docs/router');
    const name = await findName(samplesWithTypes(page).first(), 'initTRPC');
    await page.mouse.move(name.x + 4, name.y + 4);
    await expect(popup(page)).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(popup(page)).toBeVisible();
  });

  test('while the pointer crosses the gap to it', async ({page}) => {
    await open(page, '/docs/router');
    const from = await findName(samplesWithTypes(page).first(), 'initTRPC');
    await page.mouse.move(from.x + 4, from.y + 4);
    await expect(popup(page)).toBeVisible();
    const to = await popup(page).boundingBox();
    if (!to) {
      throw new Error('The popup has no box.');
    }
    await page.mouse.move(from.x + 4, (from.y + from.height + to.y) / 2);
    await page.mouse.move(to.x + 8, to.y + 8, {steps: 4});
    await page.waitForTimeout(600);
    await expect(popup(page)).toBeVisible();
  });

  test('until the keyboard leaves it', async ({page}) => {
    await open(page, '/docs/router');
    await samplesWithTypes(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.mouse.move(5, 5);
    await page.waitForTimeout(600);
    await expect(popup(page)).toBeVisible();
  });
});

test('only one type is open on a page', async ({page}) => {
  await open(page, '/docs/context');
  await samplesWithTypes(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(popup(page)).toBeVisible();
  await samplesWithTypes(page).nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(popup(page)).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the answer to `^?` is text under its line', async ({page}) => {
    await page.goto('/docs/procedures');
    await expect(page.locator('.code-note--type').first()).toBeVisible();
    await expect(page.locator('.code-note--type').first()).toContainText(/^\s*(?:const|type|\()/);
  });
});

test('on paper, answers and errors are there, and buttons are not', async ({page}) => {
  await open(page, '/docs/vanilla');
  const code = page.locator('pre', {hasText: /error TS\d+:/}).first();
  await page.emulateMedia({media: 'print'});
  await expect(code.getByText(/error TS\d+:/)).toBeVisible();
  await expect(code.locator('..').getByRole('button')).toHaveCount(0);
  await expect(code.locator('code')).toHaveCSS('white-space-collapse', 'preserve');
  const isCut = await code.evaluate(element => element.scrollWidth > element.clientWidth);
  expect(isCut).toBe(false);
});
