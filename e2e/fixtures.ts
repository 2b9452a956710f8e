import {expect, type Page, test as base} from '@playwright/test';
import type axe from 'axe-core';
import type {Result, RunOptions} from 'axe-core';
// Half the size of the other, which counts as every page gets it.
import {source} from 'axe-core/axe.min.js';

type Fixtures = {
  /** Messages that a test expects on the console; anything else there, or an uncaught error, fails the test. */
  expectedMessage: RegExp | undefined;
  /**
   * Whether the reader's pages fetch links ahead, fifty of them each. By default the reader saves data: that is a tenth of the time of
   * most tests, and more than half where a test answers requests itself.
   */
  fetchesAhead: boolean;
  connection: undefined;
  consoleGuard: undefined;
};

/** Playwright's test, which also fails on any error or warning on the console of the page, and on anything that its policy blocks. */
export const test = base.extend<Fixtures>({
  expectedMessage: [undefined, {option: true}],
  fetchesAhead: [false, {option: true}],
  connection: [
    async ({page, fetchesAhead}, use) => {
      if (!fetchesAhead) {
        await saveData(page);
      }
      await use(undefined);
    },
    {auto: true},
  ],
  consoleGuard: [
    async ({page, expectedMessage}, use) => {
      const unexpected = await watchConsole(page, expectedMessage);
      await use(undefined);
      expect(unexpected, 'messages on the console').toEqual([]);
      // What a test answers itself may still be on the way. Requests that it held go on, and fail: that is after the test.
      await page.unrouteAll({behavior: 'ignoreErrors'});
    },
    {auto: true},
  ],
});

export {expect};

/** Makes the pages that are opened from now on those of a reader who saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  });
}

/**
 * Returns the list of all errors and warnings of the pages that are opened from now on, and of all that their policy blocks. It grows;
 * messages that `expected` finds stay out.
 */
export async function watchConsole(page: Page, expected?: RegExp): Promise<string[]> {
  const messages: string[] = [];
  const note = (message: string) => {
    if (!expected?.test(message)) {
      messages.push(message);
    }
  };
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', error => note(`uncaught: ${error.message}`));
  await page.exposeFunction('reportBlocked', (blocked: string) => note(`blocked by the policy: ${blocked}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      // The function above; TypeScript knows nothing of it.
      const report = Reflect.get(window, 'reportBlocked') as (blocked: string) => void;
      report(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return messages;
}

/** Opens a page and waits until it reacts to input. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page reacts to input. */
export async function hydrated(page: Page): Promise<void> {
  // Not by an assertion, which looks once in a while: this is told in the frame in which it happens.
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

/** Keeps the scripts of the site from coming until the function is called that this returns. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async route => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Makes axe there in the open page. */
export async function provideAxe(page: Page): Promise<void> {
  // As text, once for each document: pages have no frames, and injecting it anew takes longer than a run.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
}

/**
 * Fails on any violation that axe finds in the page as it is now. `options` and `scope`, a selector, narrow what it looks at. Returns what
 * axe could not decide, if `options` asks for such results.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  options: RunOptions = {},
  scope = 'html',
): Promise<Result[]> {
  await provideAxe(page);
  const {violations, incomplete} = await page.evaluate(
    async ([selector, narrowed]) => {
      // The script that is provided defines it.
      const {run} = Reflect.get(window, 'axe') as typeof axe;
      const results = await run({include: [selector]}, {resultTypes: ['violations'], ...narrowed});
      return {violations: results.violations, incomplete: results.incomplete};
    },
    [scope, options] as const,
  );
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
  expect(found, `axe, ${state}`).toEqual([]);
  return incomplete;
}
