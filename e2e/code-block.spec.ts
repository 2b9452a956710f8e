import type {Locator, Page} from '@playwright/test';
import {button, popup, samplesWithTypes} from './codeBlocks';
import {expect, expectNoViolations, hydrated, open, test} from './fixtures';

const path = '/docs/context';
/** A name that the first sample of that page shows, more than once. */
const symbol = 'createContext';

/** The first sample with types on the page. */
function firstSample(page: Page): Locator {
  return samplesWithTypes(page).first();
}

function symbolIn(page: Page): Locator {
  return firstSample(page).getByText(symbol, {exact: true}).first();
}

/** The code that a reader sees, without the notes under its lines. */
function shownCode(code: Locator): Promise<string> {
  return code.locator('code').evaluate(element =>
    Array.from(element.children)
      .filter(child => getComputedStyle(child).userSelect !== 'none')
      .map(child => child.textContent)
      .join('')
      .trimEnd(),
  );
}

test.describe('types, with a pointer', () => {
  test('a symbol shows its type when the pointer rests on it', async ({page}) => {
    await open(page, path);
    await symbolIn(page).hover();
    await expect(popup(page)).toHaveAccessibleName(`Type of ${symbol}`);
    await expect(popup(page)).toContainText(symbol);
  });

  test('the type can be pointed at and selected, and goes away after that', async ({page}) => {
    await open(page, path);
    await symbolIn(page).hover();
    await popup(page).hover();
    await page.waitForTimeout(500);
    await popup(page).getByText(symbol).first().dblclick();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe('');
    await expect(popup(page)).toBeVisible();
    await page.mouse.move(5, 300);
    await expect(popup(page)).toHaveCount(0);
  });

  test('Escape closes the type while the pointer stays', async ({page}) => {
    await open(page, path);
    await symbolIn(page).hover();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  });

  test('the type stays inside the window when the page scrolls, and goes with its symbol', async ({page}) => {
    await open(page, path);
    await symbolIn(page).hover();
    await expect(popup(page)).toBeVisible();
    const before = await popup(page).boundingBox();
    await page.evaluate(() => window.scrollBy({top: 40, behavior: 'instant'}));
    await expect.poll(async () => (await popup(page).boundingBox())?.y).not.toBe(before?.y);
    await page.evaluate(() => window.scrollBy({top: 3000, behavior: 'instant'}));
    await expect(popup(page)).toHaveCount(0);
  });

  test('a page that a link opened has types too', async ({page}) => {
    await open(page, '/docs/router');
    await page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await symbolIn(page).hover();
    await expect(popup(page)).toBeVisible();
  });

  test('nothing is loaded before the first use, and types once for all samples of a page', async ({page}) => {
    const requests: string[] = [];
    page.on('request', request => {
      if (new URL(request.url()).pathname.startsWith('/types/')) {
        requests.push(request.url());
      }
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    const samples = samplesWithTypes(page);
    for (const index of [0, 1]) {
      await samples.nth(index).focus();
      await page.keyboard.press('ArrowRight');
      await expect(popup(page)).toBeVisible();
    }
    expect(requests).toHaveLength(1);
  });

  test.describe('when types cannot be loaded', () => {
    test.use({expectedMessage: /Failed to load resource/});

    test('nothing shows, and the next use tries again', async ({page}) => {
      let isDown = true;
      await page.route('/types/**', route => (isDown ? route.abort() : route.continue()));
      await open(page, path);
      const failed = page.waitForEvent('requestfailed');
      await symbolIn(page).hover();
      await failed;
      await expect(popup(page)).toHaveCount(0);
      isDown = false;
      await page.mouse.move(5, 300);
      await symbolIn(page).hover();
      await expect(popup(page)).toBeVisible();
    });
  });
});

test.describe('types, by keyboard', () => {
  test('a sample is one tab stop, and arrow keys move between its symbols', async ({page}) => {
    await open(page, path);
    const sample = firstSample(page);
    await sample.focus();
    await page.keyboard.press('ArrowRight');
    const list = page.getByRole('listbox', {name: 'Types'});
    await expect(list).toBeFocused();
    const selected = list.getByRole('option', {selected: true});
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(popup(page)).toBeVisible();

    await page.keyboard.press('ArrowRight');
    await expect(list.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+End');
    await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');

    // What is read out and what is shown are of the same symbol.
    const id = await list.getAttribute('aria-activedescendant');
    await expect(selected).toHaveAttribute('id', id ?? '');
    const name = (await selected.textContent())?.split(':')[0];
    await expect(popup(page)).toHaveAccessibleName(`Type of ${name}`);
  });

  test('Escape goes back to the sample, and Tab goes on to its buttons', async ({page}) => {
    await open(page, path);
    const sample = firstSample(page);
    await sample.focus();
    await page.keyboard.press('ArrowDown');
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(sample).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveRole('button');
  });

  test('the button shows the types too', async ({page}) => {
    await open(page, path);
    await button(firstSample(page), 'Show types').click();
    await expect(page.getByRole('listbox', {name: 'Types'})).toBeFocused();
    await expect(popup(page)).toBeVisible();
  });
});

test.describe('types, by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a tap opens a type, and a tap elsewhere closes it', async ({page}) => {
    await open(page, path);
    await symbolIn(page).tap();
    await expect(popup(page)).toBeVisible();
    const box = await popup(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await page.getByRole('heading', {level: 1}).tap();
    await expect(popup(page)).toHaveCount(0);
  });

  test('the buttons show without hovering, large enough for a finger', async ({page}) => {
    await open(page, path);
    const copy = button(firstSample(page), 'Copy code');
    await expect(copy).toBeVisible();
    await expect(copy.locator('..')).toHaveCSS('opacity', '1');
    const box = await copy.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

/** axe for all of the page, and for colours of the block with the open type: those of the page are in pages.spec.ts. */
async function expectSoundType(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, {rules: {'color-contrast': {enabled: false}}});
  const block = '.theme-code-block:has([aria-label^="Type of "])';
  await expectNoViolations(page, `${state}, colours`, {runOnly: ['color-contrast']}, block);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.use({colorScheme});

    test('axe finds nothing in a page with an open type', async ({page}) => {
      await open(page, path);
      await symbolIn(page).hover();
      await expect(popup(page)).toBeVisible();
      await expectSoundType(page, 'type opened by pointer');
      await page.keyboard.press('Escape');
      await firstSample(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect(popup(page)).toBeVisible();
      await expectSoundType(page, 'type opened by keyboard');
    });
  });
}

test.describe('colours', () => {
  test.use({fetchesAhead: true});

  const colours = 'pre .token';
  const scripts = /\/assets\/js\/prism\./;
  const nextLink = (page: Page) =>
    page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});

  test('come with the page, and what makes them only with a link that is pointed at', async ({page}) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto('/docs/router');
    await hydrated(page);
    await expect(page.locator(colours).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter(url => scripts.test(url))).toEqual([]);

    await nextLink(page).hover();
    await expect.poll(() => asked.filter(url => scripts.test(url))).toHaveLength(1);
    await nextLink(page).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Procedures'})).toBeVisible();
    await expect(page.locator(colours).first()).toBeVisible();
  });

  test.describe('when what makes them cannot be loaded', () => {
    test.use({expectedMessage: /net::ERR_FAILED/});

    test('code is plain text, and the next page tries again', async ({page}) => {
      await page.route(scripts, route => route.abort());
      await page.goto('/docs/router');
      await hydrated(page);
      await nextLink(page).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Procedures'})).toBeVisible();
      await expect(page.locator('pre').first()).toContainText('procedure');
      await expect(page.locator(colours)).toHaveCount(0);

      await page.unroute(scripts);
      await nextLink(page).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Procedures'})).toBeHidden();
      await expect(page.locator(colours).first()).toBeVisible();
    });
  });
});

test('code that fits and has no types is no tab stop', async ({page}) => {
  await open(page, '/docs/quickstart');
  const command = page.getByRole('tabpanel').first().locator('pre');
  await expect(command).toBeVisible();
  await expect(command).not.toHaveAttribute('tabindex');
  await expect(command).not.toHaveAttribute('role');
});

test('code without a title shows its buttons while the pointer or the focus is on it', async ({page}) => {
  await open(page, '/docs/quickstart');
  const command = page.getByRole('tabpanel').first().locator('pre');
  const copy = button(command, 'Copy code');
  const toolbar = copy.locator('..');
  await expect(toolbar).toHaveCSS('opacity', '0');
  await command.hover();
  await expect(toolbar).toHaveCSS('opacity', '1');
  await page.mouse.move(5, 300);
  await expect(toolbar).toHaveCSS('opacity', '0');
  await copy.focus();
  await expect(toolbar).toHaveCSS('opacity', '1');
});

test.describe('copy', () => {
  test('copies the code as shown and says so', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    const sample = firstSample(page);
    await button(sample, 'Copy code').click();
    await expect(sample.locator('..').getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trimEnd()).toBe(await shownCode(sample));
  });

  test('leaves answers and errors out, from the button and from a selection', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/docs/vanilla');
    const code = page.locator('pre', {hasText: /error TS\d+:/}).first();
    await button(code, 'Copy code').click();
    await expect(code.locator('..').getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toContain('error TS');

    await code.evaluate(element => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('Control+C');
    const selected = await page.evaluate(() => navigator.clipboard.readText());
    expect(selected.trimEnd()).toBe(copied.trimEnd());
  });

  test('selects the code and says so when the browser refuses', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open(page, path);
    const sample = firstSample(page);
    await button(sample, 'Copy code').click();
    await expect(sample.locator('..').getByRole('status')).toContainText('press Ctrl+C');
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected?.trimEnd()).toBe(await shownCode(sample));
  });
});

