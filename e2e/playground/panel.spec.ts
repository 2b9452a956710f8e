// Tests the editor below the samples of a docs page, with the pointer, the keyboard and touch.
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {
  expect,
  flushRequests,
  open,
  pauseScriptRequests,
  test,
  waitForAnimations,
  waitForFrames,
  waitForIdlePage,
} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {appendCode, getFileEditor, getResult, runProject, waitForCompiler} from '../fixtures/playground';

// Loading and starting the compiler takes most of the time.
test.describe.configure({timeout: 300_000});

const docsPath = '/docs/procedures';

/** Opens a docs page. Returns the button of its first sample that can run. */
async function openPage(page: Page): Promise<Locator> {
  await open(page, docsPath);
  return page.getByRole('button', {name: /^Edit and run: /}).first();
}

function getPanel(page: Page): Locator {
  return page.getByRole('dialog', {name: /^Edit /});
}

/** Opens a docs page, and runs its sample with a component. Returns the frame that shows the component. */
async function openPreview(page: Page, path: string, file: string): Promise<FrameLocator> {
  await open(page, path);
  await page.getByRole('button', {name: `Edit and run: ${file}`}).click();
  const panel = getPanel(page);
  await waitForCompiler(panel);
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  return panel.locator('iframe').contentFrame();
}

