import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {findOrInstallBrowser} from '../browser';
import {clearCaches, startDevServer} from './docusaurus';
import {median} from './median';
import type {Bench, Row} from './row';

const runs = 3;
const edited = {file: 'docs/server/context.md', path: '/docs/context'};

type Times = {
  /** Seconds until the first page is answered. */
  cold: number[];
  warm: number[];
  /** Seconds until Chromium shows it. */
  coldShown: number[];
  warmShown: number[];
  /** Milliseconds from saving a page until Chromium shows the change. */
  edit: number[];
};

export const devServer: Bench = {
  name: 'dev-server',
  about:
    'Dev server: median of three. Ready: from the command until the first page is answered. Shown: until Chromium shows it. Edit: from saving a page until Chromium shows the change.',
  run: async sites => {
    const site = createTimes();
    const stock = createTimes();
    // In turns, so that a busy minute of the machine meets both.
    for (let run = 0; run < runs; run++) {
      await measure(sites.site, site);
      await measure(sites.stock, stock);
    }
    const row = (measured: string, kind: keyof Times, limit?: number): Row => ({
      group: 'Dev server',
      measure: measured,
      unit: kind === 'edit' ? 'ms' : 's',
      site: [median(site[kind])],
      stock: [median(stock[kind])],
      limit,
    });
    return [
      row('ready, nothing cached', 'cold', 10),
      row('shown, nothing cached', 'coldShown', 10),
      row('ready, started before', 'warm', 10),
      row('shown, started before', 'warmShown', 10),
      row('edit to screen', 'edit'),
    ];
  },
};

function createTimes(): Times {
  return {cold: [], warm: [], coldShown: [], warmShown: [], edit: []};
}

async function measure(directory: string, times: Times): Promise<void> {
  clearCaches(directory);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  try {
    await withServer(directory, browser, (ready, shown) => {
      times.cold.push(ready);
      times.coldShown.push(shown);
    });
    await withServer(directory, browser, async (ready, shown, page) => {
      times.warm.push(ready);
      times.warmShown.push(shown);
      // The first edit finds the bundler's change detection cold; readers of this number save more than once.
      await editAndWait(page, directory, 'First edit.');
      times.edit.push(await editAndWait(page, directory, 'Second edit.'));
    });
  } finally {
    await browser.close();
  }
}

/** Starts the server, opens a page, and stops it when `visit` is done. */
async function withServer(
  directory: string,
  browser: Browser,
  visit: (ready: number, shown: number, page: Page) => void | Promise<void>,
): Promise<void> {
  const start = performance.now();
  const {url, ready, close} = await startDevServer(directory, edited.path);
  try {
    const page = await browser.newPage();
    await page.goto(url + edited.path);
    await page.locator('article h1').waitFor();
    await visit(ready, (performance.now() - start) / 1000, page);
    await page.close();
  } finally {
    await close();
  }
}

async function editAndWait(page: Page, directory: string, text: string): Promise<number> {
  const file = path.join(directory, edited.file);
  const original = readFileSync(file);
  const start = performance.now();
  appendFileSync(file, `\n${text}\n`);
  await page.getByText(text).waitFor({timeout: 60_000});
  const time = performance.now() - start;
  writeFileSync(file, original);
  await page.getByText(text).waitFor({state: 'detached', timeout: 60_000});
  return Math.round(time);
}
