// Queries and hashes that nobody would write: no page throws, and none of their text becomes markup or code.
import type {Page} from '@playwright/test';
import {createAddresses} from './addresses';
import {expect, hydrated, test} from './fixtures';

const pages = [
  ['home', '/'],
  ['doc of 10.x', '/docs/cors'],
  ['doc of 9.x', '/docs/v9/cors'],
  ['category', '/docs/client'],
  ['blog', '/blog'],
  ['post', '/blog/introducing-trpc'],
  ['archive', '/blog/archive'],
  ['tags', '/blog/tags'],
  ['tag', '/blog/tags/trpc'],
  ['media', '/media'],
  ['search', '/search'],
  ['not-found', '/nothing/here'],
] as const;

// 10,000 in all, the same ones in each run, others for each page. With FUZZ_ADDRESSES each page gets as many as it says.
const perPage = Number(process.env.FUZZ_ADDRESSES ?? Math.ceil(10_000 / pages.length));

// A trace would note every address. In a small window there is less to draw.
test.use({trace: 'off', viewport: {width: 390, height: 400}});

for (const [index, [name, path]] of pages.entries()) {
  test.describe(`the ${name} page`, () => {
    test.use({expectedMessage: path === '/nothing/here' ? /status of 404/ : undefined});

    test(`bears ${perPage} queries and hashes`, async ({page}) => {
      test.setTimeout(60_000 + perPage * 100);
      await page.goto(path);
      await hydrated(page);
      expect(await visitAll(page, createAddresses(perPage, index + 1))).toEqual([]);
      await expect(page.getByRole('heading', {level: 1, name: /media/i})).toBeVisible();
    });

    test('bears being loaded with some of them', async ({page}) => {
      for (const address of createAddresses(5, 1_000 + index)) {
        await page.goto('about:blank');
        await page.goto(path + address);
        await hydrated(page);
        expect([address, await findFault(page)]).toEqual([address, undefined]);
      }
    });
  });
}

test.describe('the not-found page', () => {
  test.use({expectedMessage: /status of 404/});

  for (const path of [
    '/%ff',
    '/docs/%E0%A4',
    '/<fuzz-mark>',
    '/"><img src=x onerror=fuzzed=1>',
    '/docs/%25',
    '/__proto__',
  ]) {
    test(`bears the path ${path}`, async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
      expect(await findFault(page)).toBeUndefined();
    });
  }
});

/** Gives the open page one address after the other, as typing into the address bar does. Returns what went wrong, with its address. */
async function visitAll(page: Page, addresses: string[]): Promise<string[]> {
  return page.evaluate(async list => {
    const {pathname} = window.location;
    const faults: string[] = [];
    const channel = new MessageChannel();
    // The router, then React: each needs a turn of its own.
    const settle = async () => {
      for (let turn = 0; turn < 3; turn++) {
        await new Promise(resolve => {
          channel.port1.onmessage = resolve;
          channel.port2.postMessage(0);
        });
      }
    };
    const visit = async (address: string) => {
      window.history.replaceState(null, '', pathname + address);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      await settle();
    };
    // Live lists: looking through a long page for each address would take longer than showing it.
    const [marks, mains] = [
      document.getElementsByTagName('fuzz-mark'),
      document.getElementsByTagName('main'),
    ];
    const hasRun = () =>
      Reflect.get(window, 'fuzzed') !== undefined || Reflect.get({}, 'fuzzed') !== undefined;
    const hasMarkup = () =>
      document.querySelector('img[src="x"], [onerror], [onload], [onmouseover], [href^="javascript:" i]') !==
      null;
    for (const [index, address] of list.entries()) {
      try {
        await visit(address);
      } catch (error) {
        faults.push(`${address}: ${String(error)}`);
      }
      if (marks.length > 0 || hasRun() || (index % 50 === 0 && hasMarkup())) {
        faults.push(`${address}: became more than text`);
      }
      if (mains.length === 0) {
        faults.push(`${address}: the page is gone`);
        break;
      }
    }
    // Shows that the router followed all the way: the page that it leads to is another one now.
    window.history.replaceState(null, '', '/media');
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    return faults;
  }, addresses);
}

/** What of an address became more than text in the open page. */
function findFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const marked = document.querySelector(
      'fuzz-mark, img[src="x"], [onerror], [onload], [onmouseover], [href^="javascript:" i]',
    );
    if (marked) {
      return marked.outerHTML.slice(0, 200);
    }
    if (Reflect.get(window, 'fuzzed') !== undefined || Reflect.get({}, 'fuzzed') !== undefined) {
      return 'its code ran';
    }
    return document.querySelector('main') === null ? 'the page is gone' : undefined;
  });
}
