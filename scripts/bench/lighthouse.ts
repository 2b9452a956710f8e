import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import lighthouse, {type Result} from 'lighthouse';
import {findOrInstallBrowser} from '../browser';
import {startServer, type RunningServer} from '../server';
import {ensureBuilt, findFreePort} from './docusaurus';
import {median} from './median';
import type {Bench, Row} from './row';

const pages = ['/', '/docs/context', '/blog/announcing-trpc-10'];

/** What each category has to reach, out of 100. */
const categories = [
  {id: 'performance', least: 95},
  {id: 'accessibility', least: 100},
  {id: 'best-practices', least: 100},
  {id: 'seo', least: 100},
] as const;

const runs = 3;

export const lighthouseScores: Bench = {
  name: 'lighthouse',
  about: `Lighthouse 12, its phone and its slow network (simulated), on the built sites sent with gzip; the median of ${runs} runs for each page.`,
  run: async sites => {
    const site = await serveCompressed(sites.site);
    const stock = await serveCompressed(sites.stock);
    try {
      const rows: Row[] = [];
      for (const page of pages) {
        rows.push(...(await scorePage(site.url, stock.url, page)));
      }
      return rows;
    } finally {
      await site.close();
      await stock.close();
    }
  },
};

async function serveCompressed(directory: string): Promise<RunningServer> {
  const build = await ensureBuilt(directory);
  compress(build);
  return startServer(build, 0);
}

async function scorePage(site: string, stock: string, page: string): Promise<Row[]> {
  const results: {site: Result[]; stock: Result[]} = {site: [], stock: []};
  // In turns, so that a busy minute of the machine meets both.
  for (let run = 0; run < runs; run++) {
    results.site.push(await audit(site + page));
    results.stock.push(await audit(stock + page));
  }
  for (const fault of collectFaults(results.site)) {
    console.log(`  ${page}: ${fault}`);
  }
  return categories.map(({id, least}) => {
    const score = (ofSite: Result[]) => [
      median(ofSite.map(result => Math.round((result.categories[id]?.score ?? 0) * 100))),
    ];
    return {
      group: `Lighthouse, \`${page}\``,
      measure: id,
      unit: 'of 100',
      site: score(results.site),
      stock: score(results.stock),
      least,
    };
  });
}

/** One run in a browser of its own, so that nothing is cached. */
async function audit(url: string): Promise<Result> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {port, output: 'json', logLevel: 'error'});
    if (!result || result.lhr.runtimeError) {
      throw new Error(
        `${url}: Lighthouse failed. ${result?.lhr.runtimeError?.message ?? 'It gave no result.'}`,
      );
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Audits that fail in the last run, apart from those that only estimate time. */
function collectFaults(results: Result[]): string[] {
  const last = results.at(-1);
  return Object.values(last?.audits ?? {})
    .filter(({score, scoreDisplayMode}) => score === 0 && scoreDisplayMode === 'binary')
    .map(({id, title}) => `${id}: ${title}`);
}

/** Writes compressed files beside the texts of a build, for the server: hosts compress what they send. */
function compress(build: string): void {
  for (const entry of readdirSync(build, {recursive: true, withFileTypes: true, encoding: 'utf8'})) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.(html|css|js|json|svg|txt|xml|md|webmanifest)$/.test(entry.name)) {
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
    }
  }
}
