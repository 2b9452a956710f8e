// The `/` key opens search unless the reader turns this shortcut off (WCAG 2.1.4, Character Key Shortcuts).
import type {Locator, Page} from '@playwright/test';
import {expect, waitForHydration, open, test} from './fixtures';
import {expectAccessibleInBothThemes} from './accessibility';
import {findModal, openModal} from './searchModal';

function findSetting(scope: Page | Locator): Locator {
  return scope.getByRole('checkbox', {name: 'Open search with the / key'});
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

/** Opens a page and the search modal, turns the `/` shortcut off and closes the modal. */
async function turnShortcutOff(page: Page, path?: string): Promise<void> {
  const {dialog} = await openModal(page, path);
  await findSetting(dialog).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('in the search modal, Tab reaches the setting for the / shortcut, and Space toggles it', async ({
  page,
}) => {
  const {dialog, button} = await openModal(page);
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  const setting = findSetting(dialog);
  await expect(setting).toBeChecked();
  for (let tabPresses = 0; tabPresses < 12; tabPresses++) {
    await page.keyboard.press('Tab');
    if (await setting.evaluate(element => element === document.activeElement)) {
      break;
    }
  }
  await expect(setting).toBeFocused();
  expect(await setting.evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Space');
  await expect(setting).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  expect(await pressSlash(page)).toBe(false);
  await expect(dialog).toBeHidden();
});

test('while the / shortcut is off, the site ignores / even after a reload, and Ctrl + K still opens search', async ({
  page,
}) => {
  await turnShortcutOff(page);
  const {dialog, field, button} = findModal(page);
  for (const visit of ['before', 'after'] as const) {
    await button.evaluate((element: HTMLElement) => element.blur());
    expect(await pressSlash(page), `${visit} the reload`).toBe(false);
    await expect(dialog).toBeHidden();
    // If `/` had opened the modal after all, this shortcut would close it.
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(findSetting(dialog)).not.toBeChecked();
    if (visit === 'before') {
      await page.reload();
      await waitForHydration(page);
    }
  }
  await findSetting(dialog).check();
  await page.keyboard.press('Escape');
  expect(await pressSlash(page)).toBe(true);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('site.search.slash'))).toBeNull();
});

test('turning the / shortcut off or on takes effect in other tabs', async ({page, context}) => {
  const otherTab = await context.newPage();
  await open(otherTab, '/search');
  await turnShortcutOff(page);
  await expect(findSetting(otherTab)).not.toBeChecked();
  await otherTab.getByRole('heading', {level: 1}).click();
  expect(await pressSlash(otherTab)).toBe(false);
  await expect(findModal(otherTab).dialog).toBeHidden();
  await findSetting(otherTab).check();
  expect(await pressSlash(page)).toBe(true);
  await expect(findModal(page).field).toBeFocused();
  await expect(findSetting(findModal(page).dialog)).toBeChecked();
});

test('typing a letter while the search button has focus opens search even if the / shortcut is off', async ({
  page,
}) => {
  await turnShortcutOff(page);
  const {button, field} = findModal(page);
  await button.focus();
  await page.keyboard.press('r');
  await expect(field).toHaveValue('r');
});

test.describe('when browser storage fails', () => {
  test.use({allowedConsoleMessages: /storage/});

  test('if storage is blocked, the setting for the / shortcut works until the page is closed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await turnShortcutOff(page);
    expect(await pressSlash(page)).toBe(false);
    await expect(findModal(page).dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(findSetting(findModal(page).dialog)).not.toBeChecked();
    await findSetting(findModal(page).dialog).check();
    await page.keyboard.press('Escape');
    expect(await pressSlash(page)).toBe(true);
  });

  test('if storage can be read but not written, the setting for the / shortcut works', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await turnShortcutOff(page);
    expect(await pressSlash(page)).toBe(false);
    await expect(findModal(page).dialog).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search page hides the setting for the / shortcut', async ({page}) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(findSetting(page)).toBeHidden();
  });
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the setting for the / shortcut is hidden, because there is no keyboard', async ({page}) => {
    const {dialog} = await openModal(page);
    await expect(findSetting(dialog)).toBeHidden();
    await open(page, '/search');
    await expect(findSetting(page)).toBeHidden();
  });
});

for (const width of [390, 1440]) {
  test(`at a width of ${width} px, the setting for the / shortcut is in view, accessible and at least 24 px high`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    const {dialog} = await openModal(page);
    const labelInModal = dialog.locator('label', {has: findSetting(page)});
    await expect(labelInModal).toBeInViewport({ratio: 1});
    expect((await labelInModal.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await findSetting(dialog).uncheck();
    await expectAccessibleInBothThemes(page, 'setting for the / shortcut in the search modal');
    await open(page, '/search');
    await expect(findSetting(page)).not.toBeChecked();
    const labelOnPage = page.locator('label', {has: findSetting(page)});
    expect((await labelOnPage.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expectAccessibleInBothThemes(page, 'setting for the / shortcut on the search page');
  });
}
