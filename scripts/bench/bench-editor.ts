// Measures the editor for code samples in Chromium: how soon it can be used, how soon an error appears after a key, and how much memory the
// compiler takes. Prints the results as a table, writes them to bench/editor.md, and fails if a limit is violated. The build needs the page
// with the editor: SITE_ELEMENTS=1 npx docusaurus build --out-dir build-hosted
//   npm run bench:editor
//   npm run bench:editor -- --dir build-hosted --keys 40
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {compressFiles} from '../nginx/compress';
import {startServer} from '../serve/server';
import {findOrInstallBrowser} from '../system/browser';
import {createContext, slow4g} from './emulation';
import {median} from './median';
import {slowProcess} from './slowProcess';

type Row = {measure: string; value: string; limit: string; isMet: boolean};

const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build-hosted'}, keys: {type: 'string', default: '40'}},
});
const keyCount = Number(values.keys);

void main();

async function main(): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-editor-'));
  cpSync(values.dir, directory, {recursive: true});
  for (const folder of ['assets', 'elements', 'playground']) {
    await compressFiles(path.join(directory, folder), 4);
  }
  const server = await startServer(directory, 0);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  try {
    const url = `${server.url}/elements/editor`;
    const rows = [
      ...(await measureStart(browser, url)),
      ...(await measureKeys(browser, url, 1)),
      ...(await measureKeys(browser, url, 4)),
    ];
    const results = `# Results of \`npm run bench:editor\`\n\n${renderTable(rows)}\n`;
    console.log(results);
    mkdirSync('bench', {recursive: true});
    writeFileSync('bench/editor.md', results);
    process.exitCode = rows.every(({isMet}) => isMet) ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
    rmSync(directory, {recursive: true});
  }
}

/** Measures the time from opening the page to the first edit, and to the first error that the compiler finds. */
async function measureStart(browser: Browser, url: string): Promise<Row[]> {
  const context = await createContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  const cold = await measureFirstEdit(page, url);
  await waitForCompiler(page);
  const coldCompiler = await page.evaluate(() => performance.now());
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const warm: number[] = [];
  const warmCompiler: number[] = [];
  for (let run = 0; run < 5; run++) {
    warm.push(await measureFirstEdit(page, url));
    await waitForCompiler(page);
    warmCompiler.push(await page.evaluate(() => performance.now()));
  }
  await context.close();
  return [
    createRow('first edit, warm cache, median of 5', median(warm), 2500),
    createRow('first edit, empty cache, slow 4G', cold, 6000),
    createRow('compiler ready, warm cache, median of 5', median(warmCompiler)),
    createRow('compiler ready, empty cache, slow 4G', coldCompiler),
  ];
}

async function measureFirstEdit(page: Page, url: string): Promise<number> {
  await page.goto(url, {waitUntil: 'commit'});
  const editor = page.getByRole('textbox', {name: 'server.ts'});
  await editor.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('/');
  await page.waitForFunction(() => {
    const host = [...document.querySelectorAll('article div')].find(element => element.shadowRoot);
    return host?.shadowRoot?.querySelector('.cm-line')?.textContent?.startsWith('/');
  });
  const time = await page.evaluate(() => performance.now());
  await page.keyboard.press('Backspace');
  return time;
}

/** Waits until the compiler has found an error in the client. */
async function waitForCompiler(page: Page): Promise<void> {
  await goToProcedure(page);
  await page.keyboard.type('x');
  await page.locator('.cm-lintRange-error').first().waitFor({timeout: 120_000});
  await page.keyboard.press('Backspace');
  await page.locator('.cm-lintRange-error').first().waitFor({state: 'detached', timeout: 60_000});
}

/** Places the cursor before the name of the procedure in the router. */
async function goToProcedure(page: Page): Promise<void> {
  await page.getByRole('textbox', {name: 'server.ts'}).focus();
  await page.keyboard.press('Control+Home');
  for (let line = 0; line < 8; line++) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
}

