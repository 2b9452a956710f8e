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

export const themes = ['light', 'dark'] as const;

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

/** The folder of the screenshots of a page or an element. */
type Folder = [group: 'pages' | 'elements', name: string];

/** Compares the open page with its screenshots in both themes. */
export async function expectScreenshots(
  page: Page,
  folder: Folder,
  options: PageAssertionsToHaveScreenshotOptions = {},
): Promise<void> {
  for (const theme of themes) {
    await setTheme(page, theme);
    await expectScreenshot(page, folder, theme, options);
  }
}

/** Switches the theme by changing the preference of the system. On a long page, this takes three times as long as a screenshot. */
export async function setTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({colorScheme: theme});
  await page.locator(`html[data-theme=${theme}]`).waitFor();
}

/**
 * Compares the open page with one of its screenshots. `theme` is the current theme. A test goes on after a difference, so that one run finds
 * all of them.
 */
export async function expectScreenshot(
  page: Page,
  [group, name]: Folder,
  theme: (typeof themes)[number],
  options: PageAssertionsToHaveScreenshotOptions = {},
): Promise<void> {
  const path = [group, name, `${page.viewportSize()?.width}-${theme}.png`];
  await expect.soft(page, createAdvice(page, path.join('/'))).toHaveScreenshot(path, options);
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
