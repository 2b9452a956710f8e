// Tests the dev server (`npm start`) in a copy of the sources. The step `rebuild` of `npm run check` creates this copy.
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../fixtures';

const sourceFolder = path.resolve('.cache/second folder/of the sources');
const editedFile = path.join(sourceFolder, 'docs/server/merging-routers.md');
// The servers of the other tests use the ports above E2E_PORT.
const port = Number(process.env.E2E_PORT ?? 3100) + 90;
let originalText = '';

// The server checks samples with a low priority, so that pages don't wait for them. While other tests keep both cores busy, a check can
// take minutes.
const checkTimeout = 240_000;

test.describe.configure({mode: 'serial', timeout: 300_000});
// Allows messages of the dev server itself, including the messages about links that are followed during an update. Also allows the messages
// about the mistakes that the tests write.
test.use({
  allowedConsoleMessages:
    /React DevTools|preloaded using link preload|Problems in Markdown files: 1|Reload prevented|Warnings while compiling|\[HMR\]|^ERROR|server\/merging-routers\.md|onRecoverableError|Module build failed|Cannot find module|Expected component|sidebars\.ts:|proving-code-samples\.md:/,
});

let server: ChildProcess | undefined;
let url: string;
let output = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  if (!existsSync(editedFile)) {
    throw new Error(
      `${editedFile}: not found. Create the copy of the sources first: npx tsx scripts/test.ts --only rebuild`,
    );
  }
  originalText = readFileSync(editedFile, 'utf8');
  for (const cache of ['.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(sourceFolder, cache), {recursive: true, force: true});
  }
  // This sample occurs nowhere else, so that the cache of checked samples doesn't contain it.
  writeSample('const answer = 40 + 2;\n//    ^?\nexport {answer};');
  server = spawn(
    path.join(sourceFolder, 'node_modules/.bin/docusaurus'),
    ['start', '--no-open', '--host', 'localhost', '--port', String(port)],
    // If NODE_ENV were inherited from the test run, the dev server might build for production.
    {
      cwd: sourceFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: {...process.env, NODE_ENV: undefined},
    },
  );
  url = `http://localhost:${port}`;
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await expect.poll(() => output, {timeout: 90_000}).toContain('compiled');
});

test.afterAll(async () => {
  if (originalText !== '') {
    writeFileSync(editedFile, originalText);
  }
  if (server?.pid !== undefined && server.exitCode === null && server.signalCode === null) {
    // Tests that run again, as with `--repeat-each`, need the port and the files.
    const closed = once(server, 'close');
    process.kill(-server.pid, 'SIGTERM');
    await closed;
  }
});

/** Writes the edited page with a text at its end, or with another front matter. */
function writeMistake({text = '', replace = ['', '']}: Mistake): void {
  writeFileSync(editedFile, `${originalText.replace(...replace)}\n${text}\n`);
}

/** Returns the dev server's overlay. The page has no such element while the overlay is closed. */
function getOverlay(page: Page) {
  return page.locator('iframe#webpack-dev-server-client-overlay, iframe#rspack-dev-server-client-overlay');
}

