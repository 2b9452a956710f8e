import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {findOrInstallBrowser} from '../system/browser';
import {clearCaches, startDevServer} from './docusaurus';
import {median} from './median';
import type {Bench, Row} from './row';

const runs = 3;
const editedPage = {file: 'docs/server/context.md', path: '/docs/context'};

type Times = {
  /** Seconds until the server sends the first page, without caches. */
  cold: number[];
  /** Seconds until the server sends the first page, with the caches of an earlier start. */
  warm: number[];
  /** Seconds until Chromium shows the first page, without caches. */
  coldShown: number[];
  /** Seconds until Chromium shows the first page, with the caches of an earlier start. */
  warmShown: number[];
  /** Milliseconds from saving a Markdown file until Chromium shows the change. */
  edit: number[];
  /** Milliseconds from saving a file with a syntax error until the overlay in Chromium shows the message. */
  mistake: number[];
  /** Milliseconds from saving the file without the error until the overlay is gone. */
  fixed: number[];
};

const inMilliseconds: ReadonlySet<keyof Times> = new Set(['edit', 'mistake', 'fixed']);

export const devServer: Bench = {
  name: 'dev-server',
  description:
    'Dev server: every number is the median of three runs. “Ready” is the time from the command until the server sends the first page, and “shown” is the time until Chromium shows that page. “Edit to screen” is the time from saving a Markdown file until Chromium shows the change. “Mistake to overlay” is the time from saving a syntax error until the overlay shows the message, and “fix to page” is the time from correcting it until the overlay is gone.',
  run: async sites => {
    const site = createTimes();
    const stock = createTimes();
    // The runs alternate between the sites, so that a temporary load on the machine affects both.
    for (let run = 0; run < runs; run++) {
      await measureTimes(sites.site, site);
      await measureTimes(sites.stock, stock);
    }
    const row = (measure: string, kind: keyof Times, limits: Pick<Row, 'maximum' | 'maximumShare'>): Row => ({
      group: 'Dev server',
      measure,
      unit: inMilliseconds.has(kind) ? 'ms' : 's',
      site: [median(site[kind])],
      stock: [median(stock[kind])],
      ...limits,
    });
    return [
      row('ready, without caches', 'cold', {maximum: 10}),
      row('shown, without caches', 'coldShown', {maximumShare: 1}),
      row('ready, with caches', 'warm', {maximum: 10}),
      row('shown, with caches', 'warmShown', {maximumShare: 1}),
      row('edit to screen', 'edit', {maximumShare: 0.7}),
      row('mistake to overlay', 'mistake', {maximum: 1000}),
      row('fix to page', 'fixed', {maximum: 1000}),
    ];
  },
};

function createTimes(): Times {
  return {cold: [], warm: [], coldShown: [], warmShown: [], edit: [], mistake: [], fixed: []};
}

async function measureTimes(directory: string, times: Times): Promise<void> {
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
      // The first edit isn't counted, because the bundler takes longer to detect it, and authors usually save many times.
      await editAndWait(page, directory, 'First edit.');
      times.edit.push(await editAndWait(page, directory, 'Second edit.'));
      await breakAndFix(page, directory);
      const {mistake, fixed} = await breakAndFix(page, directory);
      times.mistake.push(mistake);
      times.fixed.push(fixed);
    });
  } finally {
    await browser.close();
  }
}

/** Starts the server and opens a page. Calls `visit` with the seconds until both were ready. Stops the server afterwards. */
export async function withServer(
  directory: string,
  browser: Browser,
  visit: (ready: number, shown: number, page: Page) => void | Promise<void>,
): Promise<void> {
  const start = performance.now();
  const {url, ready, close} = await startDevServer(directory, editedPage.path);
  try {
    const page = await browser.newPage();
    await page.goto(url + editedPage.path);
    await page.locator('article h1').waitFor();
    await visit(ready, (performance.now() - start) / 1000, page);
    await page.close();
  } finally {
    await close();
  }
}

/** Adds a paragraph to the edited page and waits until Chromium shows it. Restores the page. Returns the time in milliseconds. */
export async function editAndWait(page: Page, directory: string, text: string): Promise<number> {
  const file = path.join(directory, editedPage.file);
  const original = readFileSync(file);
  const start = performance.now();
  appendFileSync(file, `\n${text}\n`);
  await page.getByText(text).waitFor({timeout: 60_000});
  const time = performance.now() - start;
  writeFileSync(file, original);
  await page.getByText(text).waitFor({state: 'detached', timeout: 60_000});
  return Math.round(time);
}

/** Adds a syntax error to the edited page, waits for the overlay, and corrects the page. Returns both times in milliseconds. */
async function breakAndFix(page: Page, directory: string): Promise<{mistake: number; fixed: number}> {
  const file = path.join(directory, editedPage.file);
  const original = readFileSync(file);
  const overlay = page.locator('iframe[id$="dev-server-client-overlay"]');
  const start = performance.now();
  appendFileSync(file, '\nA {brace.\n');
  await overlay.contentFrame().getByText(path.basename(editedPage.file)).first().waitFor({timeout: 60_000});
  const mistake = performance.now() - start;
  const startOfFix = performance.now();
  writeFileSync(file, original);
  await overlay.waitFor({state: 'detached', timeout: 60_000});
  return {mistake: Math.round(mistake), fixed: Math.round(performance.now() - startOfFix)};
}
