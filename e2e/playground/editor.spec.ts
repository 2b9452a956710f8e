// Tests the editor for code samples on a page that only the build in build-hosted has.
import type {Locator, Page} from '@playwright/test';
import {expect, expectNoViolations, test} from '../fixtures';
import {serveHostedBuild} from '../fixtures/hostedBuild';

// Loading and starting the compiler takes most of the time.
test.describe.configure({timeout: 300_000});

const getUrl = serveHostedBuild();

test.beforeEach(async ({page}) => {
  await page.goto(new URL('/elements/editor', getUrl()).href);
  await expect(getEditor(page, 'server.ts')).toBeVisible();
});

test('a changed field of the server is an error in the client, and both disappear after undo', async ({
  page,
}) => {
  await waitForCompiler(page);
  await expect(getProblems(page)).toHaveCount(0);
  await placeCursor(page, 'client.ts', 'title');
  await page.keyboard.press('F12');
  await expect(page.getByLabel('Opened file')).toHaveText('tasks.ts');
  const tasks = getEditor(page, 'tasks.ts');
  await expect(tasks).toBeFocused();
  // Typed letters can be more than one step of the history if the machine is busy.
  await page.keyboard.insertText('name');
  await expect(getProblems(page)).toHaveText([/^client\.ts:9:18: Property 'title' does not exist on type/]);
  await page.keyboard.press('Control+z');
  await expect(getProblems(page)).toHaveCount(0);
});

test('an error has a squiggle, whose message a hover shows', async ({page}) => {
  await waitForCompiler(page);
  await placeCursor(page, 'client.ts', 'title');
  await page.keyboard.type('x');
  const squiggle = getEditor(page, 'client.ts').locator('.cm-lintRange-error');
  await expect(squiggle).toHaveText('xtitle');
  await squiggle.hover();
  await expect(page.locator('.cm-tooltip-hover')).toContainText("Property 'xtitle' does not exist");
});

test('completions come from the types of the server', async ({page}) => {
  await waitForCompiler(page);
  await placeCursor(page, 'client.ts', 'query(');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('.');
  const list = page.getByRole('listbox', {name: 'Completions'});
  await expect(list.getByRole('option')).toHaveText(['query']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
});

test('a hover shows the type and the JSDoc of a name, and F1 shows them for the cursor', async ({page}) => {
  await waitForCompiler(page);
  await placeCursor(page, 'server.ts', 'appRouter');
  await page.keyboard.press('F1');
  const tooltip = page.locator('.cm-tooltip');
  await expect(tooltip).toContainText('const appRouter:');
  await expect(tooltip).toContainText('All procedures of the task list.');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('F2 renames a procedure in both files', async ({page}) => {
  await waitForCompiler(page);
  await placeCursor(page, 'server.ts', 'task:');
  await page.keyboard.press('F2');
  const field = page.getByLabel('New name:');
  await expect(field).toHaveValue('task');
  await field.fill('todo');
  await page.keyboard.press('Enter');
  await expect(getEditor(page, 'server.ts')).toContainText('todo: t.procedure');
  await expect(getEditor(page, 'client.ts')).toContainText('client.todo.query');
  await expect(getProblems(page)).toHaveCount(0);
});

test('Shift+Alt+F formats a file', async ({page}) => {
  await waitForCompiler(page);
  await placeCursor(page, 'client.ts', 'const task');
  await page.keyboard.type('const   sum=1+2;');
  await page.keyboard.press('Shift+Alt+F');
  await expect(getEditor(page, 'client.ts')).toContainText('const sum = 1 + 2;');
});

test('a file is a labelled field, which Escape and then Tab leaves', async ({page}) => {
  const editor = getEditor(page, 'server.ts');
  await expect(editor).toHaveAccessibleDescription('To leave the editor, press Escape and then Tab.');
  await editor.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(getEditor(page, 'client.ts')).toBeFocused();
  // Tab indents again after the reader has come back.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect(getEditor(page, 'client.ts')).toBeFocused();
  await expect(getEditor(page, 'client.ts')).toContainText('  import { createTRPCProxyClient');
});

test('Tab passes through files that the reader doesn’t edit, without changing them', async ({page}) => {
  const [server, client] = [getEditor(page, 'server.ts'), getEditor(page, 'client.ts')];
  const code = await client.textContent();
  await server.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(client).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(client).not.toBeFocused();
  await expect(client).toHaveText(code ?? '');
});

test('typed characters don’t trigger the shortcuts of the page', async ({page}) => {
  await placeCursor(page, 'client.ts', 'const task');
  await page.keyboard.type('// a/b?');
  await expect(getEditor(page, 'client.ts')).toContainText('// a/b?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('all files are compiled', async ({page}) => {
  await waitForCompiler(page);
  await page.getByRole('button', {name: 'Compile'}).click();
  await expect(page.getByLabel('Compiled files')).toHaveText(
    /^server\.ts: \d+, client\.ts: \d+, tasks\.ts: \d+$/,
  );
});

test('the editor obeys the content security policy, and axe finds no problem in both themes', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', message => messages.push(message.text()));
  await page.reload();
  await waitForCompiler(page);
  await placeCursor(page, 'server.ts', 'appRouter');
  await page.keyboard.press('F1');
  await expect(page.locator('.cm-tooltip')).toBeVisible();
  expect(messages.filter(text => /content security|trusted/i.test(text))).toEqual([]);
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async value => {
      document.documentElement.setAttribute('data-theme', value);
      await Promise.all(document.getAnimations().map(({finished}) => finished));
    }, theme);
    await expectNoViolations(page, `editor, ${theme} theme`);
  }
});

function getEditor(page: Page, path: string): Locator {
  return page.getByRole('textbox', {name: path, exact: true});
}

function getProblems(page: Page): Locator {
  return page.getByRole('list', {name: 'Problems'}).getByRole('listitem');
}

/** Waits until the compiler responds to a request. */
async function waitForCompiler(page: Page): Promise<void> {
  await placeCursor(page, 'server.ts', 'appRouter');
  await expect(async () => {
    await page.keyboard.press('F1');
    await expect(page.locator('.cm-tooltip')).toBeVisible({timeout: 5000});
  }).toPass({timeout: 120_000});
  await page.keyboard.press('Escape');
}

/** Places the cursor before the first occurrence of a text in a file. */
async function placeCursor(page: Page, path: string, text: string): Promise<void> {
  const editor = getEditor(page, path);
  await editor.focus();
  const before = await editor.evaluate((element, wanted) => {
    const lines = Array.from(element.querySelectorAll('.cm-line'), line => line.textContent ?? '');
    const line = lines.findIndex(candidate => candidate.includes(wanted));
    return {line, column: lines[line]?.indexOf(wanted) ?? 0};
  }, text);
  await page.keyboard.press('Control+Home');
  for (let line = 0; line < before.line; line++) {
    await page.keyboard.press('ArrowDown');
  }
  for (let column = 0; column < before.column; column++) {
    await page.keyboard.press('ArrowRight');
  }
}
