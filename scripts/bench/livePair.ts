// Measures the live pair on the home page. A live pair is a server file and a client file that readers can run in the page.
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {findOrInstallBrowser} from '../browser';
import {startServer} from '../server';
import {ensureBuilt} from './docusaurus';
import type {Bench} from './row';

/** Maximum size in kB of the JavaScript for the first run, compressed with gzip. */
const maxFirstRunKilobytes = 60;

export const livePair: Bench = {
  name: 'live-pair',
  description:
    'Live pair: a live pair is a server file and a client file that readers can run in the page. The rows have the JavaScript that the home page requests before a reader runs the demo, when the reader runs the demo for the first time, and when the reader then chooses another variant. Sizes are measured as for a cold load.',
  run: async sites => {
    const group = 'Live pair of the home page';
    const {before, firstRun, change} = await measure(await ensureBuilt(sites.site));
    const unit = 'kB gzip / brotli';
    return [
      {group, measure: 'programs before the first run', unit, site: measureSizes(before), maximum: 0},
      {
        group,
        measure: 'JavaScript for the first run',
        unit,
        site: measureSizes(firstRun),
        maximum: maxFirstRunKilobytes,
      },
      {group, measure: 'JavaScript for another variant after that', unit, site: measureSizes(change)},
    ];
  },
};

/** The contents of the JavaScript files that the page requests at each stage. */
type ScriptContents = {
  /** Files with live-pair programs that are requested before the first run. There should be none. */
  before: Buffer[];
  /** Files that are requested when the reader runs the live pair for the first time. */
  firstRun: Buffer[];
  /** Files that are requested when the reader chooses another variant after the first run. */
  change: Buffer[];
};

async function measure(build: string): Promise<ScriptContents> {
  const server = await startServer(build, 0);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    let urls: string[] = [];
    page.on('request', request => urls.push(request.url()));
    const takeScripts = async (isWanted: (url: string) => boolean) => {
      await page.waitForLoadState('networkidle');
      const scriptUrls = [...new Set(urls)].filter(url => /\.js(\?|$)/.test(url) && isWanted(url));
      urls = [];
      return Promise.all(scriptUrls.map(async url => Buffer.from(await (await fetch(url)).arrayBuffer())));
    };
    await page.goto(server.url, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForTimeout(2000);
    const before = await takeScripts(url => url.includes('/programs/'));
    const pair = page.locator('[data-live-pair]');
    await pair.getByRole('button', {name: 'Run', exact: true}).click();
    await pair.getByText('200 OK').waitFor();
    const firstRun = await takeScripts(() => true);
    await pair.getByRole('radio', {name: 'Rename the field'}).check();
    await pair
      .locator('pre')
      .getByText(/^undefined \[/)
      .waitFor();
    return {before, firstRun, change: await takeScripts(() => true)};
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the total size in kB with gzip and with brotli. */
function measureSizes(bodies: readonly Buffer[]): number[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / 1000;
  return [
    sum(bodies.map(body => gzipSync(body).length)),
    sum(bodies.map(body => brotliCompressSync(body).length)),
  ];
}
