import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
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
  /** Milliseconds from saving a page until Chromium shows the change. */
  edit: number[];
};

export const devServer: Bench = {
  name: 'dev-server',
  about:
    'Dev server: median of three. Ready: from the command until the first page is answered. Edit: from saving a page until Chromium shows the change.',
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
      row('ready, started before', 'warm', 10),
      row('edit to screen', 'edit'),
    ];
  },
};

function createTimes(): Times {
  return {cold: [], warm: [], edit: []};
}

async function measure(directory: string, times: Times): Promise<void> {
  clearCaches(directory);
  const cold = await startDevServer(directory, edited.path);
  times.cold.push(cold.ready);
  await cold.close();
  const warm = await startDevServer(directory, edited.path);
  times.warm.push(warm.ready);
  times.edit.push(await measureEdit(directory, warm.url).finally(warm.close));
}

async function measureEdit(directory: string, url: string): Promise<number> {
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    await page.goto(url + edited.path);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    // The first edit finds the bundler's change detection cold; readers of this number save more than once.
    await editAndWait(page, directory, 'First edit.');
    return await editAndWait(page, directory, 'Second edit.');
  } finally {
    await browser.close();
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
