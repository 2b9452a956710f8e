import {test as base, type Page} from '@playwright/test';
import {expect, hydrated, saveData, test, watchConsole} from './fixtures';
// Half the size of the other, which counts as every page gets it.
import {source as axe} from 'axe-core/axe.min.js';
import routes from './data/routes.json';
import {expectSound} from './soundness';

const paths = Object.values(routes).flat();
// These are read alone: each in a new browser context, all looks of its text, and links fetched ahead, as most readers' pages do.
const firsts = Object.values(routes).map(([first]) => first);
const alone = paths.filter(path => routes.top.includes(path) || firsts.includes(path));
const others = paths.filter(path => !alone.includes(path));

/** Who reads one page after the other in one tab: what they share stays in its caches. */
type Reader = {page: Page; messages: string[]; foreign: string[]};

const testWithReader = base.extend<object, {reader: Reader}>({
  reader: [
    async ({browser}, use, {project}) => {
      const {baseURL = ''} = project.use;
      const page = await browser.newPage({baseURL});
      await saveData(page);
      // Before each page, in which it takes less time than from here.
      await page.addInitScript(axe);
      const messages = await watchConsole(page);
      await use({page, messages, foreign: watchOrigins(page, baseURL)});
      await page.close();
    },
    {scope: 'worker'},
  ],
});

test.describe(() => {
  test.use({fetchesAhead: true});

  for (const path of alone) {
    test(`${path} is a sound page`, async ({page, baseURL}) => {
      const foreign = watchOrigins(page, baseURL);
      await expectSoundPage(page, path, new Set());
      expect(foreign, 'requests to other origins').toEqual([]);
    });
  }
});

for (const path of others) {
  testWithReader(`${path} is a sound page`, async ({reader: {page, messages, foreign}}) => {
    await expectSoundPage(page, path);
    expect(messages, 'messages on the console').toEqual([]);
    expect(foreign, 'requests to other origins').toEqual([]);
  });
}

/** Returns the list of what the page asks for elsewhere than at `baseURL` from now on. It grows. */
function watchOrigins(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  return foreign;
}

/** Opens a page and looks at it at each width. For `judged` see `expectSound`. */
async function expectSoundPage(page: Page, path: string, judged?: Set<string>): Promise<void> {
  test.slow(); // the longest pages have thousands of elements
  const widths = [1440, 996, 390] as const;
  await page.setViewportSize({width: widths[0], height: 900});
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    await nextFrames(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `pixels that stick out at ${width} px`).toBe(0);
    await expectSound(page, `at ${width} px`, judged);
  }
}

/** Waits until what follows the size of the window, as areas that scroll do, is drawn. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  });
}

test('titles and descriptions are unique', async ({request}) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1];
    // The minifier chooses the quotes.
    const description = /<meta[^>]*name="?description"?[^>]*content=("[^"]*"|'[^']*'|[^\s>]+)/.exec(
      html,
    )?.[1];
    for (const text of [title, description]) {
      expect(text, `title or description of ${path}`).toBeTruthy();
      expect(seen.get(text ?? ''), `${path} says what another page says: ${text}`).toBeUndefined();
      seen.set(text ?? '', path);
    }
  }
});

test('the sitemap lists every page that may be indexed, and no other', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.sort()).toEqual(paths.filter(path => path !== '/search').sort());
});
