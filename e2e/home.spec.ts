import {gzipSync} from 'node:zlib';
import type {Locator, Page, Response} from '@playwright/test';
import {expect, hydrated, open, test} from './fixtures';
import {expectSound} from './soundness';

/** What TypeScript says to each change of the server, and what the client then does when it runs anyway. */
const changes = [
  {
    name: 'Rename the field',
    verdict: '1 error in the client: TS2339.',
    added: "name: 'Fix the login page',",
    note: "error TS2339: Property 'title' does not exist on type 'SerializeObject<UndefinedToOptional<{ id: string; name: string; }>>'.",
    console: "undefined [ 'Ada', 'Ben' ]",
    status: '200 OK',
  },
  {
    name: 'Make the input a number',
    verdict: '1 error in the client: TS2322.',
    added: '.input(z.object({ id: z.number() }))',
    note: "error TS2322: Type 'string' is not assignable to type 'number'.",
    console: 'Expected number, received string',
    status: '207 Multi-Status',
  },
  {
    name: 'Remove the procedure',
    verdict: '1 error in the client: TS2339.',
    added: undefined,
    note: "error TS2339: Property 'task' does not exist on type",
    console: 'Uncaught TRPCClientError: No "query"-procedure on path "task"',
    status: '207 Multi-Status',
  },
  {
    name: 'Add a default',
    verdict: 'No errors in the client.',
    added: ".input(z.object({ id: z.string().default('t2') }))",
    note: '(property) id?: string | undefined',
    console: "Fix the login page [ 'Ada', 'Ben' ]",
    status: '200 OK',
  },
  {
    name: 'Undo the change',
    verdict: 'No errors in the client.',
    added: undefined,
    note: '(property) title: string',
    console: "Fix the login page [ 'Ada', 'Ben' ]",
    status: '200 OK',
  },
];

function pair(page: Page): Locator {
  return page.locator('[data-live-pair]').first();
}

function choice(page: Page, name: string): Locator {
  return pair(page).getByRole('radio', {name});
}

function run(page: Page): Locator {
  return pair(page).getByRole('button', {name: 'Run', exact: true});
}

function result(page: Page): Locator {
  return pair(page).getByRole('region', {name: 'Result of the run'});
}

/** All code and notes of the pair that a reader sees. */
function visible(page: Page, selector: string): Locator {
  return pair(page).locator(selector).filter({visible: true});
}

/** A row of the panel: the value beside its name. */
function row(page: Page, name: string): Locator {
  return result(page).locator('dt', {hasText: name}).first().locator('+ dd');
}

async function expectChange(page: Page, {verdict, added, note}: (typeof changes)[number]): Promise<void> {
  await expect(visible(page, '.code-note')).toHaveCount(1);
  await expect(visible(page, '.code-note')).toContainText(note);
  await expect(visible(page, 'strong')).toHaveText(verdict);
  await expect(visible(page, 'pre')).toHaveCount(2);
  await expect(visible(page, '.theme-code-block-added-line')).toHaveText(added === undefined ? [] : [added]);
  await expect(visible(page, '.code-mark--error')).toHaveCount(note.startsWith('error') ? 1 : 0);
}

