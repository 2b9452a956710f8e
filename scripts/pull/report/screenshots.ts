import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type BrowserContext} from '@playwright/test';
import {startServer} from '../../serve/server';
import {findOrInstallBrowser} from '../../system/browser';

/** The screenshots of a page, as file names. A page that was added or removed has only one of them. */
export type Pair = {path: string; before: string | undefined; after: string | undefined};

export type WantedPage = {path: string; isInBefore: boolean; isInAfter: boolean};

const viewport = {width: 1280, height: 900};

/** Long pages are cut off here, because their images would be too large to compare. */
const maxHeight = 4000;

/**
 * Takes screenshots of pages in both builds, and writes them to a folder. Returns the pairs that differ. The pages can't load anything from
 * other origins, so that the result depends only on the builds.
 */
export async function takeScreenshots(
  wanted: readonly WantedPage[],
  [before, after]: readonly [string, string],
  outFolder: string,
): Promise<Pair[]> {
  mkdirSync(outFolder, {recursive: true});
  const servers = await Promise.all([startServer(before, 0), startServer(after, 0)]);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  const context = await browser.newContext({viewport, reducedMotion: 'reduce', colorScheme: 'light'});
  await context.route(
    url => url.hostname !== 'localhost',
    route => route.abort(),
  );
  try {
    const pairs: Pair[] = [];
    for (const [index, {path: pagePath, isInBefore, isInAfter}] of wanted.entries()) {
      const oldImage = isInBefore ? await capture(context, servers[0].url + pagePath) : undefined;
      const newImage = isInAfter ? await capture(context, servers[1].url + pagePath) : undefined;
      if (oldImage && newImage?.equals(oldImage)) {
        continue;
      }
      const write = (image: Buffer | undefined, suffix: string) => {
        const name = `${index + 1}-${suffix}.png`;
        if (image) {
          writeFileSync(path.join(outFolder, name), image);
        }
        return image && name;
      };
      pairs.push({path: pagePath, before: write(oldImage, 'before'), after: write(newImage, 'after')});
    }
    return pairs;
  } finally {
    await browser.close();
    await Promise.all(servers.map(server => server.close()));
  }
}

async function capture(context: BrowserContext, url: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const image = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: {x: 0, y: 0, width: viewport.width, height: Math.min(height, maxHeight)},
  });
  await page.close();
  return image;
}