/** Adds a section with a TypeScript sample to the end of the edited file. Each call replaces the section that the last call added. */
function writeSample(code: string): void {
  writeFileSync(editedFile, `${originalText}\n## A new section\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
}

/** Returns the last code block of the page, which is the one that `writeSample` adds. */
function getSample(page: Page) {
  return page.locator('article pre').last();
}

test('a page appears before its samples are checked, and their types are added afterwards', async ({
  page,
}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await waitForHydration(page);
  await expect(getSample(page)).toContainText('40 + 2');
  await expect(page.getByText('const answer: number')).toBeVisible({timeout: checkTimeout});
});

test('a page has the same colours as on the published site', async ({page, baseURL}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const readBackgrounds = async (address: string) => {
    await page.goto(address);
    await waitForHydration(page);
    return page.evaluate(() =>
      ['html', '.navbar', 'article pre', 'article a', 'footer'].map(selector => {
        const {backgroundColor, color} = getComputedStyle(document.querySelector(selector) ?? document.body);
        return `${selector}: ${color} on ${backgroundColor}`;
      }),
    );
  };
  const published = await readBackgrounds(`${baseURL}/docs/merging-routers`);
  expect(await readBackgrounds(`${url}/docs/merging-routers`)).toEqual(published);
});

test('an error in a sample is shown with its position until the sample is fixed', async ({page}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await waitForHydration(page);
  writeSample("const answer: number = 'forty-two';\nexport {answer};");
  const line = originalText.split('\n').length + 4;
  await expect(getOverlay(page).contentFrame().locator('body')).toContainText(
    `docs/server/merging-routers.md:${line}:7: error TS2322`,
    {timeout: checkTimeout},
  );
  writeSample('const answer = 6 * 7;\nexport {answer};');
  await expect(getSample(page)).toContainText('6 * 7', {timeout: 60_000});
  await expect(getOverlay(page)).toHaveCount(0);
});

type Mistake = {
  name: string;
  text?: string;
  replace?: [found: string, replacement: string];
  /** A part of the message after the file and the line. */
  message: string;
};

const mistakes: Mistake[] = [
  {name: 'MDX', text: 'A {brace.', message: ":10: error: The text isn't valid MDX."},
  {
    name: 'an open element',
    text: '<Fold>\n\nText.',
    message: ":1: error: The text isn't valid MDX. Expected a closing tag for `<Fold>`.",
  },
  {
    name: 'a component',
    text: '<Foldd>Text</Foldd>',
    message: ":2: error: The component doesn't exist. Found `<Foldd>`",
  },
  {
    name: 'an import',
    replace: ["import Change from '../", "import Change from '../../"],
    message: ":21: error: The imported file doesn't exist.",
  },
  {
    name: 'an admonition',
    text: ':::warn\n\nText.\n\n:::',
    message: ':1: error: The admonition has an unknown type. Found `:::warn`',
  },
  {
    name: 'a fence',
    text: '```ts titel="a.ts"\nexport {};\n```',
    message: ':7: error: unknown fence option. Found `titel="a.ts"`',
  },
  {
    name: 'an unknown field',
    replace: ['\ndescription:', '\ndescripton:'],
    message: ':1: error: The front matter has an unknown field. Found `descripton`',
  },
  {
    name: 'a field of the wrong kind',
    replace: ['\nkeywords: [', '\nkeywords: 404 #'],
    message: ':1: error: The field `keywords` has the wrong kind of value.',
  },
  {name: 'a missing title', replace: ['\ntitle:', '\n# title:'], message: ':1: error: The page has no title'},
  {
    name: 'YAML',
    replace: ['\ntitle:', '\ntitle: a:'],
    message: ':8: error: The front matter is not valid YAML',
  },
  {
    name: 'a link to a file',
    text: 'A [link](./nowhere.md).',
    message: ":10: error: The link is broken, because the file doesn't exist.",
  },
  {
    name: 'a link to a route',
    text: 'A [link](/docs/nowhere).',
    message: ":10: error: The link is broken, because the page doesn't exist.",
  },
  {
    name: 'an anchor',
    text: 'A [link](./context.md#nowhere).',
    message:
      ':10: error: The link is broken, because docs/server/context.md has no section with this anchor.',
  },
  {name: 'an image', text: '![A chain](./nowhere.png)', message: ":12: error: The image doesn't exist."},
];

test('a mistake is shown in the overlay and in the terminal until it is fixed', async ({page}) => {
  test.setTimeout(300_000);
  await page.goto(`${url}/docs/merging-routers`);
  await waitForHydration(page);
  for (const [index, mistake] of mistakes.entries()) {
    await test.step(mistake.name, async () => {
      const printed = output.length;
      writeMistake(mistake);
      const body = getOverlay(page).contentFrame().locator('body');
      await expect(body).toContainText(mistake.message, {timeout: 10_000});
      // The message doesn't wait for the bundler.
      expect(output.slice(printed).split(/compiled (?:with|successfully)/)[0]).toContain(mistake.message);
      await expect(body).toContainText(/^docs\/server\/merging-routers\.md:\d+:\d+: error: /m, {
        useInnerText: true,
      });
      const fixed = `The mistake number ${index} is fixed.`;
      writeFileSync(editedFile, `${originalText}\n${fixed}\n`);
      await expect(page.getByText(fixed)).toBeVisible({timeout: 30_000});
      await expect(getOverlay(page)).toHaveCount(0);
      // The framework has loaded the page without a message of its own.
      expect(output.slice(printed)).not.toContain('reload failure');
    });
  }
});

const mistakesElsewhere: {
  name: string;
  file: string;
  replace: [found: string, replacement: string];
  message: RegExp;
}[] = [
  {
    name: 'a sidebar',
    file: 'sidebars.ts',
    replace: ["'server/merging-routers'", "'server/merging-router'"],
    message:
      /sidebars\.ts:\d+:\d+: error: The sidebar names a page that doesn't exist\. Found `server\/merging-router`/,
  },
  {
    name: 'a tag',
    file: 'blog/2026-11-23-proving-code-samples.md',
    replace: ['tags: [trpc]', 'tags: [trcp]'],
    message: /blog\/2026-11-23-proving-code-samples\.md:5:\d+: error: The tag isn't defined\. Found `trcp`/,
  },
];

for (const {name, file, replace, message} of mistakesElsewhere) {
  test(`a mistake in ${name} is shown in the overlay and in the terminal until it is fixed`, async ({
    page,
  }) => {
    const mistaken = path.join(sourceFolder, file);
    const text = readFileSync(mistaken, 'utf8');
    await page.goto(`${url}/docs/merging-routers`);
    await waitForHydration(page);
    const printed = output.length;
    try {
      writeFileSync(mistaken, text.replace(...replace));
      await expect(getOverlay(page).contentFrame().locator('body')).toContainText(message, {timeout: 10_000});
      expect(output.slice(printed)).toMatch(message);
    } finally {
      writeFileSync(mistaken, text);
    }
    await expect(getOverlay(page)).toHaveCount(0);
  });
}

test('a page that is opened shows the mistakes of pages that were edited before', async ({page}) => {
  writeMistake({name: 'a link', text: 'A [link](/docs/nowhere).', message: ''});
  await page.goto(`${url}/docs/context`);
  const body = getOverlay(page).contentFrame().locator('body');
  await expect(body).toContainText("The link is broken, because the page doesn't exist.");
  writeFileSync(editedFile, originalText);
  await expect(getOverlay(page)).toHaveCount(0);
});

test('a page is compiled when it is opened for the first time', async ({page}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await waitForHydration(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const name of ['Metadata', 'Middlewares', 'Authorization']) {
    await sidebar.getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name})).toBeVisible({timeout: 30_000});
  }
  await page.goto(`${url}/blog`);
  await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible({timeout: 30_000});
});

test('a page that is opened for the first time appears although another page has a mistake', async ({
  page,
}) => {
  await page.goto(`${url}/docs/merging-routers`);
  await waitForHydration(page);
  const body = getOverlay(page).contentFrame().locator('body');
  const printed = output.length;
  writeMistake({name: 'MDX', text: 'A {brace.', message: ''});
  await expect(body).toContainText("The text isn't valid MDX");
  // The error of the bundler comes after the message.
  await expect.poll(() => stripVTControlCharacters(output.slice(printed))).toMatch(/compiled with \d+ error/);
  await page.goto(`${url}/docs/error-formatting`);
  await expect(page.getByRole('heading', {level: 1, name: 'Error formatting'})).toBeVisible({
    timeout: 30_000,
  });
  await expect(body).toContainText("The text isn't valid MDX");
  writeFileSync(editedFile, originalText);
  await expect(getOverlay(page)).toHaveCount(0);
});

test('the page with all elements exists, unlike on the published site', async ({page}) => {
  await page.goto(`${url}/elements`);
  await expect(page.getByRole('heading', {level: 1, name: 'Elements'})).toBeVisible({timeout: 30_000});
});

test('search finds pages by reading their source files', async ({page}) => {
  await page.goto(url);
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').fill('merging routers');
  // The first search takes longer than later searches, because it reads the source files of all pages.
  await expect(page.getByRole('option', {name: /Merging routers/i}).first()).toBeVisible({timeout: 30_000});
});
