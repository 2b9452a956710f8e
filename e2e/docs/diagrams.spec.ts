// Each diagram has two drawings, one for wide columns and one for phones, and a button that enlarges the visible one.
import type {Locator, Page} from '@playwright/test';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {expect, open, test, waitForFrames} from '../fixtures';

const pages = [
  '/docs',
  '/docs/links',
  '/docs/links/httpBatchLink',
  '/docs/middlewares',
  '/docs/rpc',
  '/docs/ssr',
];

/** Measures the visible drawings: the height of their smallest text in CSS px, and whether one is wider than its frame. */
function measureDrawings(page: Page): Promise<{count: number; smallestText: number; isCropped: boolean}> {
  return page.evaluate(() => {
    const drawings = [...document.querySelectorAll<SVGSVGElement>('figure [role="img"] svg')].filter(svg =>
      svg.checkVisibility(),
    );
    const heights = drawings.flatMap(svg =>
      [...svg.querySelectorAll('text')].map(
        text => parseFloat(getComputedStyle(text).fontSize) * (svg.getScreenCTM()?.a ?? 0),
      ),
    );
    return {
      count: drawings.length,
      smallestText: Math.min(...heights),
      isCropped: drawings.some(svg => {
        const frame = svg.closest('[role="img"]')?.getBoundingClientRect();
        const box = svg.getBoundingClientRect();
        return !frame || box.left < frame.left || box.right > frame.right;
      }),
    };
  });
}

test('on phones, each diagram has a drawing that fits, with text of at least 12 px', async ({page}) => {
  test.slow();
  for (const path of pages) {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, path);
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      await waitForFrames(page);
      const {count, smallestText, isCropped} = await measureDrawings(page);
      expect({count, isCropped}, `${path} at ${width} px`).toEqual({count: 1, isCropped: false});
      expect(smallestText, `${path} at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  }
});

test('each diagram has one drawing and one description for screen readers at 1440 px', async ({page}) => {
  for (const path of pages) {
    await open(page, path);
    await expect(page.locator('figure').getByRole('img'), path).toHaveCount(1);
    expect(await measureDrawings(page), path).toMatchObject({count: 1, isCropped: false});
  }
});

test('all arrows of both drawings have heads', async ({page}) => {
  await open(page, '/docs/links');
  const arrowHeads = await page.locator('figure svg').evaluateAll(drawings =>
    drawings.map(svg => {
      const arrow = svg.querySelector('g > path');
      const id = arrow && /#([^"]+)/.exec(getComputedStyle(arrow).markerEnd)?.[1];
      return {isInDrawing: Boolean(id && svg.querySelector(`marker[id="${id}"]`)), id};
    }),
  );
  expect(arrowHeads.map(({isInDrawing}) => isInDrawing)).toEqual([true, true]);
  expect(new Set(arrowHeads.map(({id}) => id)).size).toBe(2);
});

test('a diagram can be enlarged and closed by keyboard', async ({page}) => {
  await open(page, '/docs/rpc');
  const button = page.getByRole('button', {name: 'Enlarge'});
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Diagram'});
  await expect(dialog).toBeVisible();
  const name = await page.locator('figure [role="img"]').first().getAttribute('aria-label');
  await expect(dialog.getByRole('img', {name: name ?? ''})).toBeVisible();
  const enlarged = await dialog.locator('svg').filter({visible: true}).boundingBox();
  const original = await page.locator('figure > [role="img"] svg').first().boundingBox();
  expect(enlarged?.width).toBeGreaterThan((original?.width ?? Infinity) * 1.3);
  await expectAccessibleInBothThemes(page, 'enlarged diagram');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('with a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('the same drawing is enlarged, it scrolls, and a tap outside of it closes it', async ({page}) => {
    await open(page, '/docs/rpc');
    await page.getByRole('button', {name: 'Enlarge'}).tap();
    const dialog = page.getByRole('dialog', {name: 'Diagram'});
    const area = dialog.getByRole('group', {name: 'Diagram'});
    await expect(area).toBeVisible();
    expect(await area.evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)).toBe(true);
    const getDrawing = (parent: Locator) => parent.locator('svg').filter({visible: true});
    const original = getDrawing(page.locator('figure > [role="img"]').first());
    const enlarged = getDrawing(dialog);
    expect(await enlarged.getAttribute('viewBox')).toBe(await original.getAttribute('viewBox'));
    const [originalBox, enlargedBox] = [await original.boundingBox(), await enlarged.boundingBox()];
    expect(enlargedBox?.width).toBeGreaterThan((originalBox?.width ?? Infinity) * 1.3);
    // The window uses the height of the screen.
    expect((await dialog.boundingBox())?.height).toBeGreaterThan(700);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
    await page.touchscreen.tap(195, 8);
    await expect(dialog).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is visible and has no button', async ({page}) => {
    await page.goto('/docs/rpc');
    expect(await measureDrawings(page)).toMatchObject({count: 1, isCropped: false});
    await expect(page.getByRole('button', {name: 'Enlarge'})).toHaveCount(0);
  });
});