test('nothing is loaded before the click', async ({page}) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  const button = await openPage(page);
  await button.hover();
  await page.waitForLoadState('networkidle');
  await waitForIdlePage(page);
  await flushRequests(page);
  expect(requests.filter(url => /\/playground\//.test(new URL(url).pathname))).toEqual([]);
});

test('the pointer opens the editor below the sample, runs it and closes it', async ({page}) => {
  const button = await openPage(page);
  await button.click();
  const panel = getPanel(page);
  await expect(panel).toBeVisible();
  await waitForCompiler(panel);
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(getResult(panel)).toContainText('Console', {timeout: 60_000});
  await panel.getByRole('button', {name: 'Enlarge'}).click();
  await expect(getResult(panel)).toContainText('Console');
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await panel.getByRole('button', {name: 'Close the editor'}).click();
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('after a reload, the button says that the editor has kept changes', async ({page}) => {
  const file = 'server/trpc.ts';
  await open(page, '/docs/router');
  await page.getByRole('button', {name: `Edit and run: ${file}`}).click();
  const panel = getPanel(page);
  await waitForCompiler(panel);
  await appendCode(panel, file, '// changed');
  await expect(panel.getByRole('button', {name: 'Reset'})).toBeEnabled();
  await page.reload();
  await page.getByRole('button', {name: `Continue editing: ${file}`}).click();
  await expect(getFileEditor(panel, file)).toContainText('// changed');
  await panel.getByRole('button', {name: 'Reset'}).click();
  await panel.getByRole('button', {name: 'Close the editor'}).click();
  await expect(page.getByRole('button', {name: `Edit and run: ${file}`})).toBeFocused();
});

test('next to a file that prints nothing, the client on the page runs', async ({page}) => {
  await open(page, '/docs/router');
  await page.getByRole('button', {name: 'Edit and run: server/trpc.ts'}).click();
  const panel = getPanel(page);
  await waitForCompiler(panel);
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(getResult(panel)).toContainText('Fix the login page', {timeout: 60_000});
});

test('the enlarged editor has its buttons in the corner', async ({page}) => {
  await (await openPage(page)).click();
  const panel = getPanel(page);
  await panel.getByRole('button', {name: 'Enlarge'}).click();
  await expect(panel.getByRole('tab').first()).toBeVisible();
  const [window, button] = await Promise.all(
    [panel, panel.getByRole('button', {name: 'Close the editor'})].map(element => element.boundingBox()),
  );
  expect(window && button && window.x + window.width - (button.x + button.width)).toBeLessThan(12);
});

test('after a run, the result is in the window', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await (await openPage(page)).click();
  const panel = getPanel(page);
  await waitForCompiler(panel);
  const run = panel.getByRole('button', {name: 'Run', exact: true});
  // The button is at the end of the window, so that there is no room for the result.
  await run.evaluate(element => element.scrollIntoView({block: 'end', behavior: 'instant'}));
  await run.click();
  await expect(getResult(panel).getByText('Console', {exact: true})).toBeInViewport({
    ratio: 1,
    timeout: 60_000,
  });
  await expect(getResult(panel).locator('pre, p:not(:empty)').nth(1)).toBeInViewport({ratio: 1});
  await expect(run).toBeInViewport({ratio: 1});
});

test('after a run by keyboard, the line with the cursor is still in the window', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await open(page, '/docs/router');
  await page.getByRole('button', {name: 'Edit and run: server/trpc.ts'}).click();
  const panel = getPanel(page);
  await waitForCompiler(panel);
  const line = panel.locator('.cm-line').first();
  await line.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Enter');
  await expect(getResult(panel)).toContainText('Console', {timeout: 60_000});
  await waitForFrames(page);
  await expect(line).toBeInViewport({ratio: 1});
  const {bottom} = await page.getByRole('navigation', {name: 'Main'}).evaluate(element => {
    return element.getBoundingClientRect();
  });
  expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});

test('a router next to its hooks runs with the component that uses them', async ({page}) => {
  await open(page, '/docs/useQuery');
  await page.getByRole('button', {name: 'Edit and run: server/routers/_app.ts'}).click();
  const panel = getPanel(page);
  await waitForCompiler(panel);
  await appendCode(panel, 'server/routers/_app.ts', "\nconsole.log('The router is ready');");
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(getResult(panel)).toContainText('The router is ready', {timeout: 60_000});
  await expect(getResult(panel)).toContainText('1 request');
  await expect(
    panel
      .locator('iframe')
      .contentFrame()
      .getByText(/\((?:open|done)\)/),
  ).toBeVisible();
});

test('the app of a Next.js project runs with its page', async ({page}) => {
  const preview = await openPreview(page, '/docs/v9/nextjs', 'pages/_app.tsx');
  await expect(preview.getByText('rye bread')).toBeVisible({timeout: 60_000});
});

test('a form in a preview sends a request', async ({page}) => {
  const form = await openPreview(page, '/docs/error-formatting', 'client/SignUpForm.tsx');
  await form.getByLabel('Name').fill('Ada', {timeout: 60_000});
  await form.getByRole('button', {name: 'Sign up'}).click();
  await expect(getResult(getPanel(page))).toContainText('1 request');
  await expect(form.getByRole('alert').filter({hasText: /\S/})).toBeVisible();
});

test('components whose procedures need a user are signed in', async ({page}) => {
  const form = await openPreview(page, '/docs/useMutation', 'CreateTask.tsx');
  await form.getByRole('textbox').fill('Hello', {timeout: 60_000});
  await form.getByRole('button', {name: 'Add task'}).click();
  await expect(form.getByText('Added “Hello”.')).toBeVisible();
  // The router of this project also has a procedure to log in.
  const list = await openPreview(page, '/docs/testing', 'client/TaskList.tsx');
  const task = list.getByRole('checkbox').first();
  const wasDone = await task.isChecked({timeout: 60_000});
  await task.click();
  await expect(task).toBeChecked({checked: !wasDone});
});

test('the keys that run the code also work on the title, where the focus is first', async ({page}) => {
  await open(page, '/docs/cors');
  await page.getByRole('button', {name: 'Edit and run: preflight.ts'}).press('Enter');
  const panel = getPanel(page);
  await waitForCompiler(panel);
  await expect(panel.getByRole('heading', {name: 'Edit preflight.ts'})).toBeFocused();
  await page.keyboard.press('Control+Enter');
  const result = getResult(panel);
  await expect(result).toContainText('OPTIONS /trpc/task.list', {timeout: 60_000});
  // A preflight calls no procedure, and its response is empty.
  await expect(result.getByText('Status', {exact: true})).toBeVisible();
  await expect(result.getByText(/^(?:Batch|Response)$/)).toHaveCount(0);
});

test('a long text in a request is shortened', async ({page}) => {
  await open(page, '/docs/file-uploads');
  await page.getByRole('button', {name: 'Edit and run: client/setAvatar.ts'}).click();
  const panel = getPanel(page);
  await waitForCompiler(panel);
  await runProject(panel);
  await expect(getResult(panel)).toContainText('… (80,000 characters)');
  expect((await getResult(panel).innerText()).length).toBeLessThan(2000);
});

test('the editor is in the window even if its sample is higher than the window', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 500});
  const button = await openPage(page);
  await button.evaluate(element => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await button.click();
  await expect(getPanel(page).getByRole('heading', {name: /^Edit /})).toBeInViewport({ratio: 1});
  await expect(getPanel(page).getByRole('tab').first()).toBeInViewport({ratio: 1});
});

