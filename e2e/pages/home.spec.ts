import {gzipSync} from 'node:zlib';
import type {Locator, Page, Response} from '@playwright/test';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {
  enableDataSaver,
  expect,
  expectNoViolations,
  open,
  test,
  waitForAnimations,
  waitForFrames,
  waitForHydration,
  waitForIdlePage,
} from '../fixtures';
import {expectLayoutShifts, recordLayoutShifts} from '../fixtures/layoutShift';
import {findOrderProblems, tabThroughPage} from '../fixtures/tabOrder';

type Change = {
  /** The label of the change's radio button. */
  name: string;
  /** The summary of the errors in the client. */
  verdict: string;
  /** The line that the change adds to the server file, if any. */
  added: string | undefined;
  /** A part of the error or type that is shown below a line of the client file. */
  note: string;
  /** A part of the console output of a run. */
  console: string;
  /** The HTTP status of the response in a run. */
  status: string;
};

/**
 * The changes that readers can select in the live pair. A live pair is a server file and a client file that readers can run in the page.
 * Each change edits the server file.
 */
const changes: Change[] = [
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

function getLivePair(page: Page): Locator {
  return page.locator('[data-live-pair]').first();
}

/** Returns the radio button that selects a change. */
function getChoice(page: Page, name: string): Locator {
  return getLivePair(page).getByRole('radio', {name});
}

function getRunButton(page: Page): Locator {
  return getLivePair(page).getByRole('button', {name: 'Run', exact: true});
}

function getRunResult(page: Page): Locator {
  return getLivePair(page).getByRole('region', {name: 'Result of the run'});
}

/** Returns the visible elements in the live pair that match `selector`. The live pair also contains hidden code for the other changes. */
function getVisible(page: Page, selector: string): Locator {
  return getLivePair(page).locator(selector).filter({visible: true});
}

/** Returns the value labelled `name` in the result of the run. */
function getResultValue(page: Page, name: string): Locator {
  return getRunResult(page).locator('dt', {hasText: name}).first().locator('+ dd');
}

/** Expects the live pair to show the changed code and the type errors that the change causes. */
async function expectChange(page: Page, {verdict, added, note}: Change): Promise<void> {
  await expect(getVisible(page, '.code-note')).toHaveCount(1);
  await expect(getVisible(page, '.code-note')).toContainText(note);
  await expect(getVisible(page, 'strong')).toHaveText(verdict);
  await expect(getVisible(page, 'pre')).toHaveCount(2);
  await expect(getVisible(page, '.theme-code-block-added-line')).toHaveText(
    added === undefined ? [] : [added],
  );
  await expect(getVisible(page, '.code-mark--error')).toHaveCount(note.startsWith('error') ? 1 : 0);
}

/** Returns the tab of a file. On phones, only the file whose tab is selected is visible. */
function getFileTab(page: Page, name: string): Locator {
  return getLivePair(page).getByRole('radio', {name, exact: true});
}

/** Expects the lines that the change removes and adds to be visible without scrolling. */
async function expectDiffInViewport(page: Page): Promise<void> {
  await expect(getVisible(page, '.theme-code-block-added-line')).toBeInViewport({ratio: 1});
  await expect(getVisible(page, '.theme-code-block-removed-line')).toBeInViewport({ratio: 1});
}

for (const {width, height} of [
  {width: 1280, height: 800},
  {width: 390, height: 844},
]) {
  test(`the changes, the changed line and the error that it causes are visible without scrolling at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/');
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(getChoice(page, 'Rename the field')).toBeChecked();
    for (const {name} of changes) {
      await expect(getChoice(page, name)).toBeInViewport({ratio: 1});
    }
    await expect(getVisible(page, '.code-mark--error')).toBeInViewport({ratio: 1});
    await expect(getVisible(page, '.code-note')).toBeInViewport({ratio: 1});
    if (width === 390) {
      await getFileTab(page, 'server.ts').check();
    }
    await expectDiffInViewport(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('on a phone, the changes come before the code and the button “Run”, for the eye and for the keyboard', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  const parts = [
    getChoice(page, 'Rename the field'),
    getFileTab(page, 'client.ts'),
    getVisible(page, 'pre').last(),
    getRunButton(page),
  ];
  const tops = await Promise.all(parts.map(async part => (await part.boundingBox())?.y ?? NaN));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(findOrderProblems(await tabThroughPage(page))).toEqual([]);
});

for (const {width, height} of [
  {width: 1024, height: 768},
  {width: 700, height: 800},
]) {
  test(`the number of errors is visible next to the choices at ${width} × ${height} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, '/');
    await expect(getVisible(page, 'strong')).toBeInViewport({ratio: 1});
    await getChoice(page, 'Make the input a number').check();
    await expect(getVisible(page, 'strong')).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const tops = await Promise.all(
      [
        getChoice(page, 'Make the input a number'),
        getVisible(page, 'strong'),
        getVisible(page, 'pre').first(),
      ].map(async part => (await part.boundingBox())?.y ?? NaN),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });
}

