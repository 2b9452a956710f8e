// Tests client-side navigation, including slow and failed requests for the next page's code.
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Page, Route} from '@playwright/test';
import {
  enableDataSaver,
  expect,
  expectNoViolations,
  flushRequests,
  open,
  pauseScriptRequests,
  test,
  waitForFrames,
  waitForIdlePage,
} from '../fixtures';

/** Files of the built site by the path of the page, and by the module that imports them and the request. */
type LoadedFiles = {routes: Record<string, string[]>; imports: Record<string, Record<string, string[]>>};

let loadedFiles: LoadedFiles;

test.beforeAll(() => {
  // TypeScript doesn't know the content of the file.
  loadedFiles = JSON.parse(readFileSync('.cache/loaded-files/build.json', 'utf8')) as LoadedFiles;
});

/** Returns the files that a module imports when it needs them. */
function listImported(module: string): string[] {
  return Object.values(loadedFiles.imports[module] ?? {}).flat();
}

/** Returns the sidebar link to the Context page. A click on it has to load the page's code, which no other page contains. */
function getContextLink(page: Page) {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Context', exact: true});
}

/** Opens a page and pauses its clock. Tests advance the clock themselves, so that their timing doesn't depend on the machine's speed. */
async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Reads the progress (0 to 1) and the CSS transition of the progress bar. Returns `undefined` if there is no progress bar. */
async function readProgressBar(page: Page): Promise<{progress: number; transition: string} | undefined> {
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

test.describe('links while the browser is offline', () => {
  test.use({
    savesData: true,
    allowedConsoleMessages: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ChunkLoadError/,
  });

  test('a page that can’t be loaded leaves the current one as it is', async ({page, context}) => {
    await open(page, '/docs/router');
    await context.setOffline(true);
    await getContextLink(page).click();
    const note = page.getByRole('alert');
    await expect(note).toHaveText('You’re offline, and this page hasn’t been loaded yet.');
    await expectNoViolations(page, 'offline');
    await expect(page).toHaveURL('/docs/router');
    await context.setOffline(false);
    await expect(note).toHaveCount(0);
    await getContextLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Context');
  });

  test('a page that has been loaded opens', async ({page, context}) => {
    await open(page, '/docs/router');
    await getContextLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Context');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Routers');
    await context.setOffline(true);
    await getContextLink(page).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Context');
    await expect(page).toHaveURL('/docs/context');
  });
});

test.describe('client-side navigation', () => {
  test.use({savesData: true});

  test('shows no progress bar if the next page loads within 200 ms', async ({page}) => {
    await openWithPausedClock(page, '/docs/router');
    await getContextLink(page).click();
    await page.clock.runFor(190);
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await page.clock.runFor(1_000);
    expect(await readProgressBar(page)).toBeUndefined();
  });

  test('shows a slowly advancing progress bar if the next page takes more than 200 ms to load', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/docs/router');
    const resumeScripts = await pauseScriptRequests(page);
    await getContextLink(page).click();
    await page.clock.runFor(190);
    expect(await readProgressBar(page)).toBeUndefined();
    await page.clock.runFor(20);
    const initialBar = await readProgressBar(page);
    expect(initialBar?.progress).toBeCloseTo(0.08);
    expect(initialBar?.transition).toMatch(/200ms/);
    // The bar advances by at most 2 % every 800 ms.
    let previousProgress = initialBar?.progress ?? 1;
    for (let step = 0; step < 3; step++) {
      await page.clock.runFor(800);
      const {progress = 0} = (await readProgressBar(page)) ?? {};
      expect(progress).toBeGreaterThan(previousProgress);
      expect(progress).toBeLessThanOrEqual(previousProgress + 0.02 + 1e-9);
      previousProgress = progress;
    }
    resumeScripts();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await page.clock.runFor(2_000);
    expect(await readProgressBar(page)).toBeUndefined();
  });

  test('shows no progress bar when only the hash changes', async ({page}) => {
    await openWithPausedClock(page, '/docs/router');
    await pauseScriptRequests(page);
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);
    await page.clock.runFor(5_000);
    expect(await readProgressBar(page)).toBeUndefined();
  });

  test('keeps the current page visible until the next page has loaded', async ({page}) => {
    await open(page, '/docs/router');
    const resumeScripts = await pauseScriptRequests(page);
    await getContextLink(page).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: /router/i})).toBeVisible();
    resumeScripts();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
  });
});

