// Tests that pages hydrate after the first paint, or after a timeout if there is no paint.
import type {Page} from '@playwright/test';
import {expect, waitForHydration, test} from '../fixtures';

/**
 * Returns the times, in ms since the start of the navigation, at which the page requested the scripts of its route. The entry script
 * requests them just before it hydrates the page, so the list is empty until hydration starts.
 */
function readScriptRequestTimes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => /\/assets\/js\/(?!main|runtime)/.test(name))
      .map(({startTime}) => startTime),
  );
}

for (const path of ['/', '/docs/context', '/blog/announcing-trpc-10']) {
  test(`${path} is painted before it requests the scripts of its route`, async ({page}) => {
    await page.addInitScript(() => {
      // The page waits 300 ms for its first frame at most. On a busy machine, the frame can come later, so this test extends the limit.
      const setOriginalTimeout = window.setTimeout.bind(window);
      Reflect.set(window, 'setTimeout', (callback: () => void, delayMs?: number) =>
        setOriginalTimeout(callback, delayMs === 300 ? 60_000 : delayMs),
      );
      // Paint timing entries report when a frame reaches the screen, which is some time after it has been rendered. So this test uses the
      // time of the first animation frame instead.
      document.addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() => Reflect.set(window, 'firstFrameMs', performance.now())),
      );
    });
    await page.goto(path);
    await waitForHydration(page);
    const firstFrameMs = await page.evaluate(() => Reflect.get(window, 'firstFrameMs') as number);
    const requestTimesMs = await readScriptRequestTimes(page);
    expect(requestTimesMs.length).toBeGreaterThan(1);
    expect(Math.min(...requestTimesMs)).toBeGreaterThan(firstFrameMs);
  });
}

for (const path of ['/', '/docs/context', '/docs/v9/router', '/blog']) {
  test(`the title and the classes of ${path} stay the same while it is hydrated`, async ({page}) => {
    await page.addInitScript(() => {
      const heads = new Set<string>();
      Reflect.set(window, 'heads', heads);
      const observer = new MutationObserver(() => {
        const {className} = document.documentElement;
        if (document.title) {
          heads.add(`${document.title}, ${className}`);
        }
      });
      observer.observe(document, {subtree: true, childList: true, attributeFilter: ['class']});
    });
    // On a slow device, React hydrates a page in many steps.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.goto(path);
    await waitForHydration(page);
    const heads = await page.evaluate(() => [...(Reflect.get(window, 'heads') as Set<string>)]);
    expect(heads).toHaveLength(1);
  });
}

test('a client-side navigation changes the title and the classes', async ({page}) => {
  await page.goto('/docs/context');
  await waitForHydration(page);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveTitle('Typesafe APIs without code generation | tRPC');
  await expect(page.locator('html')).toHaveClass(/plugin-pages/);
});

/** Waits until hydration has started. Doesn't use Playwright's locators, because they need animation frames, which the tests disable. */
async function expectHydrationStarted(page: Page): Promise<void> {
  await expect.poll(async () => (await readScriptRequestTimes(page)).length).toBeGreaterThan(1);
}

test('a page in a hidden tab, which gets no animation frames, starts to hydrate at once', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
    window.requestAnimationFrame = () => 0;
    // Without frames and timers, the page can't wait for anything before it hydrates.
    Reflect.set(window, 'setTimeout', () => 0);
  });
  await page.goto('/docs/context');
  await expectHydrationStarted(page);
});

test('a visible page that gets no animation frames starts to hydrate after a timeout', async ({page}) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/docs/context');
  await expectHydrationStarted(page);
});

test('if the reader reloads a page and goes forward before it hydrates, the next page appears', async ({
  page,
}) => {
  await page.goto('/docs/router');
  await waitForHydration(page);
  await page.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  await page.addInitScript(() => {
    // Goes forward as soon as the document has been parsed. At that time, /docs/router hasn't started to hydrate, because it gets no
    // animation frames.
    document.addEventListener('DOMContentLoaded', () => history.forward());
    window.requestAnimationFrame = new Proxy(window.requestAnimationFrame, {
      apply: (target, self, [callback]: [FrameRequestCallback]) =>
        location.pathname === '/docs/router' ? 0 : (Reflect.apply(target, self, [callback]) as number),
    });
  });
  // Going back doesn't load a new document, so the script above runs only after the reload.
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Router'})).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/quickstart/);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});

test('the home page never shows Docusaurus’s warning about a wrong base URL', async ({page}) => {
  await page.addInitScript(() => {
    const warningIds: string[] = [];
    Reflect.set(window, 'warningIds', warningIds);
    new MutationObserver(() => {
      const warning = document.getElementById('__docusaurus-base-url-issue-banner');
      if (warning) {
        warningIds.push(warning.id);
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto('/');
  await waitForHydration(page);
  expect(await page.evaluate(() => Reflect.get(window, 'warningIds') as string[])).toEqual([]);
});
