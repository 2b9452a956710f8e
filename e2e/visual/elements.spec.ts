// Compares the elements of the docs with their screenshots. `npm run screenshots` replaces the screenshots. The page with all elements is
// only in the build in build-hosted.
import type {Page} from '@playwright/test';
import {test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {serveFolder, type SiteServer} from '../fixtures/siteServer';
import {
  type Clip,
  expectNoOtherScreenshots,
  expectScreenshots,
  openForScreenshots,
  viewports,
} from './screenshots';

let server: SiteServer;

test.beforeAll(async () => {
  server = await serveFolder('build-hosted');
});

test.afterAll(() => server.stop());

test.beforeEach(async ({page}) => {
  // This build includes analytics. Global Privacy Control turns them off.
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
});

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});

    test('all elements look like their screenshots', async ({page}) => {
      test.slow();
      await openElements(page);
      await expectScreenshots(page, ['elements', 'frame']);
      const parts = await findParts(page);
      for (const {name, clip} of parts) {
        await expectScreenshots(page, ['elements', name], {fullPage: true, clip});
      }
      expectNoOtherScreenshots('elements', ['frame', 'type-popup', ...parts.map(({name}) => name)]);
    });

    test('the popup with a type looks like its screenshots', async ({page}) => {
      await openElements(page);
      await page.locator('pre').getByText('parseTask', {exact: true}).hover();
      const popup = page.getByRole('group', {name: 'Type of parseTask'});
      await popup.waitFor();
      const {x, y, width, height} = await popup.evaluate(element => element.getBoundingClientRect());
      const clip = {x: x - 8, y: y - 40, width: width + 16, height: height + 80};
      await expectScreenshots(page, ['elements', 'type-popup'], {clip});
    });

    test('all elements are accessible', async ({page}) => {
      await openElements(page);
      // The states of the search page are landmarks with the same name, because a real page shows only one of them.
      await page.evaluate(() => {
        for (const state of document.querySelectorAll('#search-page > section')) {
          state.removeAttribute('aria-label');
        }
      });
      await expectAccessibleInBothThemes(page, `${viewport.width} px wide`);
    });
  });
}

async function openElements(page: Page): Promise<void> {
  await openForScreenshots(page, new URL('/elements', server.url).href);
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
      sections: measure('main section[id]'),
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
    return {name, clip: {x, y: top, width: Math.min(boxes.width, right + 8) - x, height: bottom - top}};
  });
}
