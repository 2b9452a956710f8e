import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** Returns the code samples of the page that can show the types of their symbols. */
export function getTypedSamples(page: Page): Locator {
  return page.getByRole('group', {name: /Arrow keys show types/});
}

/** Returns the popup that shows the type of a symbol. */
export function getTypePopup(page: Page): Locator {
  return page.getByRole('group', {name: /^Type of /});
}

/** Returns the button called `name` in the code block that contains the element `code`. */
export function getCodeBlockButton(code: Locator, name: string): Locator {
  // The buttons and the code have the same parent element.
  return code.locator('..').getByRole('button', {name});
}

/** Returns the list of types that is open. */
export function getTypesList(page: Page): Locator {
  return page.getByRole('listbox', {name: 'Types'});
}

/**
 * Opens a sample's list of types with the keyboard, and moves through all symbols. Returns the name of each symbol and the content of its
 * popup, in the form `name: type docs`. The first symbol is selected afterwards.
 */
export async function readSymbolDescriptions(sample: Locator): Promise<string[]> {
  const page = sample.page();
  await sample.focus();
  await page.keyboard.press('Home');
  const list = getTypesList(page);
  await expect(list).toBeFocused();
  const descriptions = await list.evaluate(async element => {
    const texts: string[] = [];
    for (const option of Array.from(element.children)) {
      while (option.getAttribute('aria-selected') !== 'true') {
        await new Promise(resolve => setTimeout(resolve));
      }
      const [type = '', docs = ''] = (option.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent.trimEnd());
      texts.push(`${option.textContent.split(':')[0] ?? ''}: ${type} ${docs}`);
      element.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true, cancelable: true}),
      );
    }
    return texts;
  });
  await page.keyboard.press('Control+Home');
  return descriptions;
}

/** Shows the type of a symbol in the sample: the first one whose name and popup match `description`. */
export async function showType(sample: Locator, description: RegExp): Promise<void> {
  const page = sample.page();
  const index = (await readSymbolDescriptions(sample)).findIndex(text => description.test(text));
  expect(index, `index of the symbol that matches ${description}`).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < index; step++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(getTypesList(page).getByRole('option').nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(getTypePopup(page)).toBeVisible();
}

/**
 * Returns the bounding box, in pixels, of the first occurrence of `name` in a sample. Measures the text itself, because most names have no
 * element of their own. Throws an error if the name doesn't occur in the sample.
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
