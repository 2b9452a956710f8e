import type {Page} from '@playwright/test';
import {expect, expectNoViolations, hydrated, test} from './fixtures';
import routes from './data/routes.json';

const paths = Object.values(routes).flat();

for (const path of paths) {
  test(`${path} is a sound page`, async ({page, baseURL}) => {
    test.slow(); // the longest pages have thousands of elements
    const foreign: string[] = [];
    page.on('request', request => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await mergeTokens(page);
    await stopTransitions(page);
    for (const width of [1440, 996, 390]) {
      await page.setViewportSize({width, height: 900});
      await nextFrames(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels that stick out at ${width} px`).toBe(0);
      for (const theme of ['light', 'dark']) {
        await page.evaluate(value => document.documentElement.setAttribute('data-theme', value), theme);
        const state = `${theme} theme at ${width} px`;
        if (width === 1440 && theme === 'light') {
          await expectNoViolations(page, state);
        } else {
          await expectNoViolations(page, state, {rules: {'color-contrast': {enabled: false}}});
          await markTextStyles(page);
          await expectNoViolations(
            page,
            `contrast, ${state}`,
            {runOnly: ['color-contrast']},
            '[data-text-style]',
          );
        }
      }
    }
    expect(foreign, 'requests to other origins').toEqual([]);
  });
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

/** Waits until what follows the size of the window, as areas that scroll do, is drawn. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(resolve => requestAnimationFrame(resolve));
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
 * Marks one element for each way in which text looks: its colour, size and weight, and the grounds under it. axe takes milliseconds for
 * the contrast of each element; that of a second one with the same look is the same.
 */
async function markTextStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute('data-text-style');
      const hasText = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({visibilityProperty: true})) {
        continue;
      }
      const {color, fontSize, fontWeight} = getComputedStyle(element);
      const look = [color, fontSize, fontWeight];
      for (let ground: Element | null = element; ground; ground = ground.parentElement) {
        const {backgroundColor, backgroundImage, opacity} = getComputedStyle(ground);
        look.push(backgroundColor, backgroundImage, opacity);
      }
      // Grounds that show nothing don't change the look.
      const key = look.filter(part => !['rgba(0, 0, 0, 0)', 'none', '1'].includes(part)).join('|');
      if (!seen.has(key)) {
        seen.add(key);
        element.setAttribute('data-text-style', '');
      }
    }
  });
}

test('titles and descriptions are unique', async ({request}) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1];
    // The minifier chooses the quotes.
    const description = /<meta[^>]*name="?description"?[^>]*content=("[^"]*"|'[^']*'|[^\s>]+)/.exec(
      html,
    )?.[1];
    for (const text of [title, description]) {
      expect(text, `title or description of ${path}`).toBeTruthy();
      expect(seen.get(text ?? ''), `${path} says what another page says: ${text}`).toBeUndefined();
      seen.set(text ?? '', path);
    }
  }
});

test('the sitemap lists every page that may be indexed, and no other', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.sort()).toEqual(paths.filter(path => path !== '/search').sort());
});
