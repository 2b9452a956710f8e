// Measures the site's search in Chromium.
import type {Browser, Page} from '@playwright/test';
import type {parseRecordsFile} from '../src/search/recordsFile';
import type {createEmbeddedClient} from '../src/search/client';
import {recordsPath} from '../src/shared/search';
import {median} from './bench/median';
import {listTags, type GradedQuery} from './relevance';
import {bundleSearch} from './searchSizes';

export type Times = {median: number; p95: number};

/** What `bundleSearch` puts on the global object of a page. */
type SearchBundle = {
  createEmbeddedClient: typeof createEmbeddedClient;
  parseRecordsFile: typeof parseRecordsFile;
};

/** How long the answer to each key takes while the queries are typed, in ms. `slowdown` 4 is a processor of a fourth of the speed. */
export async function timeKeystrokes(
  browser: Browser,
  siteUrl: string,
  queries: GradedQuery[],
  slowdown: number,
): Promise<Times> {
  // The script that is added is no part of the site, so its policy doesn't know it.
  const page = await browser.newPage({bypassCSP: true});
  await page.goto(`${siteUrl}/search`);
  await page.addScriptTag({content: bundleSearch()});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const times = await page.evaluate(
    async ({typed, files}) => {
      // The script tag above defines it.
      const {createEmbeddedClient, parseRecordsFile} = (globalThis as unknown as {search: SearchBundle})
        .search;
      const client = createEmbeddedClient(async tag =>
        parseRecordsFile(await (await fetch(files[tag] ?? '')).json()),
      );
      const taken: number[] = [];
      // The first round lets the engine warm up.
      for (const isMeasured of [false, true]) {
        for (const {query, tags} of typed) {
          const facetFilters = ['language:en', tags.map(tag => `docusaurus_tag:${tag}`)];
          for (let length = 1; length <= query.length; length++) {
            const request = {
              query: query.slice(0, length),
              facetFilters,
              attributesToSnippet: ['content:16'],
            };
            const start = performance.now();
            await client.search({requests: [request]});
            if (isMeasured) {
              taken.push(performance.now() - start);
            }
          }
        }
      }
      return taken;
    },
    {
      typed: queries.map(({query, version}) => ({query: query.slice(0, 64), tags: listTags(version)})),
      files: Object.fromEntries(['10.x', '9.x'].flatMap(listTags).map(tag => [tag, `/${recordsPath(tag)}`])),
    },
  );
  await page.close();
  return {median: median(times), p95: findPercentile(times, 0.95)};
}

/**
 * Time from the key that opens the modal to the first result, in ms, the median of some openings: each with an empty cache, over a
 * connection of 50 Mbit/s with 20 ms to the server and back. The query is typed as soon as there is a field.
 */
export async function timeFirstResult(browser: Browser, siteUrl: string, openings = 5): Promise<number> {
  const times: number[] = [];
  for (let opening = 0; opening < openings; opening++) {
    // A new context has an empty cache.
    const context = await browser.newContext({viewport: {width: 1440, height: 900}});
    times.push(await openAndSearch(await context.newPage(), `${siteUrl}/docs/router`));
    await context.close();
  }
  return median(times);
}

async function openAndSearch(page: Page, url: string): Promise<number> {
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 50_000_000 / 8,
    uploadThroughput: 10_000_000 / 8,
  });
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const start = performance.now();
        let isTyped = false;
        const observer = new MutationObserver(() => {
          const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
          if (field && !isTyped) {
            isTyped = true;
            // React listens to the event, and reads the value that the prototype's own setter wrote.
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
              field,
              'middleware',
            );
            field.dispatchEvent(new Event('input', {bubbles: true}));
          }
          if (document.querySelector('.DocSearch-Hits [role="option"]')) {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - start));
          }
        });
        observer.observe(document.body, {subtree: true, childList: true, attributes: true});
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
      }),
  );
}

function findPercentile(values: number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}
