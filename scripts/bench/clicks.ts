import {chromium, type Browser, type CDPSession} from '@playwright/test';
import {findOrInstallBrowser} from '../system/browser';
import {ensureBuilt} from './docusaurus';
import {createContext, slow4g} from './emulation';
import {serveCompressed} from './lighthouse';
import {median} from './median';
import type {Bench, Row} from './row';

const runs = 7;
const start = '/docs/context';
const target = '/docs/authorization';

/** The devices, with the time in milliseconds that a click may take. */
const devices = [
  {name: 'this machine', maximum: 45},
  {name: 'slow 4G, processor slowed down four times', maximum: 120, network: slow4g, slowdown: 4},
];
type Device = (typeof devices)[number];

export const clicks: Bench = {
  name: 'clicks',
  description: `Clicks: from a click on a link in the text of \`${start}\` to the frame with the heading of \`${target}\`, the median of ${runs} runs. The link was in view for three seconds, and the mouse didn't rest on it before. Nothing is cached at the start of a run. Slow 4G has the figures of Lighthouse.`,
  run: async sites => {
    const site = await serveCompressed(await ensureBuilt(sites.site));
    const stock = await serveCompressed(await ensureBuilt(sites.stock));
    const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
    try {
      const rows: Row[] = [];
      for (const device of devices) {
        const times: {site: number[]; stock: number[]} = {site: [], stock: []};
        // The runs alternate between the sites, so that a temporary load on the machine affects both.
        for (let run = 0; run < runs; run++) {
          times.site.push(await measureClick(browser, site.url, device));
          times.stock.push(await measureClick(browser, stock.url, device));
        }
        rows.push({
          group: 'Click to heading',
          measure: device.name,
          unit: 'ms',
          site: [median(times.site)],
          stock: [median(times.stock)],
          maximum: device.maximum,
        });
      }
      return rows;
    } finally {
      await browser.close();
      await site.close();
      await stock.close();
    }
  },
};

/** Returns the milliseconds from a click on a link to the frame that shows the heading of the new page. */
async function measureClick(browser: Browser, url: string, device: Device): Promise<number> {
  const context = await createContext(browser, {viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), device);
    await page.goto(url + start, {waitUntil: 'load', timeout: 120_000});
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const link = page.locator(`article a[href$="${target}"]`).last();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(3000);
    const time = page.evaluate(waitForHeading);
    await link.click();
    return await time;
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, {network, slowdown}: Device): Promise<void> {
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  if (slowdown !== undefined) {
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  }
}

/** Runs in the page. Resolves with the time between the next click and the frame after the heading has changed. */
function waitForHeading(): Promise<number> {
  const readHeading = () => document.querySelector('h1')?.textContent;
  return new Promise(resolve => {
    const heading = readHeading();
    document.addEventListener(
      'click',
      click => {
        const observer = new MutationObserver(() => {
          const current = readHeading();
          if (current === undefined || current === heading) {
            return;
          }
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message that is sent while a frame is being prepared arrives after that frame.
            const {port1, port2} = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - click.timeStamp);
            port2.postMessage(undefined);
          });
        });
        observer.observe(document.body, {subtree: true, childList: true, characterData: true});
      },
      {capture: true, once: true},
    );
  });
}
