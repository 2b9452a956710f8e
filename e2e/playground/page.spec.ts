// Tests the page of the playground: starting points, links to code, and downloads.
import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {expect, open, test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';
import {appendCode, getFileEditor, getResult, runProject, waitForCompiler} from '../fixtures/playground';

// Loading and starting the compiler takes most of the time.
test.describe.configure({timeout: 300_000});

test('a starting point runs, and shows its output and its requests', async ({page}) => {
  await open(page, '/playground');
  await waitForCompiler(page);
  await expect(page.getByText('No problems').first()).toBeVisible();
  await runProject(page);
  await expect(getResult(page)).toContainText('Emma 474');
  await expect(getResult(page)).toContainText('2 requests');
});

test('each starting point has no problems and runs, and the compiler starts once for each version', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const compilers: string[] = [];
  page.on('worker', worker => {
    if (worker.url().includes('playground-compiler')) {
      compilers.push(worker.url());
    }
  });
  await open(page, '/playground');
  const versions = await page
    .getByRole('combobox', {name: 'tRPC version'})
    .getByRole('option')
    .allTextContents();
  expect(versions.length).toBeGreaterThan(1);
  let count = 0;
  for (const version of versions) {
    await page.getByRole('combobox', {name: 'tRPC version'}).selectOption(version);
    const links = page.getByRole('navigation', {name: 'Starting points'}).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', new RegExp(`[?&]version=${version}&`));
    await waitForCompiler(page);
    const titles = await links.allTextContents();
    for (const title of titles) {
      await page.getByRole('link', {name: title, exact: true}).click();
      await expect(page.getByRole('heading', {name: title, exact: true})).toBeVisible();
      await waitForCompiler(page);
      await expect(page.getByText('No problems').first(), `${version}: ${title}`).toBeVisible();
      await page.getByRole('button', {name: 'Run', exact: true}).click();
      const isComponent = /useQuery/.test(title);
      await expect(
        isComponent
          ? getResult(page).frameLocator('iframe').getByText('Water the plants')
          : page.getByText(/^Finished/).first(),
        `${version}: ${title}`,
      ).toBeVisible({timeout: 60_000});
      count++;
    }
  }
  expect(count).toBeGreaterThan(12);
  expect(compilers).toHaveLength(versions.length);
});

test('a copied link opens the same code', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/playground?start=batching');
  await waitForCompiler(page);
  await appendCode(page, 'client.ts', "console.log('shared');");
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/playground#code\/1\/[\w-]+$/);
  await page.goto('about:blank');
  await open(page, link);
  await expect(page.getByRole('heading', {name: 'Shared code'})).toBeVisible();
  await expect(getFileEditor(page, 'client.ts')).toContainText("console.log('shared');");
  await waitForCompiler(page);
  await runProject(page);
  await expect(getResult(page)).toContainText('shared');
});

test('the link is shown if the browser refuses to copy it', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await open(page, '/playground');
  await waitForCompiler(page);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('textbox', {name: 'Link to this code'})).toHaveValue(/#code\/1\//);
});

for (const [name, hash, message] of [
  [
    'a link that was cut off',
    '#code/1/dVDLTsMwEPyVlXNJpLSo4pYjEkJwQEgcCYfEbKJVHTvYG',
    /^The end of the link is missing/,
  ],
  ['a damaged link', '#code/1/$', /^The link is damaged/],
  ['a link with a newer format', '#code/2/abc', /^The link was made by a newer version/],
] as const) {
  test(`${name} opens a starting point, and the page says why`, async ({page}) => {
    await open(page, `/playground${hash}`);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByRole('heading', {name: 'Procedures and inputs'})).toBeVisible();
    await expect(getFileEditor(page, 'server.ts')).toBeVisible();
  });
}