for (const {width, height} of [
  {width: 1280, height: 800},
  {width: 390, height: 844},
]) {
  test(`the first screen shows the change and the broken call at ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, '/');
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(visible(page, '.theme-code-block-added-line')).toBeInViewport({ratio: 1});
    await expect(visible(page, '.theme-code-block-removed-line')).toBeInViewport({ratio: 1});
    await expect(visible(page, '.code-mark--error')).toBeInViewport({ratio: 1});
    await expect(visible(page, '.code-note')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the command to install is on the first screen, and has a button that copies it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  const command = page.getByRole('main').locator('pre', {hasText: 'npm install'});
  await expect(command).toHaveText('npm install @trpc/server@10.8.1 @trpc/client@10.8.1 zod@3');
  await expect(command).toBeInViewport({ratio: 1});
});

test.describe('the live pair', () => {
  test('shows what the compiler says to each change, by pointer, and never gets higher', async ({page}) => {
    await open(page, '/');
    const height = (await pair(page).boundingBox())?.height;
    for (const change of changes) {
      await choice(page, change.name).click();
      await expect(choice(page, change.name)).toBeChecked();
      await expectChange(page, change);
      expect((await pair(page).boundingBox())?.height).toBe(height);
    }
  });

  test('shows what the compiler says to each change, by keyboard, and says it', async ({page}) => {
    await open(page, '/');
    await choice(page, 'Rename the field').focus();
    for (const change of [...changes.slice(1), ...changes.slice(0, 1)]) {
      await page.keyboard.press('ArrowRight');
      await expect(choice(page, change.name)).toBeFocused();
      await expectChange(page, change);
      await expect(pair(page).locator('> [role="status"]')).toHaveText(`${change.name}. ${change.verdict}`);
    }
  });

  test('leads from a call to the procedure, in the variant that shows', async ({page}) => {
    await open(page, '/');
    for (const name of ['Undo the change', 'Add a default']) {
      await choice(page, name).check();
      const link = visible(page, 'a.code-mark--definition');
      await expect(link).toHaveText('task');
      await link.focus();
      await page.keyboard.press('Enter');
      const target = pair(page).locator('.token-line:target');
      await expect(target).toHaveText(/^\s*task: t\.procedure/);
      await expect(target).toBeVisible();
      await expect(target).toBeInViewport();
      await expect(page.getByRole('group', {name: /^Type of /})).toHaveCount(0);
    }
  });

  test('has types on hover in the variant that shows', async ({page}) => {
    await open(page, '/');
    await choice(page, 'Rename the field').check();
    await visible(page, 'pre').last().getByText('users', {exact: false}).first().scrollIntoViewIfNeeded();
    await visible(page, '.code-mark--error').hover();
    await expect(page.getByRole('group', {name: 'Type of title'})).toContainText('any');
  });

  test('runs both files in the page and shows request and answer', async ({page, baseURL}) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(requests.filter(url => url.includes('/programs/'))).toEqual([]);
    requests.length = 0;

    await choice(page, 'Undo the change').check();
    await run(page).click();
    await expect(result(page).getByText("Fix the login page [ 'Ada', 'Ben' ]")).toBeVisible();
    await expect(result(page).getByText('1 request')).toBeVisible();
    await expect(row(page, 'Request')).toHaveText(
      `GET /task,users?batch=1&input=${encodeURIComponent('{"0":{"id":"t2"}}')}`,
    );
    await expect(row(page, 'Input')).toHaveText(/^\{ "0": \{ "id": "t2" \} \}\s*$/);
    await expect(row(page, 'Status')).toHaveText('200 OK');
    await expect(row(page, 'Batch')).toHaveText('2 calls: task 200, users 200');
    await expect(row(page, 'Response')).toContainText('"id": "t2", "title": "Fix the login page"');
    await expect(row(page, 'Response')).toContainText('["Ada", "Ben"]');
    // The code of the demo, and nothing else.
    expect(requests.filter(url => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(requests.filter(url => !/\.js(\?|$)/.test(url))).toEqual([]);
  });

  test('runs again with each change, and shows what fails at run time', async ({page}) => {
    await open(page, '/');
    await run(page).click();
    for (const change of changes) {
      await choice(page, change.name).check();
      await expect(result(page)).toHaveAttribute('aria-busy', 'false');
      await expect(result(page)).toContainText(change.console);
      await expect(row(page, 'Status')).toHaveText(change.status);
    }
    await choice(page, 'Remove the procedure').check();
    await expect(row(page, 'Batch')).toHaveText('2 calls: task 404 NOT_FOUND, users 200');
    await expect(row(page, 'Response')).toContainText('"httpStatus": 404');
    await expect(row(page, 'Response')).not.toContainText('stack');
  });

  test('runs by keyboard and says how it went', async ({page}) => {
    await open(page, '/');
    await choice(page, 'Rename the field').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(choice(page, 'Undo the change')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(run(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pair(page).locator('> [role="status"]')).toHaveText(
      "Ran with 1 request. Console: Fix the login page [ 'Ada', 'Ben' ].",
    );
    await expect(run(page)).toBeFocused();
  });

  test('downloads at most 60 kB of JavaScript (gzip), on the first run', async ({page}) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const bodies: Promise<Buffer>[] = [];
    const keep = (response: Response) => bodies.push(response.body());
    page.on('response', keep);
    await run(page).click();
    await expect(row(page, 'Status')).toHaveText('200 OK');
    // What comes later is not for the run, and could come when the test has ended.
    page.off('response', keep);
    const sizes = (await Promise.all(bodies)).map(body => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(60_000);
  });

  test.describe('when the network fails', () => {
    test.use({expectedMessage: /Failed to load resource/});

    test('says so, and runs at the next try', async ({page}) => {
      await open(page, '/');
      await page.route('**/programs/**', route => route.abort());
      await run(page).click();
      await expect(pair(page).getByRole('alert')).toHaveText(/could not be loaded/);
      await page.unroute('**/programs/**');
      await run(page).click();
      await expect(row(page, 'Status')).toHaveText('200 OK');
      await expect(pair(page).getByRole('alert')).toHaveCount(0);
    });
  });

  test('keeps a choice that was made before the page reacts, and runs it', async ({page}) => {
    let release: () => void = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route('**/assets/js/**', async route => {
      await held;
      await route.continue();
    });
    await page.goto('/', {waitUntil: 'commit'});
    await choice(page, 'Make the input a number').click();
    await expect(run(page)).toBeHidden();
    release();
    await hydrated(page);
    await expect(choice(page, 'Make the input a number')).toBeChecked();
    await run(page).click();
    await expect(result(page)).toContainText('Expected number, received string');
  });

  test('is in the quickstart, with a query and a mutation', async ({page}) => {
    await open(page, '/docs/quickstart');
    await choice(page, 'Rename the title').check();
    await expect(visible(page, '.code-note')).toContainText("Property 'title' does not exist on type");
    await run(page).click();
    await expect(result(page).getByText('2 requests')).toBeVisible();
    await expect(result(page).locator('dd', {hasText: /^GET \/task\.list\?batch=1/})).toBeVisible();
    await expect(result(page).locator('dd', {hasText: /^POST \/task\.setDone\?batch=1/})).toBeVisible();
    await expect(result(page)).toContainText('undefined true');
  });

  for (const [path, printed] of [
    ['/docs', 'Fix the login page'],
    ['/docs/procedures', "[ { id: 't2', title: 'Fix the login page' } ]"],
  ] as const) {
    test(`runs without choices on ${path}`, async ({page}) => {
      await open(page, path);
      await expect(pair(page).getByRole('radio')).toHaveCount(0);
      await run(page).click();
      await expect(result(page)).toContainText(printed);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the pair is complete, and choices work; only running doesn’t', async ({page}) => {
    await page.goto('/');
    for (const change of changes) {
      await choice(page, change.name).click();
      await expectChange(page, change);
    }
    await expect(run(page)).toBeHidden();
    // Playwright's own text of an element leaves this one out.
    const notice = pair(page).locator('noscript');
    expect(await notice.evaluate(element => element.textContent)).toContain('Running needs JavaScript');
    await expect(notice).toBeVisible();
  });

  test('figures, limits and sponsors are text of the page, and no picture is foreign', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {name: /^0 bytes for the types of your server$/})).toBeVisible();
    await expect(main.getByRole('heading', {name: /^\d\.\d kB for the client$/})).toBeVisible();
    await expect(main.getByRole('heading', {name: /^0 dependencies$/})).toBeVisible();
    await expect(main.getByRole('heading', {name: /^1 request for 10 calls$/})).toBeVisible();
    await expect(
      main.getByText(/^Measured when this site was built.*10\.8\.1 of 6 January 2023/),
    ).toBeVisible();
    await expect(
      main.getByRole('heading', {name: 'Your clients are written in other languages'}),
    ).toBeVisible();
    for (const [name, href] of [
      ['Flightcontrol', 'https://flightcontrol.dev'],
      ['Discord', 'https://trpc.io/discord'],
      ['Fastify', 'https://github.com/trpc/trpc/tree/v10.8.1/examples/fastify-server'],
    ] as const) {
      await expect(main.locator(`a[href="${href}"]`, {hasText: name}).first()).toBeVisible();
    }
    for (const image of await main.locator('img').all()) {
      expect(new URL((await image.getAttribute('src')) ?? '', baseURL).origin).toBe(baseURL);
    }
  });
});

for (const width of [390, 1440]) {
  test(`nothing shifts while the page loads at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          shifts.push('value' in entry ? Number(entry.value) : 0);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    // The first visit fetches the fonts: where they come late, text may become a little wider. With the fonts at hand nothing moves.
    for (const limit of [0.01, 0.001]) {
      await open(page, '/');
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
      expect(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThan(limit);
    }
  });
}

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('notes appear at once', async ({page}) => {
    await open(page, '/');
    await choice(page, 'Rename the field').check();
    await expect(visible(page, '.code-note')).toHaveCSS('animation-name', 'none');
  });
});

for (const width of [1440, 390]) {
  test(`axe finds nothing in a pair that failed and ran, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    await choice(page, 'Make the input a number').check();
    await run(page).click();
    await expect(row(page, 'Status')).toBeVisible();
    await page.waitForTimeout(400);
    await expectSound(page, 'ran');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
