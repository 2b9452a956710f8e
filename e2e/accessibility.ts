// Runs the accessibility checker axe in the light and the dark theme, with optimisations that keep it fast on long pages.
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import type {RunOptions} from 'axe-core';
import {expectNoViolations, injectAxe} from './fixtures';

/** The axe rules whose results depend on colours. Each has a selector for the elements to check, which `markTextStyles` marks. */
const colourRules = {
  'color-contrast': '[data-text-style]',
  'link-in-text-block': 'a[href][data-text-style]',
};

/**
 * Fails on any violation that axe finds in the open page, in the light or the dark theme. `state` describes the state of the page in the
 * failure message.
 *
 * - The colour rules run in both themes. They check one element per text style.
 * - All other rules run only in the light theme, because the markup is the same in both themes.
 *
 * `passedStyles` are the text styles that have already passed, which the colour rules skip. Styles that pass are added.
 * `markTextStyles` explains what a text style is.
 */
export async function expectAccessibleInBothThemes(
  page: Page,
  state: string,
  passedStyles = new Set<string>(),
): Promise<void> {
  await flattenCodeTokens(page);
  await disableTransitions(page);
  await restrictColourRules(page);
  const colours = {runOnly: Object.keys(colourRules)};
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    const styles = await markTextStyles(page, passedStyles);
    const options = theme === 'dark' ? colours : {};
    if (theme === 'light' || styles.length > 0) {
      await runAxe(page, `${theme} theme, ${state}`, options, styles, passedStyles);
    }
  }
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(value => document.documentElement.setAttribute('data-theme', value), theme);
}

/**
 * Runs axe and fails on any violation. `styles` are the text styles of the elements that `markTextStyles` has marked. Styles that pass are
 * added to `passedStyles`. A style is not added if axe can't decide whether it passes. Axe might be able to decide on another page, where a
 * different element has this style.
 */
async function runAxe(
  page: Page,
  state: string,
  options: RunOptions,
  styles: readonly string[],
  passedStyles: Set<string>,
): Promise<void> {
  const resultTypes: RunOptions['resultTypes'] = ['violations', 'incomplete'];
  const incompleteResults = await expectNoViolations(page, state, {...options, resultTypes});
  const undecidedSelectors = incompleteResults
    .filter(({id}) => id in colourRules)
    .flatMap(({nodes}) => nodes.map(({target}) => target.join(' ')));
  const undecidedMarks = await readMarks(page, undecidedSelectors);
  styles
    .filter((_, mark) => !undecidedMarks.includes(String(mark)))
    .forEach(style => passedStyles.add(style));
}

/** Reads the mark of the first element that matches each selector. A mark is an index into the styles that `markTextStyles` returned. */
async function readMarks(page: Page, selectors: readonly string[]): Promise<(string | null)[]> {
  return page.evaluate(
    list => list.map(selector => document.querySelector(selector)?.getAttribute('data-text-style') ?? null),
    selectors,
  );
}

/** Restricts the colour rules to the elements that `markTextStyles` marks. */
async function restrictColourRules(page: Page): Promise<void> {
  await injectAxe(page);
  await page.evaluate(selectors => {
    // TypeScript doesn't know that `injectAxe` has defined `window.axe`.
    const {configure} = Reflect.get(window, 'axe') as typeof axe;
    configure({rules: Object.entries(selectors).map(([id, selector]) => ({id, selector}))});
  }, colourRules);
}

/**
 * Replaces the token elements of each line of code with a single text node. This keeps axe fast, because its run time grows with the
 * square of the number of elements. The unit test scripts/__tests__/codeColours.test.ts checks the contrast of tokens instead. It covers
 * every kind of token on every background.
 */
async function flattenCodeTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('pre .token-line')) {
      line.textContent = String(line.textContent);
    }
  });
}

/** Disables transitions, so that colours have their final value as soon as the theme changes. */
async function disableTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * Marks one element for each text style that isn't in `passedStyles`, and returns these styles. The mark is an attribute with the
 * style's index in the returned array.
 *
 * A text style consists of the colour, size, weight and decoration of the text, the colour of the surrounding text, and the backgrounds
 * behind the text. Axe's result is the same for all elements with the same text style, so one element per style is enough. Checking all
 * elements would be slow, because axe needs several milliseconds for each one.
 */
async function markTextStyles(page: Page, passedStyles: ReadonlySet<string>): Promise<string[]> {
  return page.evaluate(
    passed => {
      const seen = new Set(passed);
      const styles: string[] = [];
      const backgroundCache = new Map<Element, string>();
      // Joins the visible backgrounds of an element and its ancestors.
      const describeBackgrounds = (element: Element): string => {
        let description = backgroundCache.get(element);
        if (description === undefined) {
          const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
          const own = [backgroundColor, backgroundImage, opacity].filter(
            part => !['rgba(0, 0, 0, 0)', 'none', '1'].includes(part),
          );
          const inherited = element.parentElement ? describeBackgrounds(element.parentElement) : '';
          description = [...own, inherited].filter(Boolean).join('|');
          backgroundCache.set(element, description);
        }
        return description;
      };
      for (const element of document.body.querySelectorAll('*')) {
        element.removeAttribute('data-text-style');
        const isLink = element.matches('a[href]');
        const hasText = [...element.childNodes].some(
          node => (isLink || node.nodeType === Node.TEXT_NODE) && node.textContent?.trim(),
        );
        if (!hasText || !element.checkVisibility({visibilityProperty: true})) {
          continue;
        }
        const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
        const surroundingColour = element.parentElement && getComputedStyle(element.parentElement).color;
        const text = [isLink, color, fontSize, fontWeight, textDecorationLine, surroundingColour].join('|');
        const style = `${text} on ${describeBackgrounds(element)}`;
        if (!seen.has(style)) {
          seen.add(style);
          element.setAttribute('data-text-style', String(styles.push(style) - 1));
        }
      }
      return styles;
    },
    [...passedStyles],
  );
}