test('the two sides of a project are next to each other only if both have room for their code', async ({
  page,
}) => {
  await open(page, '/docs');
  await page
    .getByRole('button', {name: /^Edit and run: /})
    .first()
    .click();
  const panel = getPanel(page);
  const sides = ['server.ts', 'client.ts'].map(path => getFileEditor(panel, path));
  const readPlaces = async () => {
    const [server, client] = await Promise.all(sides.map(side => side.boundingBox()));
    return {
      isStacked: server?.x === client?.x && (server?.y ?? NaN) < (client?.y ?? NaN),
      isSideBySide: (server?.x ?? NaN) + 500 < (client?.x ?? NaN),
    };
  };
  await expect(sides[1] as Locator).toBeVisible();
  await expect(panel.getByRole('tablist', {name: 'Server and other files'}).getByRole('tab')).toContainText([
    'server.ts',
  ]);
  await expect(panel.getByRole('tablist', {name: 'Client files'}).getByRole('tab')).toContainText([
    'client.ts',
  ]);
  expect(await readPlaces()).toEqual({isStacked: true, isSideBySide: false});
  await panel.getByRole('button', {name: 'Enlarge'}).click();
  await expect.poll(readPlaces).toEqual({isStacked: false, isSideBySide: true});
});

test('the header of the editor doesn’t cover the bar with the table of contents', async ({page}) => {
  await page.setViewportSize({width: 1100, height: 700});
  await (await openPage(page)).click();
  const panel = getPanel(page);
  await expect(panel.getByRole('tab').first()).toBeVisible();
  await panel.evaluate(element =>
    window.scrollTo({top: element.getBoundingClientRect().top + scrollY + 100, behavior: 'instant'}),
  );
  const bar = page.getByRole('navigation', {name: 'On this page'});
  await expect(bar).toBeInViewport({ratio: 1});
  const covers = await bar.evaluate(element => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const atCentre = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return atCentre !== null && !element.contains(atCentre);
  });
  expect(covers).toBe(false);
});

test('the keyboard opens the editor, moves between files and problems, runs the code and leaves', async ({
  page,
}) => {
  const button = await openPage(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = getPanel(page);
  await expect(panel.getByRole('heading', {name: /^Edit /})).toBeFocused();
  await waitForCompiler(panel);
  const tabs = panel.getByRole('tab');
  const path = (await tabs.first().textContent()) ?? '';
  await tabs.first().focus();
  await page.keyboard.press('Tab');
  const editor = getFileEditor(panel, path);
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\nconst wrong: string = 1;');
  const problem = panel.getByRole('region', {name: 'Problems'}).getByRole('button');
  await expect(problem).toHaveText(/Type 'number' is not assignable to type 'string'/);
  // Tab indents inside of the editor, and Escape makes it leave.
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await problem.focus();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(getResult(panel)).toContainText('Console', {timeout: 60_000});
  // Outside the code, Escape closes the editor.
  await panel.getByRole('button', {name: 'Enlarge'}).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', {name: /^Continue editing: /})).toBeFocused();
});

test('axe finds no violations while the editor loads, when it is ready, and after a run', async ({page}) => {
  test.setTimeout(300_000);
  let release = () => {};
  const isReleased = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/playground/declarations.*', async route => {
    await isReleased;
    await route.continue();
  });
  const button = await openPage(page);
  await button.click();
  const panel = getPanel(page);
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'loading editor');
  release();
  await waitForCompiler(panel);
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(getResult(panel)).toContainText('Console', {timeout: 60_000});
  // The output is paler while the code runs.
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
  await waitForAnimations(page);
  await expectAccessibleInBothThemes(page, 'editor after a run');
});

