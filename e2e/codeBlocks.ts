import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** Returns those code samples of the page that can show the types of their symbols. */
export function getTypedSamples(page: Page): Locator {
  return page.getByRole('group', {name: /Arrow keys show types/});
}

/** Returns the popup that shows the type of a symbol. */
export function getTypePopup(page: Page): Locator {
  return page.getByRole('group', {name: /^Type of /});
}

/** Returns the button named `name` of the code block that contains `code`. */
export function getCodeBlockButton(code: Locator, name: string): Locator {
  // The buttons and the code have the same parent element.
  return code.locator('..').getByRole('button', {name});
}

/**
 * Opens a sample's list of types by keyboard. Returns the text that screen readers announce for each symbol, which has the form
 * `name: type docs`.
 */
export async function readSymbolDescriptions(sample: Locator): Promise<string[]> {
  const page = sample.page();
  await sample.focus();
  await page.keyboard.press('Home');
  const list = page.getByRole('listbox', {name: 'Types'});
  await expect(list).toBeFocused();
  return list.getByRole('option').allTextContents();
}

/** Shows the type of the first symbol in the sample whose text for screen readers matches `description`. */
export async function showType(sample: Locator, description: RegExp): Promise<void> {
  const page = sample.page();
  const index = (await readSymbolDescriptions(sample)).findIndex(text => description.test(text));
  expect(index, `index of the symbol that matches ${description}`).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < index; step++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('option', {selected: true})).toHaveText(description);
  await expect(getTypePopup(page)).toBeVisible();
}

/**
 * Returns the bounding box, in pixels, of the first occurrence of `name` in a sample. It measures the text, because most names have no
 * element of their own. Throws an error if the sample doesn't show the name.
 */
export async function getNameBox(
  sample: Locator,
  name: string,
): Promise<{x: number; y: number; width: number; height: number}> {
  await sample.scrollIntoViewIfNeeded();
  const box = await sample.locator('code').evaluate((code, text) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.nodeValue?.indexOf(text) ?? -1;
      if (start >= 0) {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + text.length);
        const {x, y, width, height} = range.getBoundingClientRect();
        return {x, y, width, height};
      }
    }
    return undefined;
  }, name);
  if (!box) {
    throw new Error(`The sample doesn't show ${name}.`);
  }
  return box;
}
