import {readdirSync, readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {getCodeBlockButton, getTypePopup, getTypedSamples} from '../fixtures/codeBlocks';
import {expect, expectNoViolations, open, test, waitForHydration, waitForIdlePage} from '../fixtures';

const path = '/docs/context';
/** A name that occurs more than once in the first sample of the page at `path`. */
const symbolName = 'createContext';

/** Returns the first code sample of the page that can show types. */
function getFirstSample(page: Page): Locator {
  return getTypedSamples(page).first();
}

/** Returns the first occurrence of `symbolName` in the first sample. */
function getSymbol(page: Page): Locator {
  return getFirstSample(page).getByText(symbolName, {exact: true}).first();
}

/** Reads the code of a block. Leaves out the types and error messages that appear below lines of code. */
function readCodeOnly(code: Locator): Promise<string> {
  return code.locator('code').evaluate(element =>
    Array.from(element.children)
      .filter(child => getComputedStyle(child).userSelect !== 'none')
      .map(child => child.textContent)
      .join('')
      .trimEnd(),
  );
}

test.describe('types on hover', () => {
  test('a type popup opens and closes with the pointer', async ({page}) => {
    test.slow();
    await test.step('a popup shows the type of the symbol below the pointer', async () => {
      await open(page, path);
      await getSymbol(page).hover();
      await expect(getTypePopup(page)).toHaveAccessibleName(`Type of ${symbolName}`);
      await expect(getTypePopup(page)).toContainText(symbolName);
    });
    await test.step('Escape closes the popup even while the pointer is on the symbol', async () => {
      await open(page, path);
      await getSymbol(page).hover();
      await expect(getTypePopup(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getTypePopup(page)).toHaveCount(0);
    });
    await test.step('the popup scrolls with its symbol and closes when the symbol leaves the viewport', async () => {
      await open(page, path);
      await getSymbol(page).hover();
      await expect(getTypePopup(page)).toBeVisible();
      const before = await getTypePopup(page).boundingBox();
      await page.evaluate(() => window.scrollBy({top: 40, behavior: 'instant'}));
      await expect.poll(async () => (await getTypePopup(page).boundingBox())?.y).not.toBe(before?.y);
      await page.evaluate(() => window.scrollBy({top: 3000, behavior: 'instant'}));
      await expect(getTypePopup(page)).toHaveCount(0);
    });
    await test.step('the popup also appears after client-side navigation', async () => {
      await open(page, '/docs/router');
      await page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
      await getSymbol(page).hover();
      await expect(getTypePopup(page)).toBeVisible();
    });
  });

  test('the popup stays open while the pointer is on it, so that its text can be selected', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, path);
    await getSymbol(page).hover();
    await getTypePopup(page).hover();
    await page.clock.runFor(5_000);
    await getTypePopup(page).getByText(symbolName).first().dblclick();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe('');
    await expect(getTypePopup(page)).toBeVisible();
    await page.mouse.move(5, 300);
    await expect(getTypePopup(page)).toHaveCount(0);
  });

  test('all types of a page load in one request, when the first type is shown', async ({page}) => {
    const requests: string[] = [];
    page.on('request', request => {
      if (new URL(request.url()).pathname.startsWith('/types/')) {
        requests.push(request.url());
      }
    });
    await open(page, path);
    await waitForIdlePage(page);
    expect(requests).toEqual([]);
    const samples = getTypedSamples(page);
    for (const index of [0, 1]) {
      await samples.nth(index).focus();
      await page.keyboard.press('Enter');
      await expect(getTypePopup(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getTypePopup(page)).toHaveCount(0);
    }
    expect(requests).toHaveLength(1);
  });

  test.describe('with a failing request', () => {
    test.use({allowedConsoleMessages: /Failed to load resource/});

    test('no popup appears, and the next hover loads the types again', async ({page}) => {
      let isDown = true;
      await page.route('/types/**', route => (isDown ? route.abort() : route.continue()));
      await open(page, path);
      const failed = page.waitForEvent('requestfailed');
      await getSymbol(page).hover();
      await failed;
      await expect(getTypePopup(page)).toHaveCount(0);
      isDown = false;
      await page.mouse.move(5, 300);
      await getSymbol(page).hover();
      await expect(getTypePopup(page)).toBeVisible();
    });
  });
});

test.describe('types with the keyboard', () => {
  test('types can be reached and left with the keyboard', async ({page}) => {
    test.slow();
    await test.step('Enter opens the first type, and the arrow keys move between the symbols of a sample', async () => {
      await open(page, path);
      const sample = getFirstSample(page);
      await sample.focus();
      await page.keyboard.press('Enter');
      const list = page.getByRole('listbox', {name: 'Types'});
      await expect(list).toBeFocused();
      const selected = list.getByRole('option', {selected: true});
      await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await expect(getTypePopup(page)).toBeVisible();

      await page.keyboard.press('ArrowRight');
      await expect(list.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowLeft');
      await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Control+End');
      await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Home');

      // The selected option and the popup have to describe the same symbol.
      const id = await list.getAttribute('aria-activedescendant');
      await expect(selected).toHaveAttribute('id', id ?? '');
      const name = (await selected.textContent())?.split(':')[0];
      await expect(getTypePopup(page)).toHaveAccessibleName(`Type of ${name}`);
    });
    await test.step('Escape moves the focus from the types back to the sample, and Tab reaches the links of the popup before it leaves the types', async () => {
      await open(page, path);
      const sample = getFirstSample(page);
      await sample.focus();
      await page.keyboard.press('ArrowDown');
      await expect(getTypePopup(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getTypePopup(page)).toHaveCount(0);
      await expect(sample).toBeFocused();

      await page.keyboard.press('ArrowDown');
      await expect(getTypePopup(page)).toBeVisible();
      const links = getTypePopup(page).getByRole('link');
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(getTypePopup(page)).toHaveCount(0);
    });
    await test.step('the “Show types” button opens the list of types', async () => {
      await open(page, path);
      await getCodeBlockButton(getFirstSample(page), 'Show types').click();
      await expect(page.getByRole('listbox', {name: 'Types'})).toBeFocused();
      await expect(getTypePopup(page)).toBeVisible();
    });
  });
});

test.describe('types on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a tap on a symbol opens its popup, and a tap elsewhere closes the popup', async ({page}) => {
    await open(page, path);
    await getSymbol(page).tap();
    await expect(getTypePopup(page)).toBeVisible();
    const box = await getTypePopup(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await page.getByRole('heading', {level: 1}).tap();
    await expect(getTypePopup(page)).toHaveCount(0);
  });

  test('the buttons of a sample are always visible and at least 24 px wide and high', async ({page}) => {
    await open(page, path);
    const copy = getCodeBlockButton(getFirstSample(page), 'Copy code');
    await expect(copy).toBeVisible();
    await expect(copy.locator('..')).toHaveCSS('opacity', '1');
    const box = await copy.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

/**
 * Checks the whole page with all axe rules except the contrast rule. Checks only the code block with the open popup with the contrast rule,
 * because pages.spec.ts checks the contrast of the rest of the page.
 */
async function expectAccessiblePopup(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, {rules: {'color-contrast': {enabled: false}}});
  const block = '.theme-code-block:has([aria-label^="Type of "])';
  await expectNoViolations(page, `${state}, colours`, {runOnly: ['color-contrast']}, block);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('axe finds no violations while a type popup is open', async ({page}) => {
      await open(page, path);
      await getSymbol(page).hover();
      await expect(getTypePopup(page)).toBeVisible();
      await expectAccessiblePopup(page, 'popup opened by pointer');
      await page.keyboard.press('Escape');
      await getFirstSample(page).focus();
      await page.keyboard.press('Enter');
      await expect(getTypePopup(page)).toBeVisible();
      await expectAccessiblePopup(page, 'popup opened by keyboard');
    });
  });
}

test.describe('syntax highlighting', () => {
  const tokenSelector = 'pre .token';
  // The names of script files are hashes, so the highlighter is found by the name of a language that only it contains.
  const scripts = 'build/assets/js';
  const highlighter = readdirSync(scripts).find(name =>
    readFileSync(`${scripts}/${name}`, 'utf8').includes('javadoclike'),
  );
  const highlighterUrl = new RegExp(`/assets/js/${highlighter}$`);
  const getNextLink = (page: Page) =>
    page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});

  test('the HTML contains highlighted code, and the highlighter loads only on hover over a link', async ({
    page,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', request => requestedUrls.push(request.url()));
    await page.goto('/docs/router');
    await waitForHydration(page);
    await expect(page.locator(tokenSelector).first()).toBeVisible();
    await waitForIdlePage(page);
    expect(requestedUrls.filter(url => highlighterUrl.test(url))).toEqual([]);

    await getNextLink(page).hover();
    await expect.poll(() => requestedUrls.filter(url => highlighterUrl.test(url))).toHaveLength(1);
    await getNextLink(page).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Procedures'})).toBeVisible();
    await expect(page.locator(tokenSelector).first()).toBeVisible();
  });

  test.describe('with a failing request', () => {
    test.use({allowedConsoleMessages: /net::ERR_FAILED/});

    test('code stays plain text, and the next page loads the highlighter again', async ({page}) => {
      await page.route(highlighterUrl, route => route.abort());
      await page.goto('/docs/router');
      await waitForHydration(page);
      await getNextLink(page).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Procedures'})).toBeVisible();
      await expect(page.locator('pre').first()).toContainText('procedure');
      await expect(page.locator(tokenSelector)).toHaveCount(0);

      await page.unroute(highlighterUrl);
      await getNextLink(page).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Procedures'})).toBeHidden();
      await expect(page.locator(tokenSelector).first()).toBeVisible();
    });
  });
});

test('a code block shows its buttons and is a tab stop only when that helps', async ({page}) => {
  test.slow();
  await test.step('a code block is not a tab stop if it has no types and doesn’t scroll', async () => {
    await open(page, '/docs/quickstart');
    const command = page.getByRole('tabpanel').first().locator('pre');
    await expect(command).toBeVisible();
    await expect(command).not.toHaveAttribute('tabindex');
    await expect(command).not.toHaveAttribute('role');
  });
  await test.step('each code block has a header with a title, and its copy button is always visible', async () => {
    await open(page, '/docs/quickstart');
    for (const block of await page.locator('.theme-code-block:visible').all()) {
      const copy = block.getByRole('button', {name: 'Copy code'});
      await expect(copy).toBeVisible();
      await expect(copy).toHaveAccessibleName(/^Copy code: \S/);
      await expect(copy.locator('..')).toHaveCSS('opacity', '1');
    }
    for (const name of ['Show types', 'Wrap lines', 'Edit and run']) {
      if (name === 'Wrap lines') {
        await page.setViewportSize({width: 390, height: 844});
      }
      const buttons = page.getByRole('button', {name}).filter({visible: true});
      await expect(buttons.first()).toBeVisible();
      for (const button of await buttons.all()) {
        await expect(button, name).toHaveAccessibleName(new RegExp(`^${name}: \\S`));
      }
    }
    await page.setViewportSize({width: 1440, height: 900});
    const commands = page.locator('.language-sh:visible').getByRole('button', {name: 'Copy code: Terminal'});
    expect(await commands.count()).toBeGreaterThan(1);
  });
  await test.step('the buttons come before the code in the focus order', async () => {
    await open(page, path);
    const sample = getFirstSample(page);
    await sample.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(getCodeBlockButton(sample, 'Copy code')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sample).toBeFocused();
  });
});

test('on a phone, the buttons of each code block are in its frame and don’t cover its code', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/quickstart');
  const blocks = await page.locator('.theme-code-block:visible').all();
  expect(blocks.length).toBeGreaterThan(3);
  for (const block of blocks) {
    const frame = await block.boundingBox();
    const code = await block.locator('pre').boundingBox();
    for (const button of await block.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? NaN);
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(code?.y ?? NaN);
    }
  }
});

