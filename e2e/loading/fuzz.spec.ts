// Opens pages with random and malicious queries and hashes. No page may throw an error or interpret the values as markup or code.
import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../fixtures';
import {createFuzzSuffixes} from './fuzzUrls';

const pages = [
  ['home', '/'],
  ['10.x docs', '/docs/cors'],
  ['9.x docs', '/docs/v9/cors'],
  ['docs category', '/docs/client'],
  ['blog', '/blog'],
  ['blog post', '/blog/introducing-trpc'],
  ['blog archive', '/blog/archive'],
  ['blog tags', '/blog/tags'],
  ['blog tag', '/blog/tags/trpc'],
  ['media', '/media'],
  ['search', '/search'],
  ['not-found', '/nothing/here'],
] as const;

// By default, 10,000 random URLs are divided among the pages. The URLs are the same in every run, because each page has a fixed seed.
const urlsPerPage = Number(process.env.FUZZ_URLS_PER_PAGE ?? Math.ceil(10_000 / pages.length));

// Tracing is off because a trace would record every URL. The small viewport makes rendering faster.
test.use({trace: 'off', viewport: {width: 390, height: 400}});

for (const [index, [name, path]] of pages.entries()) {
  test.describe(`the ${name} page`, () => {
    test.use({allowedConsoleMessages: path === '/nothing/here' ? /status of 404/ : undefined});

    test(`handles ${urlsPerPage} queries and hashes without errors`, async ({page}) => {
      test.setTimeout(60_000 + urlsPerPage * 100);
      await page.goto(path);
      await waitForHydration(page);
      expect(await visitAll(page, createFuzzSuffixes(urlsPerPage, index + 1))).toEqual([]);
      await expect(page.getByRole('heading', {level: 1, name: /media/i})).toBeVisible();
      // Also loads the page from a few URLs, because the first render reads them too.
      for (const suffix of createFuzzSuffixes(5, 1_000 + index)) {
        await page.goto('about:blank');
        await page.goto(path + suffix);
        await waitForHydration(page);
        expect([suffix, await findFault(page)]).toEqual([suffix, undefined]);
      }
    });
  });
}

test.describe('the not-found page', () => {
  test.use({allowedConsoleMessages: /status of 404/});

  test('handles malformed and malicious paths without errors', async ({page}) => {
    for (const path of [
      '/%ff',
      '/docs/%E0%A4',
      '/<fuzz-mark>',
      '/"><img src=x onerror=fuzzed=1>',
      '/docs/%25',
      '/__proto__',
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await waitForHydration(page);
        await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
        expect(await findFault(page)).toBeUndefined();
      });
    }
  });
});

/**
 * Navigates the open page to each query and hash in `suffixes` without reloading it. Finally navigates to `/media`. Returns a message for
 * each fault. Each message starts with the query and hash that caused the fault.
 */
async function visitAll(page: Page, suffixes: string[]): Promise<string[]> {
  return page.evaluate(async list => {
    const {pathname} = window.location;
    const faults: string[] = [];
    const channel = new MessageChannel();
    // The router and React schedule their updates in separate tasks, so wait for several tasks.
    const settle = async () => {
      for (let turn = 0; turn < 3; turn++) {
        await new Promise(resolve => {
          channel.port1.onmessage = resolve;
          channel.port2.postMessage(0);
        });
      }
    };
    const visit = async (suffix: string) => {
      window.history.replaceState(null, '', pathname + suffix);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      await settle();
    };
    // These are live collections, which the browser keeps up to date. A new query after each navigation would be slow on long pages.
    const [fuzzMarks, mains] = [
      document.getElementsByTagName('fuzz-mark'),
      document.getElementsByTagName('main'),
    ];
    const hasRunCode = () =>
      Reflect.get(window, 'fuzzed') !== undefined || Reflect.get({}, 'fuzzed') !== undefined;
    const hasInjectedMarkup = () =>
      document.querySelector('img[src="x"], [onerror], [onload], [onmouseover], [href^="javascript:" i]') !==
      null;
    for (const [index, suffix] of list.entries()) {
      try {
        await visit(suffix);
      } catch (error) {
        faults.push(`${suffix}: ${String(error)}`);
      }
      if (fuzzMarks.length > 0 || hasRunCode() || (index % 50 === 0 && hasInjectedMarkup())) {
        faults.push(`${suffix}: was interpreted as markup or code`);
      }
      if (mains.length === 0) {
        faults.push(`${suffix}: removed the main content of the page`);
        break;
      }
    }
    // The caller checks that the router still works by looking for the heading of this page.
    window.history.replaceState(null, '', '/media');
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    return faults;
  }, suffixes);
}

/** Returns the first fault in the open page: injected markup, executed code or missing main content. */
function findFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const injected = document.querySelector(
      'fuzz-mark, img[src="x"], [onerror], [onload], [onmouseover], [href^="javascript:" i]',
    );
    if (injected) {
      return injected.outerHTML.slice(0, 200);
    }
    if (Reflect.get(window, 'fuzzed') !== undefined || Reflect.get({}, 'fuzzed') !== undefined) {
      return 'executed code from the URL';
    }
    return document.querySelector('main') === null ? 'removed the main content of the page' : undefined;
  });
}
