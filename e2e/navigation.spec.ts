// From one page to the next: what a reader sees while code is on its way, and when it doesn't come.
import type {Page, Route} from '@playwright/test';
import {expect, expectNoViolations, holdScripts, open, saveData, test} from './fixtures';

// As most readers' pages do.
test.use({fetchesAhead: true});

/** The link to a page whose code no test has fetched yet. */
function nextLink(page: Page) {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Context', exact: true});
}

/** Opens a page whose time stands still from then on: `page.clock` moves it. What follows doesn't depend on how fast the machine is. */
async function openWithoutTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** How far the progress bar has come, 0 to 1, and how it moves; nothing when there is none. */
async function readBar(page: Page): Promise<{progress: number; transition: string} | undefined> {
  const bar = page.locator('#nprogress .bar');
  if ((await bar.count()) === 0) {
    return undefined;
  }
  const {transform, transition} = await bar.evaluate((element: HTMLElement) => ({
    transform: element.style.transform,
    transition: element.style.transition,
  }));
  const shift = /translate3d\((-?[\d.]+)%/.exec(transform)?.[1];
  return {progress: 1 + Number(shift) / 100, transition};
}

async function delayScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/assets/js/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

test.describe('the progress bar', () => {
  test.beforeEach(({page}) => saveData(page));

  test('does not show when the next page is there soon', async ({page}) => {
    await openWithoutTime(page, '/docs/router');
    await nextLink(page).click();
    await page.clock.runFor(190);
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await page.clock.runFor(1_000);
    expect(await readBar(page)).toBeUndefined();
  });

  test('shows after 200 ms, begins at 8 %, and creeps on until the page is there', async ({page}) => {
    await openWithoutTime(page, '/docs/router');
    const release = await holdScripts(page);
    await nextLink(page).click();
    await page.clock.runFor(190);
    expect(await readBar(page)).toBeUndefined();
    await page.clock.runFor(20);
    const first = await readBar(page);
    expect(first?.progress).toBeCloseTo(0.08);
    expect(first?.transition).toMatch(/200ms/);
    // A step every 800 ms, of at most 2 %.
    let before = first?.progress ?? 1;
    for (let step = 0; step < 3; step++) {
      await page.clock.runFor(800);
      const {progress = 0} = (await readBar(page)) ?? {};
      expect(progress).toBeGreaterThan(before);
      expect(progress).toBeLessThanOrEqual(before + 0.02 + 1e-9);
      before = progress;
    }
    release();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await page.clock.runFor(2_000);
    expect(await readBar(page)).toBeUndefined();
  });

  test('does not show for a hash or a query', async ({page}) => {
    await open(page, '/docs/router');
    await delayScripts(page, 1_000);
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first().click();
    await page.waitForTimeout(500);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('the page before stays and can be read meanwhile', async ({page}) => {
    await open(page, '/docs/router');
    await delayScripts(page, 1_500);
    await nextLink(page).click();
    await page.waitForTimeout(600);
    await expect(page.getByRole('heading', {level: 1, name: /router/i})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
  });
});

test.describe('when the code of the next page does not come', () => {
  test.use({expectedMessage: /ChunkLoadError|Loading chunk|Failed to load resource/});

  test('there is a warning, and the next page is loaded whole', async ({page}) => {
    await saveData(page);
    await open(page, '/docs/router');
    const warnings: string[] = [];
    page.on('console', message => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    const loads: string[] = [];
    page.on('request', request => {
      if (request.isNavigationRequest()) {
        loads.push(new URL(request.url()).pathname);
      }
    });
    const abort = (route: Route) => route.abort();
    await page.route('**/assets/js/*.js', abort);
    await nextLink(page).click();
    await expect.poll(() => loads).toEqual(['/docs/context']);
    await page.unroute('**/assets/js/*.js', abort);
    expect(warnings.join()).toMatch(/ChunkLoadError|Loading chunk/);
  });
});

test.describe('a page whose own code is late on the first load', () => {
  // The framework meets this state only where the address is not the one that the page was made for.
  const address = '/docs/context.html';

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      history.replaceState = () => undefined;
    });
  });
  test.use({expectedMessage: /ChunkLoadError|Loading chunk|Failed to load resource|#418|hydrat/i});

  /** Answers in place of the server for the code that this page has and another one hasn't. */
  async function holdPage(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
    const own = await listScripts(page, '/docs/context');
    const frame = await listScripts(page, '/docs/router');
    const held = own.filter(script => !frame.includes(script));
    expect(held.length).toBeGreaterThan(0);
    await page.route(
      url => held.includes(url.pathname),
      route => answer(route),
    );
  }

  async function listScripts(page: Page, path: string): Promise<string[]> {
    const visit = await page.context().newPage();
    await saveData(visit);
    await open(visit, path);
    const scripts = await visit.evaluate(() =>
      performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
    );
    await visit.close();
    return scripts.filter(script => script.endsWith('.js'));
  }

  test('says that it loads, then is there', async ({page}) => {
    await holdPage(page, async route => {
      await new Promise(resolve => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toHaveCount(0);
  });

  test('says what failed, and Retry loads it', async ({page}) => {
    let isDown = true;
    await holdPage(page, async route => {
      // Not before the frame works: until then the page loads again by itself.
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await (isDown ? route.abort() : route.continue());
    });
    await page.goto(address);
    const alert = page.getByRole('alert').filter({hasText: /Loading chunk/});
    await expect(alert).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      // What a page is made of may be missing beside it: only the message itself is ours to say.
      await expectNoViolations(page, `failed load, ${colorScheme}`, {}, '[role=alert]');
    }
    isDown = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('a page that throws', () => {
  test.use({expectedMessage: /made to fail|An error occurred|component stack|boundary/i});

  test('says so with the message, and Try again recovers', async ({page}) => {
    await saveData(page);
    await open(page, '/docs/router');
    // A heading of the page is an error until the test says otherwise.
    const html = await (await page.request.get('/docs/context')).text();
    const id = /<h2[^>]* id="?([\w-]+)/.exec(html)?.[1] ?? '';
    await page.route('**/assets/js/*.js', async route => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        new RegExp(`(id:"${id}",children:)("[^"]*")`),
        '$1(window.calm?$2:(()=>{throw new Error("made to fail")})())',
      );
      await route.fulfill({response, body});
    });
    await nextLink(page).click();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByText('made to fail')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expectNoViolations(page, `crashed page, ${colorScheme}`);
    }
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'calm', true));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });
});

test.describe('fetching ahead', () => {
  /** Scripts that the page asked for after it was ready. */
  async function listAhead(page: Page, act: () => Promise<void>): Promise<string[]> {
    const asked: string[] = [];
    page.on('request', request => {
      if (/\/assets\/js\//.test(request.url())) {
        asked.push(request.url());
      }
    });
    await act();
    await page.waitForTimeout(800);
    return asked;
  }

  /** How many scripts are fetched ahead, once none was added for half a second. */
  async function countFetched(page: Page): Promise<number> {
    const links = page.locator('head link[rel=prefetch]');
    let last = -1;
    await expect(async () => {
      const before = last;
      last = await links.count();
      expect(last).toBe(before);
    }).toPass({intervals: [500]});
    return last;
  }

  const connect = (page: Page, connection: object) =>
    page.addInitScript(value => Object.defineProperty(navigator, 'connection', {value}), connection);

  async function openAtRest(page: Page, path: string): Promise<void> {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }

  for (const [name, connection] of [
    ['a fast connection', {effectiveType: '4g', saveData: false}],
    ['a connection of unknown speed', {saveData: false}],
  ] as const) {
    test(`${name}: links in view are fetched, and those that scroll into view`, async ({page}) => {
      await connect(page, connection);
      await openAtRest(page, '/docs/context');
      const atTop = await countFetched(page);
      expect(atTop).toBeGreaterThan(10);
      await page.locator('footer').getByRole('link', {name: 'Media'}).scrollIntoViewIfNeeded();
      await expect.poll(() => countFetched(page)).toBeGreaterThan(atTop);
    });
  }

  test('links in view are fetched while the page has nothing else to do', async ({page}) => {
    await connect(page, {effectiveType: '4g', saveData: false});
    await page.addInitScript(() => {
      const tasks: IdleRequestCallback[] = [];
      window.requestIdleCallback = task => tasks.push(task);
      Reflect.set(window, 'rest', (timeRemaining: number) => {
        const due = tasks.splice(0);
        due.forEach(task => task({didTimeout: false, timeRemaining: () => timeRemaining}));
        return due.length;
      });
    });
    const rest = (timeRemaining: number) =>
      // The function above.
      page.evaluate(
        time => (Reflect.get(window, 'rest') as (timeRemaining: number) => number)(time),
        timeRemaining,
      );
    await openAtRest(page, '/docs/context');
    expect(await countFetched(page)).toBe(0);
    await rest(1);
    const first = await countFetched(page);
    expect(first).toBeGreaterThan(0);
    // A little each time, however long it might take.
    await expect.poll(() => rest(1000), {intervals: [20]}).toBe(0);
    expect(await countFetched(page)).toBeGreaterThan(first + 10);
  });

  test('a link under the pointer is loaded before the click', async ({page}) => {
    await connect(page, {effectiveType: '4g', saveData: false});
    // Nothing comes into view, so that only the pointer is left.
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        observe() {}
        unobserve() {}
        disconnect() {}
        takeRecords() {
          return [];
        }
      } as unknown as typeof IntersectionObserver;
    });
    await openAtRest(page, '/docs/router');
    const ahead = await listAhead(page, () => nextLink(page).hover());
    expect(ahead.length).toBeGreaterThan(0);
    const late = await listAhead(page, () => nextLink(page).click());
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    expect(late.filter(url => ahead.includes(url))).toEqual([]);
  });

  for (const [name, connection] of [
    ['2g', {effectiveType: '2g', saveData: false}],
    ['slow 2g', {effectiveType: 'slow-2g', saveData: false}],
    ['a reader who saves data', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`${name}: nothing is fetched ahead`, async ({page}) => {
      await connect(page, connection);
      await openAtRest(page, '/docs/router');
      await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);
      expect(await listAhead(page, () => nextLink(page).hover())).toEqual([]);
    });
  }
});

test('a link is watched once, however often it is drawn', async ({page}) => {
  await page.addInitScript(() => {
    const watched = new Map<Element, Set<IntersectionObserver>>();
    const {observe, unobserve, disconnect} = IntersectionObserver.prototype;
    Object.assign(IntersectionObserver.prototype, {
      observe(this: IntersectionObserver, target: Element) {
        watched.set(target, (watched.get(target) ?? new Set()).add(this));
        observe.call(this, target);
      },
      unobserve(this: IntersectionObserver, target: Element) {
        watched.get(target)?.delete(this);
        unobserve.call(this, target);
      },
      disconnect(this: IntersectionObserver) {
        watched.forEach(observers => observers.delete(this));
        disconnect.call(this);
      },
    });
    Reflect.set(window, 'countWatches', () => [...watched.values()].map(({size}) => size));
  });
  await open(page, '/docs/router');
  const headings = page.locator('.table-of-contents').getByRole('link');
  for (let click = 0; click < 12; click++) {
    await headings.nth(click % 3).click();
  }
  await expect(page).toHaveURL(/#/);
  // The function above.
  const counts = await page.evaluate(() => (Reflect.get(window, 'countWatches') as () => number[])());
  expect(counts.length).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBe(1);
});

test('how long a category takes to open depends on its height', async ({page}) => {
  await open(page, '/docs/router');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const durations = await sidebar.evaluate(async element => {
    const found: {taken: number; expected: number; height: number}[] = [];
    const buttons = [...element.querySelectorAll<HTMLElement>('[aria-expanded]')].slice(0, 6);
    for (const button of buttons) {
      const list = button.closest('li')?.querySelector<HTMLElement>(':scope > ul');
      if (!list) {
        continue;
      }
      const change = new Promise<void>(resolve => {
        const observer = new MutationObserver(() => {
          if (/height/.test(list.style.transition)) {
            observer.disconnect();
            resolve();
          }
        });
        observer.observe(list, {attributes: true, attributeFilter: ['style']});
      });
      button.click();
      await change;
      const height = list.scrollHeight;
      const share = height / 36;
      found.push({
        height,
        taken: Number(/height (\d+)ms/.exec(list.style.transition)?.[1]),
        expected: Math.round((4 + 15 * share ** 0.25 + share / 5) * 10),
      });
    }
    return found;
  });
  expect(new Set(durations.map(({height}) => height)).size).toBeGreaterThan(1);
  expect(durations.map(({taken}) => taken)).toEqual(durations.map(({expected}) => expected));
});

test.describe('a build for another base URL', () => {
  test.use({expectedMessage: /Failed to load resource|status of 404|Refused to (execute|apply)/});

  /** The site at `/wrong/`, where none of its files are at the addresses that the pages name. */
  async function move(page: Page): Promise<void> {
    await page.route('**/*', async route => {
      const url = new URL(route.request().url());
      if (!url.pathname.startsWith('/wrong/')) {
        return route.fulfill({status: 404, contentType: 'text/plain', body: 'Not found'});
      }
      url.pathname = url.pathname.replace('/wrong/', '/');
      return route.fulfill({response: await route.fetch({url: url.href})});
    });
  }

  test('is explained on the home page', async ({page}) => {
    await move(page);
    await page.goto('/wrong/');
    await expect(page.getByText('did not load properly')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /wrong/')).toBeVisible();
  });

  test('is not explained on any other page, which stays readable', async ({page}) => {
    await move(page);
    await page.goto('/wrong/docs/router');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });
});