test.describe('on a connection that hangs', () => {
  test.use({allowedConsoleMessages: /Failed to load resource|ERR_|Loading|chunk/i});

  test('a message says that the editor is loading, and another one after 15 s', async ({page}) => {
    await page.clock.install();
    const button = await openPage(page);
    const resumeScripts = await pauseScriptRequests(page);
    await button.click();
    await expect(page.getByRole('status').filter({hasText: 'Loading the editor'})).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(page.getByRole('alert')).toContainText('Couldn’t load the editor.');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    resumeScripts();
    await button.click();
    await expect(getPanel(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('messages below a long sample scroll into view', async ({page}) => {
    await page.clock.install();
    await open(page, '/docs/quickstart');
    const resumeScripts = await pauseScriptRequests(page);
    await page.getByRole('button', {name: 'Edit and run: server/routers/_app.ts'}).press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Loading the editor'})).toBeInViewport();
    await page.evaluate(() => window.scrollBy({top: -400, behavior: 'instant'}));
    await page.clock.runFor(15_000);
    await expect(page.getByRole('alert')).toBeInViewport();
    resumeScripts();
  });

  test('the editor says that the code is loading, and “Try again” moves the focus to the title', async ({
    page,
  }) => {
    await page.clock.install();
    const button = await openPage(page);
    const projects = /\/playground\/[0-9a-f]{16}\.json$/;
    await page.route(projects, () => undefined);
    const request = page.waitForRequest(projects);
    await button.click();
    await request;
    const panel = getPanel(page);
    await expect(panel.getByRole('progressbar', {name: 'Loading the editor'})).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(panel.getByRole('alert')).toContainText('Couldn’t load the code.');
    await page.unroute(projects);
    await panel.getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(panel.getByRole('heading', {name: /^Edit /})).toBeFocused();
    await expect(panel.getByRole('tab').first()).toBeVisible();
  });
});

test.describe('without storage', () => {
  test.use({allowedConsoleMessages: /browser storage is not available/});

  test('changes are kept until the page is closed, and “Reset” doesn’t say that a run was stopped', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    const button = await openPage(page);
    await button.click();
    const panel = getPanel(page);
    await waitForCompiler(panel);
    const editor = panel.getByRole('textbox').first();
    await editor.press('Control+Home');
    await editor.pressSequentially('// mine ');
    await panel.getByRole('button', {name: 'Close the editor'}).click();
    await button.click();
    await waitForCompiler(panel);
    await expect(editor).toContainText('// mine');
    await panel.getByRole('button', {name: 'Reset'}).click();
    await expect(editor).not.toContainText('// mine');
    await expect(panel.getByText('Stopped.')).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  test.use({allowedConsoleMessages: /Failed to load resource|ERR_|Loading|chunk/i});

  test('the page says why the editor isn’t loaded, and tries again', async ({page, context}) => {
    const button = await openPage(page);
    await context.setOffline(true);
    await button.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Check your connection and try again.');
    await expect(alert.getByRole('button', {name: 'Reload page'})).toBeVisible();
    await context.setOffline(false);
    await button.click();
    await expect(alert).toBeHidden();
    await expect(getPanel(page)).toBeVisible();
    await waitForCompiler(getPanel(page));
  });

  test('if no more data of the compiler arrives, the editor says so and tries again', async ({page}) => {
    await page.clock.install();
    const button = await openPage(page);
    await page.route('**/playground/declarations.*', () => undefined);
    const request = page.waitForRequest('**/playground/declarations.*');
    await button.click();
    await request;
    // The timer starts right before the request.
    await page.clock.runFor(15_000);
    const panel = getPanel(page);
    await expect(panel.getByRole('alert')).toBeVisible();
    await page.unroute('**/playground/declarations.*');
    await panel.getByRole('button', {name: 'Try again'}).click();
    await waitForCompiler(panel);
  });

  test('a run says why it can’t start, and tries again', async ({page, context}) => {
    const button = await openPage(page);
    await button.click();
    const panel = getPanel(page);
    await waitForCompiler(panel);
    await context.setOffline(true);
    await panel.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(panel.getByRole('alert')).toContainText('You’re offline', {timeout: 60_000});
    await context.setOffline(false);
    await panel.getByRole('button', {name: 'Try again'}).click();
    await expect(getResult(panel)).toContainText('Console', {timeout: 60_000});
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the editor covers the page, and the focus returns to the sample', async ({page}) => {
    const button = await openPage(page);
    await button.tap();
    const panel = getPanel(page);
    await waitForCompiler(panel);
    const box = await panel.boundingBox();
    expect(box).toMatchObject({x: 0, y: 0, width: 390, height: 844});
    await panel.getByRole('button', {name: 'Run', exact: true}).tap();
    await expect(getResult(panel)).toContainText('Console', {timeout: 60_000});
    await expectAccessibleInBothThemes(page, 'editor on a phone');
    await panel.getByRole('button', {name: 'Close the editor'}).tap();
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('at 320 px, nothing is cut off', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    const button = await openPage(page);
    await button.tap();
    const panel = getPanel(page);
    await waitForCompiler(panel);
    const overflow = await panel.evaluate(element => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('the tab of the open file is in view, even if there are many files', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, '/docs/quickstart');
    await page
      .getByRole('button', {name: /^Edit and run: .*client/})
      .first()
      .tap();
    const selected = getPanel(page).getByRole('tab', {selected: true});
    await expect(selected).toContainText('client');
    await expect(selected).toBeInViewport({ratio: 1});
  });
});

test('a live pair has a single button, and the editor shows the chosen change', async ({page}) => {
  await open(page, '/docs');
  const pair = page.locator('[data-live-pair]').first();
  await expect(pair.getByRole('button', {name: /^Edit and run: /})).toHaveCount(1);
  await pair.getByRole('button', {name: /^Edit and run: /}).click();
  const panel = getPanel(page);
  await waitForCompiler(panel);
  await expect(getFileEditor(panel, 'server.ts')).toBeVisible();
  await expect(getFileEditor(panel, 'client.ts')).toBeVisible();
  await appendCode(panel, 'client.ts', "console.log('from the editor');");
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(getResult(panel)).toContainText('from the editor', {timeout: 60_000});
});