test.describe('client-side navigation to a page whose code can’t be loaded', () => {
  test.use({savesData: true, allowedConsoleMessages: /ChunkLoadError|Loading chunk|Failed to load resource/});

  test('logs a warning and falls back to a full page load', async ({page}) => {
    await open(page, '/docs/router');
    const warnings: string[] = [];
    page.on('console', message => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    const fullPageLoads: string[] = [];
    page.on('request', request => {
      if (request.isNavigationRequest()) {
        fullPageLoads.push(new URL(request.url()).pathname);
      }
    });
    const abort = (route: Route) => route.abort();
    await page.route('**/assets/js/*.js', abort);
    await getContextLink(page).click();
    await expect.poll(() => fullPageLoads).toEqual(['/docs/context']);
    await page.unroute('**/assets/js/*.js', abort);
    expect(warnings.join()).toMatch(/ChunkLoadError|Loading chunk/);
  });

  test('falls back to a full page load if the code hasn’t arrived after 15 s, with a note until then', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/docs/router');
    await pauseScriptRequests(page);
    await getContextLink(page).click();
    const note = page.locator('.site-bottom-note', {hasText: 'Loading the page'});
    await page.clock.runFor(2900);
    await expect(note).toHaveCount(0);
    await page.clock.runFor(12_000);
    await expect(note).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: /router/i})).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
  });
});

