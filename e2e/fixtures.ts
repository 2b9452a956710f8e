import {expect, type Page, test as base} from '@playwright/test';
import type axe from 'axe-core';
import type {Result, RunOptions} from 'axe-core';
// The minified build is half the size of the default build. Its size matters because the tests inject it into every page.
import {source} from 'axe-core/axe.min.js';

type Options = {
  /** Matches the console errors, console warnings, uncaught errors and CSP violations that a test allows. Any other makes it fail. */
  allowedConsoleMessages: RegExp | undefined;
  /**
   * Whether the browser reports data saver mode, in which pages don't prefetch the targets of their visible links. Most readers don't save
   * data, so only tests that count or hold back requests turn this option on.
   */
  savesData: boolean;
};

/**
 * Extends Playwright's `test`. A test also fails if the page logs an error or a warning to the console, throws an uncaught error, or
 * violates its content security policy (CSP).
 */
export const test = base.extend<Options>({
  allowedConsoleMessages: [undefined, {option: true}],
  savesData: [false, {option: true}],
  page: async ({page, allowedConsoleMessages, savesData}, provide) => {
    if (savesData) {
      await enableDataSaver(page);
    }
    const unexpectedMessages = await collectConsoleMessages(page, allowedConsoleMessages);
    await provide(page);
    expect(unexpectedMessages, 'console messages').toEqual([]);
    // Route handlers of the test may still be running. Their errors are ignored, because they occur after the end of the test.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});

export {expect};

/** Makes the browser report data saver mode to all documents that the tab `page` opens from now on. */
export async function enableDataSaver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  });
}

/**
 * Collects the console errors, console warnings, uncaught errors and CSP violations of all documents that the tab `page` opens from now on.
 * Leaves out messages that match `allowed`. Returns an array that grows with each message.
 */
async function collectConsoleMessages(page: Page, allowed?: RegExp): Promise<string[]> {
  const messages: string[] = [];
  const record = (message: string) => {
    if (!allowed?.test(message)) {
      messages.push(message);
    }
  };
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') {
      record(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', error => record(`uncaught: ${error.message}`));
  await page.exposeFunction('reportCspViolation', (violation: string) =>
    record(`blocked by the CSP: ${violation}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      // TypeScript doesn't know that `exposeFunction` has defined `window.reportCspViolation`.
      const report = Reflect.get(window, 'reportCspViolation') as (violation: string) => void;
      report(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return messages;
}

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until React has hydrated the page, so that it responds to input. */
export async function waitForHydration(page: Page): Promise<void> {
  // `waitFor` resolves in the frame in which the attribute changes. An assertion polls at intervals, so it would resolve later.
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

/** Turns the mouse wheel, and waits until the page has scrolled as far as it can and has redrawn. */
export async function scrollWithWheel(page: Page, deltaY: number): Promise<void> {
  const target = await page.evaluate(delta => {
    const limit = document.documentElement.scrollHeight - innerHeight;
    return Math.max(0, Math.min(limit, scrollY + delta));
  }, deltaY);
  await page.mouse.wheel(0, deltaY);
  // `page.waitForFunction` would violate the content security policy.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - target)).toBeLessThan(2);
  await waitForFrames(page);
}

/** Waits for three frames. After these, everything that adapts to a new scroll position or viewport size has been redrawn. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  });
}

/** Waits until all animations and transitions that will end have ended. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({finished}) => finished));
  });
}

/**
 * Waits until the page has used five idle periods in a row without requesting a file. Pages prefetch the targets of their links in idle
 * periods.
 */
export async function waitForIdlePage(page: Page): Promise<void> {
  // Before the first frames, observers haven't reported the visible links yet.
  await waitForFrames(page);
  await page.evaluate(async () => {
    const countFiles = () =>
      performance.getEntriesByType('resource').length + document.head.childElementCount;
    let count = -1;
    for (let periods = 0; periods < 5; periods++) {
      await new Promise(resolve => requestIdleCallback(resolve));
      if (countFiles() !== count) {
        count = countFiles();
        periods = 0;
      }
    }
  });
}

/** Waits until the browser has reported all requests that the page has started so far. */
export async function flushRequests(page: Page): Promise<void> {
  // The browser reports requests in the order in which they start.
  await page.evaluate(() => fetch('/robots.txt', {cache: 'no-store'}).then(response => response.text()));
}

/** Holds back all requests for the site's scripts until the returned function is called. */
export async function pauseScriptRequests(page: Page): Promise<() => void> {
  let resume = (): void => undefined;
  const resumed = new Promise<void>(resolve => {
    resume = resolve;
  });
  await page.route('**/assets/js/*.js', async route => {
    await resumed;
    await route.continue();
  });
  return () => resume();
}

/** Injects the accessibility checker axe-core into the open page, unless it's already there. */
export async function injectAxe(page: Page): Promise<void> {
  // Injecting the source takes longer than running axe. Pages have no frames, so one copy per document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
}

/**
 * Fails on any violation that axe finds in the current state of the page. `state` describes this state in the failure message. `options`
 * selects the rules to run, and `scope` is a CSS selector for the part of the page to check. Returns the
 * incomplete results (those that axe can't decide) if `options.resultTypes` includes them.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  options: RunOptions = {},
  scope = 'html',
): Promise<Result[]> {
  await injectAxe(page);
  const {violations, incomplete} = await page.evaluate(
    async ([selector, runOptions]) => {
      // TypeScript doesn't know that `injectAxe` has defined `window.axe`.
      const {run} = Reflect.get(window, 'axe') as typeof axe;
      const results = await run(selector, {resultTypes: ['violations'], ...runOptions});
      return {violations: results.violations, incomplete: results.incomplete};
    },
    [scope, options] as const,
  );
  const messages = violations.flatMap(({id, nodes}) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
  expect(messages, `axe violations, ${state}`).toEqual([]);
  return incomplete;
}
