// axe on long pages, in both themes.
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import type {RunOptions} from 'axe-core';
import {expectNoViolations, provideAxe} from './fixtures';

/** The rules whose answer depends on colours, and the elements that they look at: see `markLooks`. */
const colourRules = {
  'color-contrast': '[data-look]',
  'link-in-text-block': 'a[href][data-look]',
};

/** Looks that axe found sound in a test before, in this worker. */
const judgedBefore = new Set<string>();

/**
 * Fails on any violation that axe finds in the open page, in the light or the dark theme. Rules that don't look at colours run once: the
 * markup is the same in both. Of each look of text one element is judged, unless `judged` has the look: what axe finds sound is added.
 */
export async function expectSound(page: Page, state: string, judged = judgedBefore): Promise<void> {
  await mergeTokens(page);
  await stopTransitions(page);
  await narrowColourRules(page);
  await setTheme(page, 'light');
  const lightLooks = await markLooks(page, judged);
  await judgeLooks(page, `light theme, ${state}`, {}, lightLooks, judged);
  await setTheme(page, 'dark');
  const darkLooks = await markLooks(page, judged);
  if (darkLooks.length > 0) {
    await judgeLooks(page, `dark theme, ${state}`, {runOnly: Object.keys(colourRules)}, darkLooks, judged);
  }
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(value => document.documentElement.setAttribute('data-theme', value), theme);
}

/** Runs axe where `looks` are marked, and adds those that it could judge to `judged`: of the others another element may show more. */
async function judgeLooks(
  page: Page,
  state: string,
  options: RunOptions,
  looks: readonly string[],
  judged: Set<string>,
): Promise<void> {
  const resultTypes: RunOptions['resultTypes'] = ['violations', 'incomplete'];
  const undecided = await expectNoViolations(page, state, {...options, resultTypes});
  const targets = undecided
    .filter(({id}) => id in colourRules)
    .flatMap(({nodes}) => nodes.map(({target}) => target.join(' ')));
  const unclear = await readMarks(page, targets);
  looks.filter((_, mark) => !unclear.includes(String(mark))).forEach(look => judged.add(look));
}

async function readMarks(page: Page, selectors: readonly string[]): Promise<(string | null)[]> {
  return page.evaluate(
    list => list.map(selector => document.querySelector(selector)?.getAttribute('data-look') ?? null),
    selectors,
  );
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
 * Marks one element for each look of text that is not in `judged`: its colour, size, weight and lines, the colour of the text around it,
 * and the grounds under it. axe takes milliseconds for the colours of each element; what it says of a second one with the same look is
 * the same. Returns the looks; a mark is the position there.
 */
async function markLooks(page: Page, judged: ReadonlySet<string>): Promise<string[]> {
  return page.evaluate(
    known => {
      const seen = new Set(known);
      const looks: string[] = [];
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
          element.setAttribute('data-look', String(looks.push(look) - 1));
        }
      }
      return looks;
    },
    [...judged],
  );
}
