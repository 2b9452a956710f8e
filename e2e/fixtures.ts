import {expect, type Page, test as base} from '@playwright/test';
import type axe from 'axe-core';
import type {Result, RunOptions} from 'axe-core';
// The minified build is half the size of the default build. Its size matters because the tests inject it into every page.
import {source} from 'axe-core/axe.min.js';

type Fixtures = {
  /** Matches the console errors, console warnings, uncaught errors and CSP violations that a test allows. Any other makes it fail. */
  allowedConsoleMessages: RegExp | undefined;
  /**
   * Whether pages prefetch the targets of their visible links, which takes about 50 requests per page. By default, the browser reports
   * data saver mode, which turns prefetching off. This makes most tests about 10% faster, and tests that intercept requests more than
   * twice as fast.
   */
  prefetchesLinks: boolean;
  dataSaver: undefined;
  consoleGuard: undefined;
};

/**
 * Extends Playwright's `test`. A test also fails if the page logs an error or a warning to the console, throws an uncaught error, or
 * violates its content security policy (CSP).
 */
export const test = base.extend<Fixtures>({
  allowedConsoleMessages: [undefined, {option: true}],
  prefetchesLinks: [false, {option: true}],
  dataSaver: [
    async ({page, prefetchesLinks}, use) => {
      if (!prefetchesLinks) {
        await enableDataSaver(page);
      }
      await use(undefined);
    },
    {auto: true},
  ],
  consoleGuard: [
    async ({page, allowedConsoleMessages}, use) => {
      const unexpectedMessages = await collectConsoleMessages(page, allowedConsoleMessages);
      await use(undefined);
      expect(unexpectedMessages, 'console messages').toEqual([]);
      // Route handlers of the test may still be running. Their errors are ignored, because they occur after the end of the test.
      await page.unrouteAll({behavior: 'ignoreErrors'});
    },
    {auto: true},
  ],
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
export async function collectConsoleMessages(page: Page, allowed?: RegExp): Promise<string[]> {
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
 * selects the rules to run, and `scope` is a CSS selector for the part of the page to check. Returns the incomplete results (those that axe
 * can't decide) if `options.resultTypes` includes them.
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
      const results = await run({include: [selector]}, {resultTypes: ['violations'], ...runOptions});
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
