// How a page starts: it is painted before its scripts run.
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';

/** Notes when the framework starts, in milliseconds after the navigation. */
async function noteStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let framework: unknown;
    Object.defineProperty(window, 'docusaurus', {
      get: () => framework,
      set: (value: unknown) => {
        if (framework === undefined) {
          Reflect.set(window, 'startedAt', performance.now());
        }
        framework = value;
      },
    });
  });
}

for (const path of ['/', '/docs/context', '/blog/announcing-trpc-10']) {
  test(`${path} is painted before its scripts run`, async ({page}) => {
    await noteStart(page);
    await page.goto(path);
    await hydrated(page);
    const [painted, started] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      // The function above sets it.
      Reflect.get(window, 'startedAt') as number,
    ]);
    expect(started).toBeGreaterThan(painted ?? Infinity);
  });
}

/** Waits until the framework runs. Playwright's own waiting needs frames. */
async function expectStarted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'startedAt' in window)).toBe(true);
}

test('a page in a hidden tab, which has no frames, starts at once', async ({page}) => {
  await noteStart(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
    window.requestAnimationFrame = () => 0;
    const wait = window.setTimeout.bind(window);
    // What waits for a time is never called: the page doesn't start because of it.
    window.setTimeout = ((task: () => void, time?: number) =>
      time === 100 ? 0 : wait(task, time)) as typeof setTimeout;
  });
  await page.goto('/docs/context');
  await expectStarted(page);
});

test('a page whose first frame does not come starts after a moment', async ({page}) => {
  await noteStart(page);
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/docs/context');
  await expectStarted(page);
});
