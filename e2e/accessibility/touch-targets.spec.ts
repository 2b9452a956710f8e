// On a touch screen, targets are at least 24 px wide and high or have as much space around them (WCAG 2.5.8), except links in sentences.
// Buttons and other controls are at least 36 px high, because readers use them more often than links.
import type {Page} from '@playwright/test';
import {expect, expectNoViolations, open, test, waitForAddedContent} from '../fixtures';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});
test.use({allowedConsoleMessages: /status of 404/});

/** Lists the visible controls that are less than 36 px high. The target of a radio button or a checkbox is its label. */
function findLowControls(page: Page): Promise<string[]> {
  return page
    .locator('button, summary, select, [role=tab], label:has(input), input:not(label input)')
    .evaluateAll(controls =>
      controls
        .filter(control => control.checkVisibility({visibilityProperty: true}))
        .map(control => ({control, height: control.getBoundingClientRect().height}))
        // A height of 1 px is that of text for screen readers.
        .filter(({height}) => height > 1 && height < 36)
        .map(({control, height}) => `${height} px: ${control.outerHTML.slice(0, 120)}`),
    );
}

for (const path of [
  '/',
  '/docs/quickstart',
  '/docs/server',
  '/docs/v9/context',
  '/blog',
  '/blog/announcing-trpc-10',
  '/downloads',
  '/media',
  '/playground',
  '/search?q=context',
  '/docs/usequerry',
]) {
  test(`the targets of ${path} are large enough`, async ({page}) => {
    await open(page, path);
    await waitForAddedContent(page);
    await expectNoViolations(page, path, {runOnly: ['target-size']});
    expect(await findLowControls(page)).toEqual([]);
  });
}

test('the targets of a sample’s editor are large enough', async ({page}) => {
  await open(page, '/docs/procedures');
  await page
    .getByRole('button', {name: /^Edit and run: /})
    .first()
    .tap();
  const panel = page.getByRole('dialog', {name: /^Edit /});
  await expect(panel.getByRole('tab').first()).toBeVisible();
  await expectNoViolations(page, 'editor', {runOnly: ['target-size']}, 'dialog');
  expect(await findLowControls(page)).toEqual([]);
});

test('links to headings are visible, because no pointer can hover over a heading', async ({page}) => {
  await open(page, '/docs/router');
  await expect(page.locator('.markdown h2 .hash-link').first()).toHaveCSS('opacity', '1');
});

test('the file tabs of a live pair and the buttons of its samples don’t overlap', async ({page}) => {
  for (const path of ['/', '/docs/quickstart']) {
    for (const width of [320, 390]) {
      await page.setViewportSize({width, height: 844});
      await open(page, path);
      const showLines = page.getByText('Show all lines');
      if (await showLines.isVisible()) {
        await showLines.tap();
      }
      const tabs = page.getByRole('group', {name: 'File', exact: true});
      const tabsEnd = await tabs
        .locator('label')
        .evaluateAll(labels => Math.max(...labels.map(label => label.getBoundingClientRect().right)));
      const starts = await tabs
        .locator('..')
        .getByRole('button', {name: /^(Types|Wrap lines|Copy code): /})
        .evaluateAll(buttons =>
          buttons
            .map(button => button.getBoundingClientRect())
            .filter(box => box.width > 1)
            .map(({left}) => left),
        );
      expect(starts.length).toBeGreaterThan(1);
      expect(Math.min(...starts), `${path} at ${width} px`).toBeGreaterThanOrEqual(tabsEnd);
    }
  }
});
