import {chromium} from '@playwright/test';
import lighthouse, {type Result} from 'lighthouse';
import {findOrInstallBrowser} from '../system/browser';
import {compressFiles} from '../nginx/compress';
import {findFreePort} from '../system/ports';
import {startServer, type RunningServer} from '../serve/server';
import {ensureBuilt} from './docusaurus';
import {median} from './median';
import type {Bench, Row} from './row';

/** One page of each kind. */
const pages = [
  '/',
  '/docs/subscriptions',
  '/docs/migrate-from-v9-to-v10',
  '/docs/reference/server',
  '/blog/announcing-trpc-10',
];

/** The stock site has no search page. Search engines must not index it, so it gets no score for that. */
const searchPage = '/search?q=router';

/** The categories with their minimum scores, out of 100. */
const categories = [
  {id: 'performance', minimum: 95},
  {id: 'accessibility', minimum: 100},
  {id: 'best-practices', minimum: 100},
  {id: 'seo', minimum: 100},
] as const;

const runs = 5;

export const lighthouseScores: Bench = {
  name: 'lighthouse',
  description: `Lighthouse 12: the median scores of ${runs} runs for each page of the built sites, with the phone and the slow network that Lighthouse simulates by default. The server compresses responses with gzip.`,
  run: async sites => {
    const site = await serveCompressed(await ensureBuilt(sites.site));
    const stock = await serveCompressed(await ensureBuilt(sites.stock));
    try {
      const rows: Row[] = [];
      for (const page of pages) {
        rows.push(...(await scorePage(page, site.url, stock.url)));
      }
      const searchRows = await scorePage(searchPage, site.url);
      rows.push(...searchRows.filter(({measure}) => measure !== 'seo'));
      return rows;
    } finally {
      await site.close();
      await stock.close();
    }
  },
};

/** Serves a build, and compresses its files first. */
export async function serveCompressed(build: string): Promise<RunningServer> {
  // Real hosts compress responses too. The server sends only the gzip copies, so the quality of the Brotli copies doesn't matter.
  await compressFiles(build, 1);
  return startServer(build, 0);
}

async function scorePage(page: string, site: string, stock?: string): Promise<Row[]> {
  const results: {site: Result[]; stock: Result[]} = {site: [], stock: []};
  // The runs alternate between the sites, so that a temporary load on the machine affects both.
  for (let run = 0; run < runs; run++) {
    results.site.push(await runLighthouse(site + page));
    if (stock !== undefined) {
      results.stock.push(await runLighthouse(stock + page));
    }
  }
  for (const audit of findFailedAudits(results.site)) {
    console.log(`  ${page}: ${audit}`);
  }
  return categories.map(({id, minimum}) => {
    const score = (siteResults: Result[]) =>
      siteResults.length === 0
        ? []
        : [median(siteResults.map(result => Math.round((result.categories[id]?.score ?? 0) * 100)))];
    return {
      group: `Lighthouse, \`${page}\``,
      measure: id,
      unit: 'of 100',
      site: score(results.site),
      stock: score(results.stock),
      minimum,
    };
  });
}

/** Runs Lighthouse once in a new browser, so that nothing is cached. */
export async function runLighthouse(url: string): Promise<Result> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {port, output: 'json', logLevel: 'error'});
    if (!result || result.lhr.runtimeError) {
      throw new Error(
        `${url}: Lighthouse failed. ${result?.lhr.runtimeError?.message ?? 'It returned no result.'}`,
      );
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Returns the id and the title of each audit that failed in the last run. Ignores audits that are scored instead of passed or failed. */
function findFailedAudits(results: Result[]): string[] {
  const last = results.at(-1);
  return Object.values(last?.audits ?? {})
    .filter(({score, scoreDisplayMode}) => score === 0 && scoreDisplayMode === 'binary')
    .map(({id, title}) => `${id}: ${title}`);
}
