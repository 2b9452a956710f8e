// Compares the elements of the docs with their screenshots. `npm run screenshots` replaces the screenshots. The page with all elements is
// only in the build in build-hosted.
import type {Page} from '@playwright/test';
import {test, waitForFrames} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {serveHostedBuild} from '../fixtures/hostedBuild';
import {
  type Clip,
  expectNoOtherScreenshots,
  expectScreenshot,
  expectScreenshots,
  openForScreenshots,
  setTheme,
  themes,
  viewports,
} from './screenshots';

const getUrl = serveHostedBuild();

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});

    test('all elements look like their screenshots', async ({page}) => {
      // This takes about 10 seconds, but much longer on a machine that is busy.
      test.setTimeout(240_000);
      await openElements(page);
      await expectScreenshots(page, ['elements', 'frame']);
      await test.step('the popup with a type', () => expectPopup(page));
      await stopCovering(page);
      const parts = await findParts(page);
      // In a window of this height, each part is visible after scrolling. Screenshots of the whole page are too slow.
      const height = Math.max(...parts.map(({clip}) => Math.ceil(clip.height)));
      await page.setViewportSize({width: viewport.width, height});
      for (const theme of themes) {
        await setTheme(page, theme);
        for (const {name, clip} of parts) {
          await expectScreenshot(page, ['elements', name], theme, {clip: await showPart(page, clip)});
        }
      }
      expectNoOtherScreenshots('elements', ['frame', 'type-popup', ...parts.map(({name}) => name)]);
    });

    test('all elements are accessible', async ({page}) => {
      await openElements(page);
      await page.evaluate(() => {
        // Other tests check the links at the start of every page.
        document.querySelector('[data-page-start]')?.remove();
        // The states of the search page are landmarks with the same name, because a real page shows only one of them.
        for (const state of document.querySelectorAll('#search-page > section')) {
          state.removeAttribute('aria-label');
        }
      });
      await expectAccessibleInBothThemes(page, `${viewport.width} px wide`);
    });
  });
}

async function openElements(page: Page): Promise<void> {
  await openForScreenshots(page, new URL('/elements', getUrl()).href);
}

/** Opens the popup with a type, compares it with its screenshots, and closes it. */
async function expectPopup(page: Page): Promise<void> {
  await page.locator('pre').getByText('parseTask', {exact: true}).hover();
  const popup = page.getByRole('group', {name: 'Type of parseTask'});
  await popup.waitFor();
  const {x, y, width, height} = await popup.evaluate(element => element.getBoundingClientRect());
  const clip = {x: x - 8, y: y - 40, width: width + 16, height: height + 80};
  await expectScreenshots(page, ['elements', 'type-popup'], {clip});
  await page.mouse.move(0, 0);
  await popup.waitFor({state: 'hidden'});
}

/** Makes the bars at the top of the window scroll with the page, so that they don't cover any part of it. */
async function stopCovering(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.navbar, .theme-doc-toc-mobile {position: static !important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Scrolls to a part of the page, and returns its clip in the window. */
async function showPart(page: Page, clip: Clip): Promise<Clip> {
  const scrolled = await page.evaluate(top => {
    window.scrollTo({top, behavior: 'instant'});
    return window.scrollY;
  }, clip.y);
  await waitForFrames(page);
  return {...clip, y: clip.y - scrolled};
}

/** Finds the parts of the page: the sections of the text, what follows after the text, the sections below it, and the footer. */
async function findParts(page: Page): Promise<{name: string; clip: Clip}[]> {
  const boxes = await page.evaluate(() => {
    const measure = (selector: string) =>
      [...document.querySelectorAll(selector)].map(element => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        return {name: element.id, left, right, top: top + scrollY, bottom: bottom + scrollY};
      });
    return {
      text: measure('.markdown'),
      headings: measure('.markdown > h2'),
      pagination: measure('.pagination-nav'),
      // The parts of the home page are left out, because their screenshots are large and the home page has screenshots of its own.
      sections: measure('main section[id]:not(#home)'),
      footer: measure('footer.footer'),
      width: innerWidth,
    };
  });
  const [text, pagination, footer] = [boxes.text[0], boxes.pagination[0], boxes.footer[0]];
  if (!text || !pagination || !footer) {
    throw new Error(
      '/elements: found no text, pagination or footer. Build the site again with `npm run build:hosted`.',
    );
  }
  const sectionsOfText = boxes.headings.map(({name, top}, index) => {
    const bottom = boxes.headings[index + 1]?.top ?? text.bottom;
    return {...text, name, top, bottom};
  });
  return [
    ...sectionsOfText,
    {...text, name: 'end', top: text.bottom, bottom: pagination.bottom + 8},
    ...boxes.sections,
    {...footer, name: 'footer'},
  ].map(({name, left, right, top, bottom}) => {
    const x = Math.max(0, left - 8);
    const end = Math.min(boxes.width, right + 8);
    return {
      name,
      clip: {x, y: Math.floor(top), width: end - x, height: Math.ceil(bottom) - Math.floor(top)},
    };
  });
}