test('changes are kept after a reload until the reader resets them, and a reset can be undone', async ({
  page,
}) => {
  await open(page, '/playground');
  await waitForCompiler(page);
  const reset = page.getByRole('button', {name: 'Reset', exact: true});
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
  await appendCode(page, 'client.ts', '// kept');
  await page.reload();
  await expect(getFileEditor(page, 'client.ts')).toContainText('// kept');
  await reset.click();
  await expect(getFileEditor(page, 'client.ts')).not.toContainText('// kept');
  await page.getByRole('button', {name: 'Undo reset'}).click();
  await expect(getFileEditor(page, 'client.ts')).toContainText('// kept');
  await page.reload();
  await expect(getFileEditor(page, 'client.ts')).toContainText('// kept');
  await reset.click();
  await expect(getFileEditor(page, 'client.ts')).not.toContainText('// kept');
  await page.reload();
  await expect(getFileEditor(page, 'client.ts')).toBeVisible();
  await expect(getFileEditor(page, 'client.ts')).not.toContainText('// kept');
});

test('the page doesn’t say that there are no problems before the compiler has checked the code', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Reflect.set(window, 'seenTexts', texts);
    new MutationObserver(() => {
      for (const text of ['Checking the code', 'No problems', '1 problem']) {
        if (document.body?.innerText.includes(text) && texts.at(-1) !== text) {
          texts.push(text);
        }
      }
    }).observe(document, {childList: true, characterData: true, subtree: true});
  });
  await open(page, '/playground');
  await waitForCompiler(page);
  await appendCode(page, 'client.ts', 'const wrong: string = 1;');
  await expect(page.getByText('1 problem').first()).toBeVisible();
  await page.reload();
  await waitForCompiler(page);
  await expect(page.getByText('1 problem').first()).toBeVisible();
  // TypeScript doesn't know that the init script has defined this property.
  expect(await page.evaluate(() => Reflect.get(window, 'seenTexts') as string[])).toEqual([
    'Checking the code',
    '1 problem',
  ]);
});

test('a project that is too large can’t be shared', async ({page}) => {
  await open(page, '/playground');
  await waitForCompiler(page);
  const editor = getFileEditor(page, 'client.ts');
  await editor.click();
  await editor.press('Control+End');
  await page.keyboard.insertText(`// ${'x'.repeat(200_001)}`);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText(/^The project has more than 200 kB/).first()).toBeVisible();
});

test('the project can be downloaded', async ({page}) => {
  await open(page, '/playground');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download project'}).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe('trpc-playground.zip');
  const files = unzipSync(readFileSync(file));
  const readText = (name: string) => strFromU8(files[`trpc-playground/${name}`] ?? new Uint8Array());
  expect(JSON.parse(readText('package.json'))).toMatchObject({
    name: 'trpc-playground',
    engines: {node: '>=18'},
  });
  expect(readText('README.md')).toMatch(/^# Playground\n\nFrom http:\/\/\S+\/playground\n/);
  expect(readText('README.md')).toContain('You need Node 18 or newer.');
});

test('a report about the code contains a link that opens it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/playground');
  await waitForCompiler(page);
  await appendCode(page, 'client.ts', '// reported');
  const readReport = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(async () => {
    await page.getByRole('button', {name: 'Report a problem with this code'}).click();
    expect(await readReport()).toContain('#code/1/');
  }).toPass();
  const report = await readReport();
  expect(report).toContain('Version: 10.x\n');
  const [, link = ''] = /^Code: (http\S+)$/m.exec(report) ?? [];
  await page.goto('about:blank');
  await open(page, link);
  await expect(getFileEditor(page, 'client.ts')).toContainText('// reported');
});

test('axe finds no violations', async ({page}) => {
  test.setTimeout(300_000);
  await open(page, '/playground');
  await waitForCompiler(page);
  await runProject(page);
  await expectAccessibleInBothThemes(page, 'playground after a run');
  await appendCode(page, 'client.ts', 'const wrong: string = 1;');
  await expect(page.getByText('1 problem').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'playground with a problem');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('one file is visible at a time, and nothing is wider than the screen', async ({page}) => {
    await open(page, '/playground');
    await waitForCompiler(page);
    await expect(getFileEditor(page, 'server.ts')).toBeVisible();
    await page.getByRole('tab', {name: 'client.ts'}).tap();
    await expect(getFileEditor(page, 'client.ts')).toBeVisible();
    await expect(getFileEditor(page, 'server.ts')).toHaveCount(0);
    await page.getByRole('button', {name: 'Run', exact: true}).tap();
    await expect(getResult(page)).toContainText('Emma 474', {timeout: 60_000});
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessibleInBothThemes(page, 'playground on a phone');
  });
});
