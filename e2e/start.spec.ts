// How a page starts: it is painted before its scripts run.
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';

/** When the page asked for its own scripts, which its first one names, in milliseconds after the navigation; none before it did. */
function listRequests(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => /\/assets\/js\/(?!main|runtime)/.test(name))
      .map(({startTime}) => startTime),
  );
}

for (const path of ['/', '/docs/context', '/blog/announcing-trpc-10']) {
  test(`${path} is painted before its scripts run`, async ({page}) => {
    await page.addInitScript(() => {
      // The browser names the time at which the frame is on the screen, which is later than the work for it.
      document.addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() => Reflect.set(window, 'firstFrame', performance.now())),
      );
    });
    await page.goto(path);
    await hydrated(page);
    const firstFrame = await page.evaluate(() => Reflect.get(window, 'firstFrame') as number);
    const requests = await listRequests(page);
    expect(requests.length).toBeGreaterThan(1);
    expect(Math.min(...requests)).toBeGreaterThan(firstFrame);
  });
}

/** Waits until the framework runs. Playwright's own waiting needs frames. */
async function expectStarted(page: Page): Promise<void> {
  await expect.poll(async () => (await listRequests(page)).length).toBeGreaterThan(1);
}

test('a page in a hidden tab, which has no frames, starts at once', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
    window.requestAnimationFrame = () => 0;
    const wait = window.setTimeout.bind(window);
    // What waits for a time is never called: the page doesn't start because of it.
    window.setTimeout = ((task: () => void, time?: number) =>
      time === 300 ? 0 : wait(task, time)) as typeof setTimeout;
  });
  await page.goto('/docs/context');
  await expectStarted(page);
});

test('a page whose first frame does not come starts after a moment', async ({page}) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/docs/context');
  await expectStarted(page);
});

test('a page that its reader left for another before it started is that other page', async ({page}) => {
  await page.goto('/docs/router');
  await hydrated(page);
  await page.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  await page.addInitScript(() => {
    // The forward button is faster than the first frame.
    document.addEventListener('DOMContentLoaded', () => history.forward());
    window.requestAnimationFrame = new Proxy(window.requestAnimationFrame, {
      apply: (target, self, [callback]: [FrameRequestCallback]) =>
        location.pathname === '/docs/router' ? 0 : (Reflect.apply(target, self, [callback]) as number),
    });
  });
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Router'})).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/quickstart/);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});

test('the home page never shows the banner on a wrong base URL', async ({page}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenBanners', seen);
    new MutationObserver(() => {
      const banner = document.getElementById('__docusaurus-base-url-issue-banner');
      if (banner) {
        seen.push(banner.id);
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto('/');
  await hydrated(page);
  expect(await page.evaluate(() => Reflect.get(window, 'seenBanners') as string[])).toEqual([]);
});
