// The keys `/` and `?` open search and the list of shortcuts, unless the reader turns single keys off (WCAG 2.1.4, Character Key Shortcuts).
import type {Locator, Page} from '@playwright/test';
import {expect, open, test, waitForHydration} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {findModal} from '../fixtures/searchModal';

/** Returns the switch for single keys, which is in the list of shortcuts. */
function findSetting(page: Page): Locator {
  return findShortcuts(page).getByRole('switch', {name: 'Use the single keys / and ?'});
}

function findShortcuts(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Keyboard shortcuts'});
}

/** Opens the list of shortcuts with its button in the footer. */
async function openShortcuts(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Keyboard shortcuts', exact: true}).click();
  await expect(findShortcuts(page)).toBeVisible();
  return findShortcuts(page);
}

async function closeShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(findShortcuts(page)).toBeHidden();
}

/** Presses `/` and returns whether the page prevented the browser's default action. */
async function pressSlash(page: Page): Promise<boolean> {
  const isPrevented = page.evaluate(
    () =>
      new Promise<boolean>(resolve => {
        // This listener runs after the page's own listener, which was added to the window earlier.
        window.addEventListener('keydown', event => resolve(event.defaultPrevented), {once: true});
      }),
  );
  // Evaluations run in order, so the listener above has been added when this evaluation returns.
  await page.evaluate(() => undefined);
  await page.keyboard.press('/');
  return isPrevented;
}

/** Opens a page, turns single keys off and closes the list of shortcuts. */
async function turnSingleKeysOff(page: Page, path = '/docs/router'): Promise<void> {
  await open(page, path);
  await openShortcuts(page);
  await findSetting(page).uncheck();
  await closeShortcuts(page);
}

test('? lists the shortcuts, Tab reaches the switch for single keys, Space toggles it, and Escape returns the focus', async ({
  page,
}) => {
  await open(page, '/docs/router');
  const {button, dialog} = findModal(page);
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await button.focus();
  await page.keyboard.press('?');
  for (const action of ['Open or close search', 'Show this list', 'Go to the next part of the page']) {
    await expect(findShortcuts(page).getByText(action)).toBeVisible();
  }
  const setting = findSetting(page);
  await expect(setting).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(setting).toBeFocused();
  expect(await setting.evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Space');
  await expect(setting).not.toBeChecked();
  await closeShortcuts(page);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  expect(await pressSlash(page)).toBe(false);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await expect(findShortcuts(page)).toBeHidden();
});

test('a question mark typed into a text field doesn’t list the shortcuts', async ({page}) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox');
  await field.press('?');
  await expect(field).toHaveValue('?');
  await expect(findShortcuts(page)).toHaveCount(0);
});

test('a click next to the list of shortcuts and its button close it', async ({page}) => {
  await open(page, '/media');
  await openShortcuts(page);
  await page.mouse.click(5, 5);
  await expect(findShortcuts(page)).toHaveCount(0);
  await openShortcuts(page);
  await page.getByRole('button', {name: 'Close the list of shortcuts'}).click();
  await expect(findShortcuts(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Keyboard shortcuts', exact: true})).toBeFocused();
});

test('while single keys are off, the site ignores / even after a reload, and Ctrl + K still opens search', async ({
  page,
}) => {
  await turnSingleKeysOff(page);
  const {dialog, field} = findModal(page);
  for (const visit of ['before', 'after'] as const) {
    expect(await pressSlash(page), `${visit} the reload`).toBe(false);
    await expect(dialog).toBeHidden();
    // If `/` had opened the modal after all, this shortcut would close it.
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (visit === 'before') {
      await page.reload();
      await waitForHydration(page);
    }
  }
  await openShortcuts(page);
  await expect(findSetting(page)).not.toBeChecked();
  await findSetting(page).check();
  await closeShortcuts(page);
  expect(await pressSlash(page)).toBe(true);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('site.search.slash'))).toBeNull();
});

test('turning single keys off or on takes effect in other tabs', async ({page, context}) => {
  const otherTab = await context.newPage();
  await open(otherTab, '/search');
  await turnSingleKeysOff(page);
  await expect(findModal(otherTab).button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await otherTab.getByRole('heading', {level: 1}).click();
  expect(await pressSlash(otherTab)).toBe(false);
  await expect(findModal(otherTab).dialog).toBeHidden();
  await openShortcuts(page);
  await openShortcuts(otherTab);
  await expect(findSetting(otherTab)).not.toBeChecked();
  await findSetting(otherTab).check();
  await expect(findSetting(page)).toBeChecked();
  await closeShortcuts(page);
  expect(await pressSlash(page)).toBe(true);
  await expect(findModal(page).field).toBeFocused();
});

test('typing a letter while the search button has focus opens search even if single keys are off', async ({
  page,
}) => {
  await turnSingleKeysOff(page);
  const {button, field} = findModal(page);
  await button.focus();
  await page.keyboard.press('r');
  await expect(field).toHaveValue('r');
});

test.describe('when browser storage fails', () => {
  test.use({allowedConsoleMessages: /storage/});

  test('if storage is blocked, the switch for single keys works until the page is closed', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await turnSingleKeysOff(page);
    expect(await pressSlash(page)).toBe(false);
    await expect(findModal(page).dialog).toBeHidden();
    await openShortcuts(page);
    await expect(findSetting(page)).not.toBeChecked();
    await findSetting(page).check();
    await closeShortcuts(page);
    expect(await pressSlash(page)).toBe(true);
  });

  test('if storage can be read but not written, the switch for single keys works', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await turnSingleKeysOff(page);
    expect(await pressSlash(page)).toBe(false);
    await expect(findModal(page).dialog).toBeHidden();
  });
});

for (const width of [390, 1440]) {
  test(`at a width of ${width} px, the list of shortcuts is in view and accessible, and its switch is at least 24 px high`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    await open(page, '/docs/router');
    const list = await openShortcuts(page);
    await expect(list).toBeInViewport({ratio: 1});
    const label = list.locator('label');
    await label.scrollIntoViewIfNeeded();
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await findSetting(page).uncheck();
    await expectAccessibleInBothThemes(page, 'list of shortcuts');
  });
}