async function expectNoClippedLines(page: Page): Promise<void> {
  for (const code of await getVisible(page, 'pre').all()) {
    expect(await code.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
  }
}

for (const [width, columns] of [
  [1440, 2],
  [1110, 2],
  [1100, 1],
  [768, 1],
  [390, 1],
] as const) {
  test(`no line of the live pair is cut off at ${width} px, where its files are in ${columns} column(s)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    for (const file of width === 390 ? ['server.ts', 'client.ts'] : []) {
      await getFileTab(page, file).check();
      await expectNoClippedLines(page);
    }
    await expectNoClippedLines(page);
    const boxes = await Promise.all((await getVisible(page, 'pre').all()).map(code => code.boundingBox()));
    expect(new Set(boxes.map(box => box?.x)).size).toBe(columns);
  });
}

test('the imports are hidden until the reader shows all lines, and the copied code always contains them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const server = getVisible(page, 'pre').first();
  await expect(server.getByText("import { initTRPC } from '@trpc/server';")).toBeHidden();
  await getLivePair(page).getByRole('button', {name: /^Copy/}).filter({visible: true}).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^import \{ initTRPC \}[^]*name: 'Fix the login page'[^]*listen\(3000\);$/);
  await getLivePair(page).getByRole('checkbox', {name: 'Show all lines'}).check();
  for (const line of ["import { initTRPC } from '@trpc/server';", "from '@trpc/client';", 'listen(3000)']) {
    await expect(getVisible(page, '.token-line').filter({hasText: line})).toBeVisible();
  }
});

test('the install command is visible without scrolling', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  const command = page.getByRole('main').locator('pre', {hasText: 'npm install'});
  await expect(command).toHaveText('npm install @trpc/server@10.8.1 @trpc/client@10.8.1 zod@3');
  await expect(command).toBeInViewport({ratio: 1});
});

test('the buttons and the install command are in the middle below the title', async ({page}) => {
  const start = page.getByRole('main').getByRole('link', {name: 'Start in five minutes'});
  const block = page.getByRole('main').locator('.theme-code-block', {hasText: 'npm install'});
  for (const width of [1920, 1440, 1152]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    const [left, right] = [await start.boundingBox(), await block.boundingBox()];
    const middle = ((left?.x ?? NaN) + (right?.x ?? NaN) + (right?.width ?? NaN)) / 2;
    expect(Math.abs(middle - width / 2), `at ${width} px`).toBeLessThan(12);
  }
});

test.describe('the live pair', () => {
  test('shows and announces the type errors of a change, with the pointer and with the keyboard', async ({
    page,
  }) => {
    test.slow();
    await test.step('shows the type errors of a change on click and keeps its height', async () => {
      await open(page, '/');
      const height = (await getLivePair(page).boundingBox())?.height;
      for (const change of changes) {
        await getChoice(page, change.name).click();
        await expect(getChoice(page, change.name)).toBeChecked();
        await expectChange(page, change);
        expect((await getLivePair(page).boundingBox())?.height).toBe(height);
      }
    });
    await test.step('shows and announces the type errors of a change that is selected with the keyboard', async () => {
      await open(page, '/');
      await getChoice(page, 'Rename the field').focus();
      for (const change of [...changes.slice(1), ...changes.slice(0, 1)]) {
        await page.keyboard.press('ArrowRight');
        await expect(getChoice(page, change.name)).toBeFocused();
        await expectChange(page, change);
        await expect(getLivePair(page).locator('> [role="status"]')).toHaveText(
          `${change.name}. ${change.verdict}`,
        );
      }
    });
    await test.step('links a call in the client to its procedure in the server', async () => {
      await open(page, '/');
      for (const name of ['Undo the change', 'Add a default']) {
        await getChoice(page, name).check();
        const link = getVisible(page, 'a.code-mark--definition');
        await expect(link).toHaveText('task');
        await link.focus();
        await page.keyboard.press('Enter');
        const target = getLivePair(page).locator('.token-line:target');
        await expect(target).toHaveText(/^\s*task: t\.procedure/);
        await expect(target).toBeVisible();
        await expect(target).toBeInViewport();
        await expect(page.getByRole('group', {name: /^Type of /})).toHaveCount(0);
      }
    });
    await test.step('doesn’t scroll to a procedure that is already visible, and scrolls to one that isn’t', async () => {
      await open(page, '/');
      const link = getVisible(page, 'a.code-mark--definition');
      await page.evaluate(() => window.scrollTo({top: 100, behavior: 'instant'}));
      await link.click();
      await expect(getLivePair(page).locator('.token-line:target')).toBeInViewport();
      await waitForFrames(page);
      expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(100);
      await open(page, '/');
      // The window is so low that the link and its target don't fit.
      await page.setViewportSize({width: 1100, height: 330});
      await link.click();
      await expect(getLivePair(page).locator('.token-line:target')).toBeInViewport();
    });
    await test.step('on a phone, the link to a procedure opens the tab of the server file', async () => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, '/');
      await getVisible(page, 'a.code-mark--definition').click();
      await expect(getFileTab(page, 'server.ts')).toBeChecked();
      await expect(getLivePair(page).locator('.token-line:target')).toBeInViewport({ratio: 1});
      await page.setViewportSize({width: 1440, height: 900});
    });
    await test.step('shows types on hover in the code of the selected change', async () => {
      await open(page, '/');
      await getChoice(page, 'Rename the field').check();
      await getVisible(page, 'pre')
        .last()
        .getByText('users', {exact: false})
        .first()
        .scrollIntoViewIfNeeded();
      await getVisible(page, '.code-mark--error').hover();
      await expect(page.getByRole('group', {name: 'Type of title'})).toContainText('any');
    });
  });

  test('runs both files in the page and shows the request and the response', async ({page, baseURL}) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    // Prefetched pages would be among the requests.
    await enableDataSaver(page);
    await open(page, '/');
    await waitForIdlePage(page);
    expect(requests.filter(url => url.includes('/programs/'))).toEqual([]);
    requests.length = 0;

    await getChoice(page, 'Undo the change').check();
    await getRunButton(page).click();
    await expect(getRunResult(page).getByText("Fix the login page [ 'Ada', 'Ben' ]")).toBeVisible();
    await expect(getRunResult(page).getByText('1 request')).toBeVisible();
    await expect(getResultValue(page, 'Request')).toHaveText(
      `GET /task,users?batch=1&input=${encodeURIComponent('{"0":{"id":"t2"}}')}`,
    );
    await expect(getResultValue(page, 'Input')).toHaveText(/^\{ "0": \{ "id": "t2" \} \}\s*$/);
    await expect(getResultValue(page, 'Status')).toHaveText('200 OK');
    await expect(getResultValue(page, 'Batch')).toHaveText('2 calls: task 200, users 200');
    await expect(getResultValue(page, 'Response')).toContainText('"id": "t2", "title": "Fix the login page"');
    await expect(getResultValue(page, 'Response')).toContainText('["Ada", "Ben"]');
    // The run may load scripts and style sheets of the site, but nothing else.
    expect(requests.filter(url => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(requests.filter(url => !/\.(?:js|css)(\?|$)/.test(url))).toEqual([]);
  });

  test('runs again after each change, and can be run with the keyboard', async ({page}) => {
    test.slow();
    await test.step('runs again when the reader selects another change, and shows run-time errors', async () => {
      await open(page, '/');
      await getRunButton(page).click();
      for (const change of changes) {
        await getChoice(page, change.name).check();
        await expect(getRunResult(page)).toHaveAttribute('aria-busy', 'false');
        await expect(getRunResult(page)).toContainText(change.console);
        await expect(getLivePair(page).locator('> [role="status"]')).toContainText(change.console);
        await expect(getResultValue(page, 'Status')).toHaveText(change.status);
      }
      await getChoice(page, 'Remove the procedure').check();
      await expect(getResultValue(page, 'Batch')).toHaveText('2 calls: task 404 NOT_FOUND, users 200');
      await expect(getResultValue(page, 'Response')).toContainText('"httpStatus": 404');
      await expect(getResultValue(page, 'Response')).not.toContainText('stack');
      // Status 207 isn't a success here, because one of the calls has failed.
      const colours = await Promise.all(
        [
          getResultValue(page, 'Status'),
          getResultValue(page, 'Batch').getByText('404'),
          getResultValue(page, 'Batch').getByText('200'),
        ].map(part => part.evaluate(element => getComputedStyle(element).color)),
      );
      expect(new Set(colours).size).toBe(3);
    });
    await test.step('can be run with the keyboard and announces the result', async () => {
      await open(page, '/');
      await getChoice(page, 'Rename the field').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(getChoice(page, 'Undo the change')).toBeChecked();
      await getRunButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(getLivePair(page).locator('> [role="status"]')).toHaveText(
        "Ran with 1 request. Console: Fix the login page [ 'Ada', 'Ben' ].",
      );
      await expect(getRunButton(page)).toBeFocused();
    });
    await test.step('runs a query and a mutation on the quickstart page', async () => {
      await open(page, '/docs/quickstart');
      await getChoice(page, 'Rename the title').check();
      await expect(getVisible(page, '.code-note')).toContainText("Property 'title' does not exist on type");
      await getRunButton(page).click();
      await expect(getRunResult(page).getByText('2 requests')).toBeVisible();
      await expect(getRunResult(page).locator('dd', {hasText: /^GET \/task\.list\?batch=1/})).toBeVisible();
      await expect(
        getRunResult(page).locator('dd', {hasText: /^POST \/task\.setDone\?batch=1/}),
      ).toBeVisible();
      await expect(getRunResult(page)).toContainText('undefined true');
    });
  });

  test('downloads less than 60 kB of gzipped JavaScript on the first run', async ({page}) => {
    // Prefetched pages would be counted too.
    await enableDataSaver(page);
    await open(page, '/');
    await waitForIdlePage(page);
    const bodies: Promise<Buffer>[] = [];
    const recordBody = (response: Response) => bodies.push(response.body());
    page.on('response', recordBody);
    await getRunButton(page).click();
    await expect(getResultValue(page, 'Status')).toHaveText('200 OK');
    // Later responses don't belong to the run, and reading their bodies would fail after the end of the test.
    page.off('response', recordBody);
    const sizes = (await Promise.all(bodies)).map(body => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(60_000);
  });

  test.describe('with a failing request', () => {
    test.use({allowedConsoleMessages: /Failed to load resource/});

    test('says that the program couldn’t be loaded, and loads it again on the next run', async ({page}) => {
      await open(page, '/');
      await page.route('**/programs/**', route => route.abort());
      await getRunButton(page).click();
      await expect(getLivePair(page).getByRole('alert')).toHaveText(/Couldn’t load the program/);
      await expect(getLivePair(page).getByText('Running', {exact: true})).toHaveCount(0);
      await page.unroute('**/programs/**');
      await getRunButton(page).click();
      await expect(getResultValue(page, 'Status')).toHaveText('200 OK');
      await expect(getLivePair(page).getByRole('alert')).toHaveCount(0);
    });
  });

  test('the editor has the code that the page shows, without the checks of the samples', async ({page}) => {
    await open(page, '/');
    await page.getByRole('radio', {name: 'Remove the procedure'}).check();
    await getLivePair(page)
      .getByRole('button', {name: /^Edit and run: /})
      .click();
    const panel = page.getByRole('dialog', {name: /^Edit /});
    const editor = panel.getByRole('textbox', {name: 'client.ts'});
    await expect(editor).toContainText('trpc.task.query');
    await expect(editor).not.toContainText('catch');
    const gap = await panel.evaluate(
      element =>
        element.getBoundingClientRect().top -
        (element.previousElementSibling?.getBoundingClientRect().bottom ?? NaN),
    );
    expect(gap).toBe(16);
  });

  test('keeps a change that was selected before hydration, and runs its code', async ({page}) => {
    let resume: () => void = () => {};
    const resumed = new Promise<void>(resolve => (resume = resolve));
    await page.route('**/assets/js/**', async route => {
      await resumed;
      await route.continue();
    });
    await page.goto('/', {waitUntil: 'commit'});
    await getChoice(page, 'Make the input a number').click();
    await expect(getRunButton(page)).toBeHidden();
    await expect(getLivePair(page).getByRole('button', {name: /^Edit and run: /})).toBeHidden();
    resume();
    await waitForHydration(page);
    await expect(getChoice(page, 'Make the input a number')).toBeChecked();
    await getRunButton(page).click();
    await expect(getRunResult(page)).toContainText('Expected number, received string');
  });

  for (const [path, output] of [
    ['/docs', 'Fix the login page'],
    ['/docs/procedures', "[ { id: 't2', title: 'Fix the login page' } ]"],
  ] as const) {
    test(`runs on ${path}, where there are no changes to select`, async ({page}) => {
      await open(page, path);
      await expect(getLivePair(page).getByRole('radio')).toHaveCount(0);
      await getRunButton(page).click();
      await expect(getRunResult(page)).toContainText(output);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the live pair shows the selected change, but has no button to run the code', async ({page}) => {
    await page.goto('/');
    for (const change of changes) {
      await getChoice(page, change.name).click();
      await expectChange(page, change);
    }
    await expect(getRunButton(page)).toBeHidden();
    // Playwright's text matchers ignore the content of `noscript`.
    const notice = getLivePair(page).locator('noscript');
    expect(await notice.evaluate(element => element.textContent)).toContain(
      'Running the code needs JavaScript',
    );
    await expect(notice).toBeVisible();
  });

  test('the statistics, the limitations and the sponsors are visible, and all images come from the site', async ({
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
    await expect(main.getByRole('heading', {name: 'Parts of your app use other languages'})).toBeVisible();
    for (const [name, href] of [
      ['Flightcontrol', 'https://flightcontrol.dev'],
      ['SST', 'https://github.com/serverless-stack/sst'],
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} mode, the text of each secondary button has enough contrast while the pointer is over it`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, '/');
    for (const [index, button] of (await page.locator('main .button--secondary').all()).entries()) {
      await button.hover();
      await waitForAnimations(page);
      await expectNoViolations(
        page,
        `button ${index}`,
        {runOnly: ['color-contrast']},
        'main .button--secondary:hover',
      );
    }
  });
}

