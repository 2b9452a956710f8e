// axe on long pages, in both themes.
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {expectNoViolations, provideAxe} from './fixtures';

/** The rules whose answer depends on colours, and the elements that they look at: see `markLooks`. */
const colourRules = {
  'color-contrast': '[data-look]',
  'link-in-text-block': 'a[href][data-look]',
};

/**
 * Fails on any violation that axe finds in the open page, in the light or the dark theme. Rules that don't look at colours run once: the
 * markup is the same in both.
 */
export async function expectSound(page: Page, state: string): Promise<void> {
  await mergeTokens(page);
  await stopTransitions(page);
  await narrowColourRules(page);
  await setTheme(page, 'light');
  await expectNoViolations(page, `light theme, ${state}`);
  await setTheme(page, 'dark');
  await expectNoViolations(page, `dark theme, ${state}`, {runOnly: Object.keys(colourRules)});
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(value => document.documentElement.setAttribute('data-theme', value), theme);
  await markLooks(page);
}

async function narrowColourRules(page: Page): Promise<void> {
  await provideAxe(page);
  await page.evaluate(selectors => {
    // The script that is provided defines it.
    const {configure} = Reflect.get(window, 'axe') as typeof axe;
    configure({rules: Object.entries(selectors).map(([id, selector]) => ({id, selector}))});
  }, colourRules);
}

/**
 * Makes one piece of text of each line of code, so that axe, whose time grows with the square of the elements, stays fast.
 * The contrast of each kind of token on each background is a unit test, scripts/__tests__/codeColours.test.ts.
 */
async function mergeTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('pre .token-line')) {
      line.textContent = String(line.textContent);
    }
  });
}

/** Makes colours final as soon as the theme is set. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * Marks one element for each look of text: its colour, size, weight and lines, the colour of the text around it, and the grounds under
 * it. axe takes milliseconds for the colours of each element; what it says of a second one with the same look is the same.
 */
async function markLooks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const knownGrounds = new Map<Element, string>();
    // What is under an element, by its own style and that of all around it; grounds that show nothing are left out.
    const describeGrounds = (element: Element): string => {
      let grounds = knownGrounds.get(element);
      if (grounds === undefined) {
        const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity].filter(
          part => !['rgba(0, 0, 0, 0)', 'none', '1'].includes(part),
        );
        const around = element.parentElement ? describeGrounds(element.parentElement) : '';
        grounds = [...own, around].filter(Boolean).join('|');
        knownGrounds.set(element, grounds);
      }
      return grounds;
    };
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute('data-look');
      const isLink = element.matches('a[href]');
      const hasText = [...element.childNodes].some(
        node => (isLink || node.nodeType === Node.TEXT_NODE) && node.textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({visibilityProperty: true})) {
        continue;
      }
      const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
      const around = element.parentElement && getComputedStyle(element.parentElement).color;
      const style = [isLink, color, fontSize, fontWeight, textDecorationLine, around].join('|');
      const look = `${style} on ${describeGrounds(element)}`;
      if (!seen.has(look)) {
        seen.add(look);
        element.setAttribute('data-look', '');
      }
    }
  });
}