test('a code block has no status region before a button needs one', async ({page}) => {
  await open(page, '/docs/quickstart');
  await expect(page.locator('.theme-code-block').first()).toBeVisible();
  await expect(page.locator('.theme-code-block').locator('[role=status], [aria-live]')).toHaveCount(0);
});

test('a command and its output share one frame', async ({page}) => {
  await open(page, '/docs/quickstart');
  const output = page.locator('.theme-code-block', {has: page.getByText('Output', {exact: true})}).first();
  const command = page
    .locator('.theme-code-block', {has: page.locator('+ *', {has: output})})
    .or(output.locator('xpath=preceding-sibling::*[1]'));
  const [commandBox, outputBox] = [await command.boundingBox(), await output.boundingBox()];
  expect(outputBox?.y).toBeCloseTo((commandBox?.y ?? 0) + (commandBox?.height ?? 0), 0);
});

test.describe('copying code', () => {
  test('the copy button copies the code and announces “Copied”', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    const sample = getFirstSample(page);
    await getCodeBlockButton(sample, 'Copy code').click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trimEnd()).toBe(await readCodeOnly(sample));
  });

  test('neither the copy button nor copying a selection includes types and errors', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/docs/vanilla');
    const code = page.locator('pre', {hasText: /error TS\d+:/}).first();
    await getCodeBlockButton(code, 'Copy code').click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveText('Copied');
    await expect(page.locator('.theme-code-block').getByRole('status')).toHaveCount(0);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toContain('error TS');

    await code.evaluate(element => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('Control+C');
    const selected = await page.evaluate(() => navigator.clipboard.readText());
    expect(selected.trimEnd()).toBe(copied.trimEnd());
  });

  test('the copy button selects the code and says how to copy it if the clipboard is unavailable', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open(page, path);
    const sample = getFirstSample(page);
    await getCodeBlockButton(sample, 'Copy code').click();
    await expect(sample.locator('..').getByText('Couldn’t copy. Press Ctrl+C.')).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'Couldn’t copy. Press Ctrl+C.'})).toHaveCount(1);
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected?.trimEnd()).toBe(await readCodeOnly(sample));
  });
});

