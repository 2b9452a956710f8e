// Tests the screenshots in the report on a pull request, which unit tests can't take. The report compares two small sites.
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';

let folder: string;

test.beforeEach(() => {
  // The command starts another browser.
  test.slow();
  folder = mkdtempSync(path.join(tmpdir(), 'pull-report-'));
});

test.afterEach(() => rmSync(folder, {recursive: true}));

function writeSite(name: string, {color, home}: {color: string; home: string}): string {
  const site = path.join(folder, name);
  mkdirSync(path.join(site, 'blog'), {recursive: true});
  const createPage = (text: string) =>
    `<!doctype html><html lang="en"><head><title>Site</title><link rel="stylesheet" href="/styles.css"></head><body><main><h1>${text}</h1></main></body></html>`;
  writeFileSync(path.join(site, '404.html'), createPage('Not found'));
  writeFileSync(path.join(site, 'index.html'), createPage(home));
  writeFileSync(path.join(site, 'blog/post.html'), createPage('A post'));
  writeFileSync(path.join(site, 'styles.css'), `.post, main { color: ${color}; }`);
  return site;
}

async function createReport(before: string, after: string): Promise<string> {
  const out = path.join(folder, 'out');
  const args = ['scripts/pull.ts', 'report', before, after, '--out', out];
  await promisify(execFile)('node_modules/.bin/tsx', args);
  return out;
}

test('the report shows changed pages side by side, and a copy of the new site', async ({page}) => {
  const out = await createReport(
    writeSite('before', {color: 'black', home: 'Welcome'}),
    writeSite('after', {color: 'black', home: 'Hello'}),
  );
  expect(readFileSync(path.join(out, 'report.md'), 'utf8')).toContain('1 page changed, 0 added, 0 removed.');
  expect(existsSync(path.join(out, 'site/blog/post.html'))).toBe(true);
  await page.goto(`file://${out}/index.html`);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['/']);
  for (const name of ['Before', 'After']) {
    const image = page.getByRole('img', {name});
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
  }
});

test('the report shows pages that look different only because of a style sheet', async ({page}) => {
  const out = await createReport(
    writeSite('before', {color: 'black', home: 'Welcome'}),
    writeSite('after', {color: 'red', home: 'Welcome'}),
  );
  const report = readFileSync(path.join(out, 'report.md'), 'utf8');
  expect(report).toContain('0 pages changed, 0 added, 0 removed.');
  expect(report).toContain('Screenshots before and after differ on 3 pages.');
  await page.goto(`file://${out}/index.html`);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['/', '/404', '/blog/post']);
});