test.describe('a direct visit to a page whose code loads slowly or fails to load', () => {
  // When a reader opens a page directly, Docusaurus shows its loading state only if the URL differs from the page's route.
  const nonCanonicalPath = '/docs/context.html';

  test.beforeEach(async ({page}) => {
    // Keeps the URL as it is. Without this init script, the site would replace it with the page's route.
    await page.addInitScript(() => {
      history.replaceState = () => undefined;
    });
  });
  test.use({allowedConsoleMessages: /ChunkLoadError|Loading chunk|Failed to load resource|#418|hydrat/i});

  /** Intercepts requests for scripts that /docs/context loads and /docs/router doesn't. Passes each request to `handleRoute`. */
  async function interceptPageScripts(
    page: Page,
    handleRoute: (route: Route) => Promise<void>,
  ): Promise<void> {
    const pageScripts = await listScripts(page, '/docs/context');
    const otherScripts = await listScripts(page, '/docs/router');
    const intercepted = pageScripts.filter(script => !otherScripts.includes(script));
    expect(intercepted.length).toBeGreaterThan(0);
    await page.route(
      url => intercepted.includes(url.pathname),
      route => handleRoute(route),
    );
  }

  /** Opens `path` in a new tab and lists the paths of all scripts that the page loads. */
  async function listScripts(page: Page, path: string): Promise<string[]> {
    const tab = await page.context().newPage();
    await enableDataSaver(tab);
    await open(tab, path);
    const resourcePaths = await tab.evaluate(() =>
      performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
    );
    await tab.close();
    return resourcePaths.filter(script => script.endsWith('.js'));
  }

  test('shows a loading message until the code has loaded', async ({page}) => {
    let resume: () => void = () => undefined;
    const resumed = new Promise<void>(resolve => {
      resume = resolve;
    });
    await interceptPageScripts(page, async route => {
      await resumed;
      await route.continue();
    });
    await page.goto(nonCanonicalPath, {waitUntil: 'commit'});
    await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toBeVisible();
    resume();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toHaveCount(0);
  });

  test('shows an error message whose “Try again” button loads the page', async ({page}) => {
    let isDown = true;
    await interceptPageScripts(page, async route => {
      // The request fails only after hydration. If it failed earlier, the page would reload itself.
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await (isDown ? route.abort() : route.continue());
    });
    await page.goto(nonCanonicalPath);
    const alert = page.getByRole('alert').filter({hasText: /Loading chunk/});
    await expect(alert).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // Only the message is checked, because the rest of the page is incomplete in this state.
      await expectNoViolations(page, `failed load, ${colorScheme}`, {}, '[role=alert]');
    }
    isDown = false;
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('a page that throws an error', () => {
  test.use({allowedConsoleMessages: /thrown by the test|An error occurred|component stack|boundary/i});

  test('shows an error message whose “Try again” button renders the page again', async ({page}) => {
    await open(page, '/docs/router');
    // React creates the elements of a page while it renders the page. From now on, rendering a code block throws an error, until the test
    // sets `window.isFixed`.
    await page.evaluate(() => {
      document.createElement = new Proxy(document.createElement, {
        apply(target, self, args: [string]) {
          if (args[0] === 'pre' && !Reflect.has(window, 'isFixed')) {
            throw new Error('thrown by the test');
          }
          return Reflect.apply(target, self, args);
        },
      });
    });
    await getContextLink(page).click();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByText('thrown by the test')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectNoViolations(page, `crashed page, ${colorScheme}`);
    }
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'isFixed', true));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });
});

test.describe('prefetching', () => {
  /** Lists the URLs of the scripts that the page requests because of `act`. */
  async function listRequestedScripts(page: Page, act: () => Promise<void>): Promise<string[]> {
    const urls: string[] = [];
    page.on('request', request => {
      if (/\/assets\/js\//.test(request.url())) {
        urls.push(request.url());
      }
    });
    await act();
    await waitForIdlePage(page);
    await flushRequests(page);
    return urls;
  }

  /** Returns the paths of the scripts that a page has prefetched so far, in the order of the requests. Leaves out those it had loaded. */
  async function listPrefetched(page: Page, path: string): Promise<string[]> {
    await waitForIdlePage(page);
    const scripts = await page
      .locator('head link[rel=prefetch]')
      .evaluateAll(links => links.map(link => new URL((link as HTMLLinkElement).href).pathname.slice(1)));
    return [...new Set(scripts)].filter(script => !loadedFiles.routes[path]?.includes(script));
  }

  /** Returns the scripts that the second page needs in addition to those of the first one. */
  function listNewScripts(from: string, to: string): string[] {
    const known = loadedFiles.routes[from] ?? [];
    return (loadedFiles.routes[to] ?? []).filter(file => file.endsWith('.js') && !known.includes(file));
  }

  /** Returns the size of a file of the build after compression with Brotli, in bytes. */
  const measure = (file: string) => brotliCompressSync(readFileSync(`build/${file}`)).length;

  const setConnection = (page: Page, connection: object) =>
    page.addInitScript(value => Object.defineProperty(navigator, 'connection', {value}), connection);

  for (const [name, connection] of [
    ['a fast connection', {effectiveType: '4g', saveData: false}],
    ['a connection of unknown speed', {saveData: false}],
  ] as const) {
    test(`loads the next page first, and at most 30 kB, on ${name}`, async ({page}) => {
      await setConnection(page, connection);
      await open(page, '/docs/context');
      const next = await page.locator('.pagination-nav__link--next').getAttribute('href');
      const list = () => listPrefetched(page, '/docs/context');
      await expect.poll(async () => (await list()).length).toBeGreaterThan(2);
      const prefetched = await list();
      // Together with a docs page, Docusaurus also prefetches the page `/docs`.
      const [first] = prefetched.filter(script => !loadedFiles.routes['/docs']?.includes(script));
      expect(listNewScripts('/docs/context', next ?? '')).toContain(first);
      const own = ['page-sizes.json', ...listImported('src/clientModules/prefetching/index.ts')];
      const size = [...prefetched, ...own].reduce((sum, file) => sum + measure(file), 0);
      expect(size).toBeLessThanOrEqual(30_000);
    });
  }

  test('has a new budget when the reader opens another page', async ({page}) => {
    await setConnection(page, {effectiveType: '4g', saveData: false});
    await open(page, '/docs/context');
    await expect.poll(async () => (await listPrefetched(page, '/docs/context')).length).toBeGreaterThan(2);
    const nextLink = page.locator('.pagination-nav__link--next');
    const pathname = (await nextLink.getAttribute('href')) ?? '';
    await nextLink.click();
    await expect(page).toHaveURL(pathname);
    // The URL changes before the page does. Until then, the link still leads to the page that is loading.
    await expect(nextLink).not.toHaveAttribute('href', pathname);
    const next = await nextLink.getAttribute('href');
    const [script] = listNewScripts(pathname, next ?? '');
    expect(script).toBeDefined();
    await expect.poll(() => listPrefetched(page, pathname)).toContain(script);
  });

  test('starts only when the browser is idle', async ({page}) => {
    await setConnection(page, {effectiveType: '4g', saveData: false});
    await page.addInitScript(() => {
      const idleCallbacks: IdleRequestCallback[] = [];
      window.requestIdleCallback = callback => idleCallbacks.push(callback);
      Reflect.set(window, 'runIdleCallbacks', (timeRemaining: number) => {
        const dueCallbacks = idleCallbacks.splice(0);
        dueCallbacks.forEach(callback => callback({didTimeout: false, timeRemaining: () => timeRemaining}));
        return dueCallbacks.length;
      });
    });
    // Runs the pending idle callbacks and returns how many there were.
    const runIdleCallbacks = (timeRemainingMs: number) =>
      // The cast is needed because TypeScript doesn't know that the init script above defines `window.runIdleCallbacks`.
      page.evaluate(
        time => (Reflect.get(window, 'runIdleCallbacks') as (timeRemaining: number) => number)(time),
        timeRemainingMs,
      );
    const links = page.locator('head link[rel=prefetch]');
    await open(page, '/docs/context');
    // Links are observed for several frames before the page queues their targets.
    await waitForFrames(page);
    await flushRequests(page);
    await expect(links).toHaveCount(0);
    const runAndCount = async () => {
      await runIdleCallbacks(50);
      return links.count();
    };
    await expect.poll(runAndCount, {intervals: [20]}).toBeGreaterThan(0);
  });

  test('loads the code of a link’s target page when the pointer hovers over the link', async ({page}) => {
    await setConnection(page, {effectiveType: '4g', saveData: false});
    // Replaces the observer with one that never reports a link as visible, so that only hovering can start a request.
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
    await open(page, '/docs/router');
    const [script = ''] = listNewScripts('/docs/router', '/docs/context');
    const requested = await listRequestedScripts(page, () => getContextLink(page).hover());
    expect(requested).toContainEqual(expect.stringContaining(script));
    const requestedOnClick = await listRequestedScripts(page, () => getContextLink(page).click());
    await expect(page.getByRole('heading', {level: 1, name: 'Context'})).toBeVisible();
    expect(requestedOnClick).not.toContainEqual(expect.stringContaining(script));
  });

  for (const [name, connection] of [
    ['a 2g connection', {effectiveType: '2g', saveData: false}],
    ['a slow-2g connection', {effectiveType: 'slow-2g', saveData: false}],
    ['a connection in data saver mode', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`is off on ${name}`, async ({page}) => {
      await setConnection(page, connection);
      await open(page, '/docs/router');
      expect(await listPrefetched(page, '/docs/router')).toEqual([]);
      expect(await listRequestedScripts(page, () => getContextLink(page).hover())).toEqual([]);
    });
  }
});

test('each link is observed by only one IntersectionObserver, even after many renders', async ({page}) => {
  await page.addInitScript(() => {
    const observersByElement = new Map<Element, Set<IntersectionObserver>>();
    const {observe, unobserve, disconnect} = IntersectionObserver.prototype;
    Object.assign(IntersectionObserver.prototype, {
      observe(this: IntersectionObserver, target: Element) {
        observersByElement.set(target, (observersByElement.get(target) ?? new Set()).add(this));
        observe.call(this, target);
      },
      unobserve(this: IntersectionObserver, target: Element) {
        observersByElement.get(target)?.delete(this);
        unobserve.call(this, target);
      },
      disconnect(this: IntersectionObserver) {
        observersByElement.forEach(observers => observers.delete(this));
        disconnect.call(this);
      },
    });
    Reflect.set(window, 'countObservers', () => [...observersByElement.values()].map(({size}) => size));
  });
  await open(page, '/docs/router');
  const headingLinks = page.locator('.table-of-contents').getByRole('link');
  for (let click = 0; click < 12; click++) {
    await headingLinks.nth(click % 3).click();
  }
  await expect(page).toHaveURL(/#/);
  // The cast is needed because TypeScript doesn't know that the init script above defines `window.countObservers`.
  const counts = await page.evaluate(() => (Reflect.get(window, 'countObservers') as () => number[])());
  expect(counts.length).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBe(1);
});

test('the animation of a tall sidebar category takes longer than that of a short one', async ({page}) => {
  await open(page, '/docs/router');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const measurements = await sidebar.evaluate(async element => {
    const measurements: {durationMs: number; height: number}[] = [];
    // A category in another one disappears when this test collapses the outer one.
    const summaries = [...element.querySelectorAll('summary')].filter(
      summary => !summary.parentElement?.parentElement?.closest('details'),
    );
    for (const summary of summaries) {
      const list = summary.parentElement?.querySelector<HTMLElement>(':scope > div');
      if (!list) {
        continue;
      }
      const animationStart = new Promise<void>(resolve => {
        const observer = new MutationObserver(() => {
          if (/height/.test(list.style.transition)) {
            observer.disconnect();
            resolve();
          }
        });
        observer.observe(list, {attributes: true, attributeFilter: ['style']});
      });
      summary.click();
      await animationStart;
      measurements.push({
        height: list.scrollHeight,
        durationMs: parseFloat(getComputedStyle(list).transitionDuration) * 1000,
      });
    }
    return measurements.sort((first, second) => first.height - second.height);
  });
  const [shortest, tallest] = [measurements[0], measurements.at(-1)];
  expect(tallest?.height).toBeGreaterThan(shortest?.height ?? Infinity);
  expect(tallest?.durationMs).toBeGreaterThan(shortest?.durationMs ?? Infinity);
  for (const {durationMs} of measurements) {
    expect(durationMs).toBeGreaterThan(100);
    expect(durationMs).toBeLessThan(600);
  }
});

test.describe('a build with the wrong base URL', () => {
  test.use({allowedConsoleMessages: /Failed to load resource|status of 404|Refused to (execute|apply)/});

  /** Serves the site under `/wrong/`, although its pages request their files from `/`. Those requests get status 404. */
  async function serveUnderWrongBaseUrl(page: Page): Promise<void> {
    await page.route('**/*', async route => {
      const url = new URL(route.request().url());
      if (!url.pathname.startsWith('/wrong/')) {
        return route.fulfill({status: 404, contentType: 'text/plain', body: 'Not found'});
      }
      url.pathname = url.pathname.replace('/wrong/', '/');
      return route.fulfill({response: await route.fetch({url: url.href})});
    });
  }

  test('shows a notice on the home page', async ({page}) => {
    await serveUnderWrongBaseUrl(page);
    await page.goto('/wrong/');
    await expect(page.getByText('did not load properly')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /wrong/')).toBeVisible();
  });

  test('shows no notice on other pages, which remain readable', async ({page}) => {
    await serveUnderWrongBaseUrl(page);
    await page.goto('/wrong/docs/router');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // The script that could insert the notice runs before the browser fires this event.
    await page.waitForLoadState('load');
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });
});
