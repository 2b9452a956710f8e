// Compares pages with the screenshots in this folder.
import {readdirSync} from 'node:fs';
import type {Page, PageAssertionsToHaveScreenshotOptions} from '@playwright/test';
import {expect, open, waitForFrames} from '../fixtures';
import {version as expectedVersion} from './chromium.json';

/** A phone, the widest page with the layout of phones, and a notebook. */
export const viewports = [
  {width: 390, height: 844},
  {width: 996, height: 720},
  {width: 1440, height: 900},
];

/** The clip of a screenshot, in px. */
export type Clip = {x: number; y: number; width: number; height: number};

/**
 * Opens a page and prepares it for screenshots. By default, browsers position the letters of form controls in a different way than other
 * letters, and this way depends on the settings of the machine.
 */
export async function openForScreenshots(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('button, input {text-rendering: inherit}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await waitForFrames(page);
}

/**
 * Compares the open page with its screenshots in both themes. Goes on after a difference, so that one run finds all of them. `group` and
 * `name` are the folder of the screenshots.
 */
export async function expectScreenshots(
  page: Page,
  [group, name]: [group: 'pages' | 'elements', name: string],
  options: PageAssertionsToHaveScreenshotOptions = {},
): Promise<void> {
  const width = page.viewportSize()?.width;
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: theme});
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    const path = [group, name, `${width}-${theme}.png`];
    await expect.soft(page, createAdvice(page, path.join('/'))).toHaveScreenshot(path, options);
  }
}

/** Fails if there are screenshots that no test compares with. `names` are the folders that tests use. */
export function expectNoOtherScreenshots(group: 'pages' | 'elements', names: readonly string[]): void {
  const folder = `e2e/visual/screenshots/${group}`;
  const unused = readdirSync(folder).filter(name => !names.includes(name));
  expect(unused, `Delete these folders in ${folder}, because no test uses them`).toEqual([]);
}

/** Explains what to do about a difference. Another version of Chromium can draw the same page differently. */
function createAdvice(page: Page, path: string): string {
  const version = page.context().browser()?.version();
  const command = 'run `npm run screenshots`';
  return version === expectedVersion
    ? `The page looks different from the screenshot ${path}. If this is intended, ${command}`
    : `The page looks different from the screenshot ${path}, which was taken with Chromium ${expectedVersion}. ` +
        `This is Chromium ${version}. If only the edges of letters differ, or if the change is intended, ${command}`;
}