test('a selection leaves out removed lines, as the copy button does', async ({page}) => {
  await open(page, '/');
  const block = page.locator('.theme-code-block:visible', {
    has: page.locator('.theme-code-block-removed-line'),
  });
  const removed = await block.first().locator('.theme-code-block-removed-line').innerText();
  const added = await block.first().locator('.theme-code-block-added-line').innerText();
  const selected = await block.first().evaluate(element => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(selected).toContain(added.trim());
  expect(selected).not.toContain(removed.trim());
});

test.describe('long lines on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  /** Returns whether an element's content is wider than the element. */
  function overflows(element: Locator): Promise<boolean> {
    return element.evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
  }

  test('“Wrap lines” wraps only its own block and doesn’t move', async ({page}) => {
    await open(page, path);
    const buttons = page.getByRole('button', {name: 'Wrap lines'});
    const [first, second] = [buttons.first(), buttons.nth(1)];
    const [firstCode, secondCode] = [first, second].map(button =>
      button
        .locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " theme-code-block ")][1]')
        .locator('pre'),
    );
    await second.evaluate(element => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    const before = await second.boundingBox();
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    expect((await second.boundingBox())?.y).toBe(before?.y);
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(firstCode && (await overflows(firstCode))).toBe(true);
    expect(secondCode && (await overflows(secondCode))).toBe(false);

    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    expect(secondCode && (await overflows(secondCode))).toBe(true);
    await expect(second).toBeFocused();
  });

  test('on phones, the path above a code block breaks only after a slash', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/nextjs');
    const titles = await page.locator('.theme-code-block-title:visible').evaluateAll(elements =>
      elements.map(element => {
        const rows = new Map<number, string>();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let index = 0; index < (node.nodeValue ?? '').length; index++) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const top = Math.round(range.getBoundingClientRect().top);
            rows.set(top, (rows.get(top) ?? '') + range.toString());
          }
        }
        return [...rows.values()];
      }),
    );
    expect(titles.some(rows => rows.length > 1)).toBe(true);
    expect(titles.flatMap(rows => rows.slice(0, -1)).filter(row => !row.endsWith('/'))).toEqual([]);
  });

  test('the further rows of a wrapped line start to the right of its first character', async ({page}) => {
    await open(page, path);
    const sample = getFirstSample(page);
    await getCodeBlockButton(sample, 'Wrap lines').click();
    const rows = await sample.locator('.token-line').evaluateAll(lines =>
      lines.map(line => {
        const range = document.createRange();
        range.selectNodeContents(line);
        const boxes = [...range.getClientRects()].filter(({width}) => width > 1);
        const text = line.textContent ?? '';
        const indent = text.length - text.trimStart().length;
        const style = getComputedStyle(line);
        const start = line.getBoundingClientRect().left + parseFloat(style.borderLeftWidth);
        // The first row begins with the spaces of its indentation, which are part of its box.
        const [top = 0] = boxes.map(box => box.top);
        const later = boxes.filter(box => box.top > top + 4).map(box => box.left - start);
        return {indent, later};
      }),
    );
    const wrapped = rows.filter(({later}) => later.length > 0);
    expect(wrapped.length).toBeGreaterThan(2);
    for (const {indent, later} of wrapped) {
      // A character of the code font is 8.4 px wide, and the code has a padding of 16 px.
      expect(Math.min(...later)).toBeGreaterThan(16 + (indent + 1) * 8);
    }
  });

  test('code fades out where it is cut, until the reader has scrolled to its end', async ({page}) => {
    await open(page, path);
    const sample = getFirstSample(page);
    await expect(sample).toHaveAttribute('data-cut-end');
    await expect(sample).not.toHaveAttribute('data-cut-start');
    expect(await sample.evaluate(element => getComputedStyle(element).maskImage)).toContain('gradient');
    await sample.evaluate(element => element.scrollTo({left: 10_000, behavior: 'instant'}));
    await expect(sample).toHaveAttribute('data-cut-start');
    await expect(sample).not.toHaveAttribute('data-cut-end');
  });

  test('the arrow keys scroll a focused code block', async ({page}) => {
    await open(page, path);
    const sample = getFirstSample(page);
    await sample.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => sample.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    await expect(getTypePopup(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(getTypePopup(page)).toBeVisible();
  });
});

