import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** All samples with types on the page. */
export function samplesWithTypes(page: Page): Locator {
  return page.getByRole('group', {name: /Arrow keys show types/});
}

/** The type that is shown. */
export function popup(page: Page): Locator {
  return page.getByRole('group', {name: /^Type of /});
}

/** A block's buttons are beside its code, in the same box. */
export function button(code: Locator, name: string): Locator {
  return code.locator('..').getByRole('button', {name});
}

/** Goes through a sample's symbols by keyboard, and returns what screen readers read for each: `name: type docs`. */
export async function readSymbols(sample: Locator): Promise<string[]> {
  const page = sample.page();
  await sample.focus();
  await page.keyboard.press('Home');
  const list = page.getByRole('listbox', {name: 'Types'});
  await expect(list).toBeFocused();
  return list.getByRole('option').allTextContents();
}

/** Shows the type of the symbol for which screen readers read this. */
export async function showType(sample: Locator, description: RegExp): Promise<void> {
  const page = sample.page();
  const index = (await readSymbols(sample)).findIndex(text => description.test(text));
  expect(index, `a symbol of the sample is described by ${description}`).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < index; step++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('option', {selected: true})).toHaveText(description);
  await expect(popup(page)).toBeVisible();
}

/** The box of a name in a sample: most names have no element of their own. Throws when the sample does not show it. */
export async function findName(
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
    throw new Error(`The sample does not show ${name}.`);
  }
  return box;
}