test.describe('wrapped lines', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('are chosen once for all pages, and there from the first paint', async ({page}) => {
    await open(page, path);
    const wrap = page.getByRole('button', {name: 'Wrap lines'}).first();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await wrap.focus();
    await page.keyboard.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('pre code').first()).toHaveCSS('white-space-collapse', 'preserve');
    expect(
      await page
        .locator('pre')
        .first()
        .evaluate(pre => pre.scrollWidth > pre.clientWidth),
    ).toBe(false);

    await page.goto('/docs/router', {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-code-wrap', '');
    await hydrated(page);
    await page.getByRole('button', {name: 'Wrap lines'}).first().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-code-wrap');
    expect(await page.evaluate(() => localStorage.getItem('site.code.wrap'))).toBeNull();
  });

  test.describe('when storage is blocked', () => {
    test.use({expectedMessage: /takes nothing more/});

    test('work for the page', async ({page}) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new Error('blocked');
        };
      });
      await open(page, path);
      const wrap = page.getByRole('button', {name: 'Wrap lines'}).first();
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    });
  });
});

test.describe('package managers', () => {
  const withTabs = '/docs/quickstart';

  test('are tabs with a name, linked to their panels, moved by keys', async ({page}) => {
    await open(page, withTabs);
    const list = page.getByRole('tablist', {name: 'Package manager'}).first();
    const tab = (name: string) => list.getByRole('tab', {name, exact: true});
    await tab('npm').focus();
    for (const [key, name] of [
      ['End', 'Bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'Bun'],
      ['Home', 'npm'],
      ['ArrowRight', 'Yarn'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', {name, exact: true}).first()).toBeVisible();
    }
    await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
    const panel = await tab('Yarn').getAttribute('aria-controls');
    await expect(page.locator(`[id="${panel}"]`)).toHaveRole('tabpanel');
  });

  test('are remembered on other pages', async ({page}) => {
    await open(page, withTabs);
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await open(page, '/docs/react');
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
  });

  test.describe('before the page reacts to input', () => {
    test.use({expectedMessage: /Failed to load resource/});

    test('the stored one shows, without a jump later', async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm'));
      let release: () => void = () => {};
      const held = new Promise<void>(resolve => (release = resolve));
      await page.route('**/assets/js/**', async route => {
        await held;
        await route.continue();
      });
      await page.goto(withTabs, {waitUntil: 'commit'});
      const tabs = page.getByRole('tablist', {name: 'Package manager'}).first().locator('..');
      await expect(tabs.getByText(/pnpm (add|install|create)/).first()).toBeVisible();
      await expect(tabs.getByText(/npm (i|install|create) /).first()).toBeHidden();
      const before = await tabs.boundingBox();
      release();
      await hydrated(page);
      await expect(tabs.getByRole('tab', {name: 'pnpm'})).toHaveAttribute('aria-selected', 'true');
      expect(await tabs.boundingBox()).toEqual(before);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('errors and answers are text, all panels show, and no code has styles of its own', async ({page}) => {
    await page.goto('/docs/vanilla');
    await expect(page.getByText(/error TS\d+:/).first()).toBeVisible();
    for (const panel of await page.getByRole('tabpanel').all()) {
      await expect(panel).toBeVisible();
    }
    await expect(page.locator('pre[style], pre [style]')).toHaveCount(0);
  });
});