test.describe('package manager tabs', () => {
  const pathWithTabs = '/docs/quickstart';

  test('the tabs have names, refer to their panels and can be selected by keyboard', async ({page}) => {
    await open(page, pathWithTabs);
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

  test('the tabs are in the header of the command', async ({page}) => {
    await open(page, pathWithTabs);
    const tab = page.getByRole('tab', {name: 'npm', exact: true}).first();
    const copy = page.getByRole('tabpanel').first().getByRole('button', {name: 'Copy code'});
    const [tabBox, copyBox] = [await tab.boundingBox(), await copy.boundingBox()];
    const centres = [tabBox, copyBox].map(box => (box ? box.y + box.height / 2 : NaN));
    expect(Math.abs((centres[0] ?? NaN) - (centres[1] ?? NaN))).toBeLessThan(3);
  });

  test('a tab that the reader selects is also selected on other pages', async ({page}) => {
    await open(page, pathWithTabs);
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await open(page, '/docs/react');
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
  });

  test.describe('before hydration', () => {
    test.use({allowedConsoleMessages: /Failed to load resource/});

    test('the tabs show the stored selection, and hydration causes no layout shift', async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm'));
      let resume: () => void = () => {};
      const resumed = new Promise<void>(resolve => (resume = resolve));
      await page.route('**/assets/js/**', async route => {
        await resumed;
        await route.continue();
      });
      await page.goto(pathWithTabs, {waitUntil: 'commit'});
      const tabs = page.getByRole('tablist', {name: 'Package manager'}).first().locator('..');
      await expect(tabs.getByText(/pnpm (add|install|create)/).first()).toBeVisible();
      await expect(tabs.getByText(/npm (i|install|create) /).first()).toBeHidden();
      await page.evaluate(() => document.fonts.ready);
      const before = await tabs.boundingBox();
      resume();
      await waitForHydration(page);
      await expect(tabs.getByRole('tab', {name: 'pnpm'})).toHaveAttribute('aria-selected', 'true');
      expect(await tabs.boundingBox()).toEqual(before);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('errors are part of the text, all tab panels are visible, and code has no inline styles', async ({
    page,
  }) => {
    await page.goto('/docs/vanilla');
    await expect(page.getByText(/error TS\d+:/).first()).toBeVisible();
    for (const panel of await page.getByRole('tabpanel').all()) {
      await expect(panel).toBeVisible();
    }
    await expect(page.locator('pre[style], pre [style]')).toHaveCount(0);
  });
});