test('the sponsors are in a grid, in which the tiers share their columns', async ({page}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    const tiers = page.locator('main dl', {hasText: 'Gold sponsors'}).locator('dd');
    const rows = await tiers.evaluateAll(all =>
      all.map(tier =>
        [...tier.querySelectorAll('a')].map(link => Math.round(link.getBoundingClientRect().left)),
      ),
    );
    expect(rows.length).toBe(3);
    // The names of a longer tier are below or next to those of the others.
    const columns = new Set(rows.reduce((longest, row) => (row.length > longest.length ? row : longest), []));
    expect(
      rows.flat().filter(left => !columns.has(left)),
      `at ${width} px`,
    ).toEqual([]);
    expect(rows.map(row => row[0])).toEqual(rows.map(() => Math.min(...columns)));
  }
});

test('no organisation is named twice', async ({page}) => {
  await open(page, '/');
  const names = await page.getByRole('main').locator('[translate="no"] a').allTextContents();
  expect(names).toContain('Cal.com');
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the page is less than 7,500 px high, and every target outside of sentences is at least 24 px high', async ({
    page,
  }) => {
    await open(page, '/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7500);
    const targets = page.locator(
      ':is(.navbar, main, .footer) :is(a[href], button, label):not(p a, pre a, .footer__copyright a)',
    );
    const small = await targets.evaluateAll(elements =>
      elements
        .filter(element => element.checkVisibility({visibilityProperty: true}))
        .filter(element => element.getBoundingClientRect().height < 24)
        .map(element => element.textContent),
    );
    expect(small).toEqual([]);
    const links = page.locator('.footer__links a');
    for (const {y, bottom} of await links.evaluateAll(elements =>
      elements.map(element => element.getBoundingClientRect()).map(({y, bottom}) => ({y, bottom})),
    )) {
      expect(bottom - y).toBeGreaterThanOrEqual(40);
    }
  });
});

for (const width of [390, 1440]) {
  test(`the page loads with almost no layout shift in a ${width} px wide viewport`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await recordLayoutShifts(page);
    // On the first visit, fonts that arrive late may change the width of the text slightly. On the second visit, they are in the cache.
    for (const limit of [0.01, 0.001]) {
      await open(page, '/');
      await expectLayoutShifts(page, limit);
    }
  });
}

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the error below a line of code appears without an animation', async ({page}) => {
    await open(page, '/');
    await getChoice(page, 'Rename the field').check();
    await expect(getVisible(page, '.code-note')).toHaveCSS('animation-name', 'none');
  });
});

for (const width of [1440, 390]) {
  test(`axe finds no violations after running code with type errors in a ${width} px wide viewport`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    await getChoice(page, 'Make the input a number').check();
    await getRunButton(page).click();
    await expect(getResultValue(page, 'Status')).toBeVisible();
    await waitForAnimations(page);
    await expectAccessibleInBothThemes(page, 'after a run');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
