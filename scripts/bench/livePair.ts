import {brotliCompressSync, gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {findOrInstallBrowser} from '../browser';
import {startServer} from '../server';
import {ensureBuilt} from './docusaurus';
import type {Bench} from './row';

/** What the demo may cost, in kB gzip. */
const limit = 60;

export const livePair: Bench = {
  name: 'live-pair',
  about:
    'Live pair: the JavaScript that the home page asks for when a reader runs the demo for the first time, and before that. Sizes as for a cold load.',
  run: async sites => {
    const group = 'The live pair of the home page';
    const {before, run, change} = await measure(await ensureBuilt(sites.site));
    const unit = 'kB gzip / brotli';
    return [
      {group, measure: 'programs before the first run', unit, site: weigh(before), limit: 0},
      {group, measure: 'JavaScript for the first run', unit, site: weigh(run), limit},
      {group, measure: 'JavaScript for a change after that', unit, site: weigh(change)},
    ];
  },
};

type Bodies = {before: Buffer[]; run: Buffer[]; change: Buffer[]};

/** The modules that the page loads, by when it does. */
async function measure(build: string): Promise<Bodies> {
  const server = await startServer(build, 0);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    let urls: string[] = [];
    page.on('request', request => urls.push(request.url()));
    const take = async (isWanted: (url: string) => boolean) => {
      await page.waitForLoadState('networkidle');
      const taken = [...new Set(urls)].filter(url => /\.js(\?|$)/.test(url) && isWanted(url));
      urls = [];
      return Promise.all(taken.map(async url => Buffer.from(await (await fetch(url)).arrayBuffer())));
    };
    await page.goto(server.url, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForTimeout(2000);
    const before = await take(url => url.includes('/programs/'));
    const pair = page.locator('[data-live-pair]');
    await pair.getByRole('button', {name: 'Run', exact: true}).click();
    await pair.getByText('200 OK').waitFor();
    const run = await take(() => true);
    await pair.getByRole('radio', {name: 'Rename the field'}).check();
    await pair.locator('pre').getByText(/^undefined \[/).waitFor();
    return {before, run, change: await take(() => true)};
  } finally {
    await browser.close();
    await server.close();
  }
}

function weigh(bodies: readonly Buffer[]): number[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / 1000;
  return [
    sum(bodies.map(body => gzipSync(body).length)),
    sum(bodies.map(body => brotliCompressSync(body).length)),
  ];
}