/** Measures the time from a key in the router to the change of the squiggles in the client. */
async function measureKeys(browser: Browser, url: string, slowdown: number): Promise<Row[]> {
  const context = await createContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const workers = await attachToWorkers(session);
  await page.goto(url);
  await waitForCompiler(page);
  const endSlowdown = slowdown === 1 ? undefined : slowProcess(await findRenderer(browser, page), slowdown);
  await goToProcedure(page);
  await page.evaluate(observe);
  const times: number[] = [];
  for (let key = 0; key < keyCount; key++) {
    // The first key adds an error, and the next key removes it.
    await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
    times.push(await page.evaluate(waitForSquiggles, key % 2 === 0));
    await page.waitForTimeout(150);
  }
  const longest = await page.evaluate(() => Number(document.documentElement.dataset.longestTask));
  endSlowdown?.();
  const memory = await workers.readHeap();
  await context.close();
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
  const label = `processor at 1/${slowdown}`;
  return [
    createRow(`key to squiggle, ${label}, median of ${times.length}`, median(times)),
    createRow(`key to squiggle, ${label}, p95`, p95, slowdown === 1 ? 300 : 1000),
    ...(slowdown === 1
      ? [
          createRow('longest task of the page while typing', longest, 100),
          createRow('memory of the worker after collecting garbage', memory / 1e6, 300, 'MB'),
        ]
      : []),
  ];
}

/** Runs in the page: stores when the last key was pressed, and how long the longest task took, in attributes of the document. */
function observe(): void {
  const {dataset} = document.documentElement;
  dataset.longestTask = '0';
  new PerformanceObserver(list => {
    const durations = list.getEntries().map(({duration}) => duration);
    dataset.longestTask = String(Math.max(Number(dataset.longestTask), ...durations));
  }).observe({type: 'longtask'});
  document.addEventListener('keydown', event => void (dataset.keyTime = String(event.timeStamp)), true);
}

/** Runs in the page: resolves with the time since the last key when the client has squiggles, or none. */
function waitForSquiggles(isWanted: boolean): Promise<number> {
  return new Promise(resolve => {
    const check = () => {
      const hosts = [...document.querySelectorAll('article div')].flatMap(
        element => element.shadowRoot ?? [],
      );
      if ((hosts[1]?.querySelectorAll('.cm-lintRange-error').length ?? 0) > 0 === isWanted) {
        resolve(performance.now() - Number(document.documentElement.dataset.keyTime));
      } else {
        requestAnimationFrame(check);
      }
    };
    check();
  });
}

/** Attaches to the workers of a page, to read the size of their heap. */
async function attachToWorkers(session: CDPSession): Promise<{readHeap: () => Promise<number>}> {
  const sessions: string[] = [];
  session.on('Target.attachedToTarget', ({sessionId, targetInfo}) => {
    if (targetInfo.type === 'worker') {
      sessions.push(sessionId);
    }
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  let nextId = 1;
  const send = (sessionId: string, method: string) =>
    new Promise<{usedSize?: number}>(resolve => {
      const id = nextId++;
      session.on('Target.receivedMessageFromTarget', ({message}) => {
        // The protocol sends each reply as JSON.
        const reply = JSON.parse(message) as {id?: number; result?: {usedSize?: number}};
        if (reply.id === id) {
          resolve(reply.result ?? {});
        }
      });
      void session.send('Target.sendMessageToTarget', {sessionId, message: JSON.stringify({id, method})});
    });
  return {
    readHeap: async () => {
      const sizes = await Promise.all(
        sessions.map(async sessionId => {
          await send(sessionId, 'HeapProfiler.collectGarbage');
          return (await send(sessionId, 'Runtime.getHeapUsage')).usedSize ?? NaN;
        }),
      );
      return Math.max(...sizes);
    },
  };
}

/** Returns the id of the browser's process that renders a page, which is the one that uses most of the processor. */
async function findRenderer(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const readTimes = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
  const before = await readTimes();
  await page.evaluate(() => {
    for (const end = performance.now() + 300; performance.now() < end;);
  });
  const after = await readTimes();
  const used = after
    .filter(({type}) => type === 'renderer')
    .map(({id, cpuTime}) => ({id, time: cpuTime - (before.find(other => other.id === id)?.cpuTime ?? 0)}))
    .sort((a, b) => b.time - a.time);
  await session.detach();
  const [renderer] = used;
  if (!renderer) {
    throw new Error('Chromium has no process for the page.');
  }
  return renderer.id;
}

function createRow(measure: string, value: number, maximum?: number, unit = 'ms'): Row {
  const isMet = maximum === undefined || value <= maximum;
  const limit = maximum === undefined ? '' : `at most ${maximum} ${unit}, ${isMet ? 'met' : 'VIOLATED'}`;
  return {measure, value: `${Math.round(value)} ${unit}`, limit, isMet};
}

function renderTable(rows: readonly Row[]): string {
  const lines = [
    ['measure', 'value', 'limit'],
    ...rows.map(({measure, value, limit}) => [measure, value, limit]),
  ];
  const widths = [0, 1, 2].map(column => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
