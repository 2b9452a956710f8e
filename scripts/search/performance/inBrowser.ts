// Measures the site's search in Chromium.
import type {Browser, Page} from '@playwright/test';
import {docsVersions} from '../../../src/shared/docsVersions';
import type {synonymGroups} from '../../../src/shared/searchSynonyms';
import type {parseRecordsFile} from '../../../src/search/recordsFile';
import type {createEmbeddedClient} from '../../../src/search/client';
import {recordsPath} from '../../../src/shared/search';
import {median} from '../../bench/median';
import {listTags, type GradedQuery} from '../relevance/measure';
import {bundleSearch} from './sizes';

export type SearchTimes = {median: number; p95: number};

/** The exports that `bundleSearch` puts on the global object `search`. */
type SearchBundle = {
  createEmbeddedClient: typeof createEmbeddedClient;
  parseRecordsFile: typeof parseRecordsFile;
  synonymGroups: typeof synonymGroups;
};

/**
 * Types each query character by character and measures how long each search takes, in ms. With a `slowdown` of 4, the CPU runs at a quarter
 * of its speed.
 */
export async function measureKeystrokes(
  browser: Browser,
  siteUrl: string,
  gradedQueries: GradedQuery[],
  slowdown: number,
): Promise<SearchTimes> {
  // The site's content security policy would block the script that is added below.
  const page = await browser.newPage({bypassCSP: true});
  await page.goto(`${siteUrl}/search`);
  await page.addScriptTag({content: bundleSearch()});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const times = await page.evaluate(
    async ({queries, files}) => {
      // TypeScript doesn't know that the script tag above defines `search`.
      const {createEmbeddedClient, parseRecordsFile, synonymGroups} = (
        globalThis as unknown as {search: SearchBundle}
      ).search;
      const client = createEmbeddedClient(
        async tag => parseRecordsFile(await (await fetch(files[tag] ?? '')).json()),
        synonymGroups,
      );
      const durations: number[] = [];
      // The first round warms up the JavaScript engine and isn't measured.
      for (const isMeasured of [false, true]) {
        for (const {query, tags} of queries) {
          const facetFilters = ['language:en', tags.map(tag => `docusaurus_tag:${tag}`)];
          for (let length = 1; length <= query.length; length++) {
            const request = {
              query: query.slice(0, length),
              facetFilters,
              hitsPerPage: 20,
              passageLength: 16,
            };
            const start = performance.now();
            await client.search(request);
            if (isMeasured) {
              durations.push(performance.now() - start);
            }
          }
        }
      }
      return durations;
    },
    {
      queries: gradedQueries.map(({query, version}) => ({
        query: query.slice(0, 64),
        tags: listTags(version),
      })),
      files: Object.fromEntries(
        docsVersions.flatMap(({label}) => listTags(label)).map(tag => [tag, `/${recordsPath(tag)}`]),
      ),
    },
  );
  await page.close();
  return {median: median(times), p95: computePercentile(times, 0.95)};
}

/**
 * Measures the time from the key press that opens the search window to the first result, in ms. Returns the median of `runs` runs. Each
 * run starts with an empty cache and uses a connection of 50 Mbit/s with a latency of 20 ms. The query is entered as soon as the input
 * field exists.
 */
export async function measureFirstResult(browser: Browser, siteUrl: string, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    // A new context has an empty cache.
    const context = await browser.newContext({viewport: {width: 1440, height: 900}});
    times.push(await measureOneSearch(await context.newPage(), `${siteUrl}/docs/router`));
    await context.close();
  }
  return median(times);
}

async function measureOneSearch(page: Page, url: string): Promise<number> {
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
        let hasTyped = false;
        const observer = new MutationObserver(() => {
          const field = document.querySelector<HTMLInputElement>('dialog input[role="combobox"]');
          if (field && !hasTyped) {
            hasTyped = true;
            // React replaces the element's `value` setter to track changes. Calling the prototype's setter makes React notice the new value.
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
              field,
              'middleware',
            );
            field.dispatchEvent(new Event('input', {bubbles: true}));
          }
          if (document.querySelector('dialog [role="option"]')) {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - start));
          }
        });
        observer.observe(document.body, {subtree: true, childList: true, attributes: true});
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
      }),
  );
}

function computePercentile(values: number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}
