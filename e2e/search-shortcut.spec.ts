// The key `/` opens search until the reader switches it off: WCAG 2.1.4, character key shortcuts.
import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, open, test} from './fixtures';
import {expectSound} from './soundness';
import {findModal, openModal} from './searchModal';

function findSetting(scope: Page | Locator): Locator {
  return scope.getByRole('checkbox', {name: 'Open search with the / key'});
}

/** Presses `/` on the page and returns whether the page kept the key from the browser. */
async function pressSlash(page: Page): Promise<boolean> {
  const isPrevented = page.evaluate(
    () =>
      new Promise<boolean>(resolve => {
        // The page's own listener on the window was there first.
        window.addEventListener('keydown', event => resolve(event.defaultPrevented), {once: true});
      }),
  );
  await page.evaluate(() => undefined); // the listener is there
  await page.keyboard.press('/');
  return isPrevented;
}

/** Switches `/` off in the search window and closes it. */
async function switchOff(page: Page, path?: string): Promise<void> {
  const {dialog} = await openModal(page, path);
  await findSetting(dialog).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('the setting is found by Tab in the search window, and Space switches it', async ({page}) => {
  const {dialog, button} = await openModal(page);
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  const setting = findSetting(dialog);
  await expect(setting).toBeChecked();
  for (let stops = 0; stops < 12; stops++) {
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

test('off, the key is left to the browser, before and after a reload, and Ctrl + K still works', async ({
  page,
}) => {
  await switchOff(page);
  const {dialog, field, button} = findModal(page);
  for (const visit of ['before', 'after'] as const) {
    await button.evaluate((element: HTMLElement) => element.blur());
    expect(await pressSlash(page), `${visit} the reload`).toBe(false);
    await page.waitForTimeout(300);
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(findSetting(dialog)).not.toBeChecked();
    if (visit === 'before') {
      await page.reload();
      await hydrated(page);
    }
  }
  await findSetting(dialog).check();
  await page.keyboard.press('Escape');
  expect(await pressSlash(page)).toBe(true);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('site.search.slash'))).toBeNull();
});

test('other tabs follow, off and on', async ({page, context}) => {
  const second = await context.newPage();
  await open(second, '/search');
  await switchOff(page);
  await expect(findSetting(second)).not.toBeChecked();
  await second.getByRole('heading', {level: 1}).click();
  expect(await pressSlash(second)).toBe(false);
  await expect(findModal(second).dialog).toBeHidden();
  await findSetting(second).check();
  expect(await pressSlash(page)).toBe(true);
  await expect(findModal(page).field).toBeFocused();
  await expect(findSetting(findModal(page).dialog)).toBeChecked();
});

test('a letter typed on the focused button still opens search: that is no shortcut', async ({page}) => {
  await switchOff(page);
  const {button, field} = findModal(page);
  await button.focus();
  await page.keyboard.press('r');
  await expect(field).toHaveValue('r');
});

test.describe('where storage is blocked', () => {
  test.use({expectedMessage: /storage/});

  test('the setting works until the page is left', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await switchOff(page);
    expect(await pressSlash(page)).toBe(false);
    await expect(findModal(page).dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(findSetting(findModal(page).dialog)).not.toBeChecked();
    await findSetting(findModal(page).dialog).check();
    await page.keyboard.press('Escape');
    expect(await pressSlash(page)).toBe(true);
  });

  test('and also where it refuses only to write', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await switchOff(page);
    expect(await pressSlash(page)).toBe(false);
    await expect(findModal(page).dialog).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search page shows no setting that does nothing', async ({page}) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(findSetting(page)).toBeHidden();
  });
});

for (const width of [390, 1440]) {
  test(`it is large enough, in view and sound at ${width} px`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    const {dialog} = await openModal(page);
    const inWindow = dialog.locator('label', {has: findSetting(page)});
    await expect(inWindow).toBeInViewport({ratio: 1});
    expect((await inWindow.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await findSetting(dialog).uncheck();
    await expectSound(page, 'setting in the search window');
    await open(page, '/search');
    await expect(findSetting(page)).not.toBeChecked();
    const onPage = page.locator('label', {has: findSetting(page)});
    expect((await onPage.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expectSound(page, 'setting on the search page');
  });
}
