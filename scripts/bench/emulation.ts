import type {Browser, BrowserContext} from '@playwright/test';

/** The slow 4G of Lighthouse: 1.6 Mbit/s down and 750 kbit/s up, in bytes per second. The latency is in milliseconds. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Creates a browser context, which has an empty cache. tsx wraps the functions that run in the page in `__name`, which the page has to
 * define.
 */
export async function createContext(
  browser: Browser,
  options?: Parameters<Browser['newContext']>[0],
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript('globalThis.__name = value => value');
  return context;
}
