import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {parseHeadersFile} from '../headersFile';
import responseHeaders from '../index';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'headers-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** Runs the plugin on a site of one page. */
async function runPostBuild(body: string, headTags = ''): Promise<void> {
  writeFileSync(
    path.join(siteDir, 'index.html'),
    `<!doctype html><html lang=en><head><title>A</title>${headTags}</head><body>${body}</body></html>`,
  );
  const context = {siteConfig: {url: 'https://site.example', customFields: {socialEmbeds: 'never'}}, siteDir};
  // The parts of Docusaurus' own objects that the plugin reads.
  const plugin = responseHeaders(context as unknown as LoadContext);
  await plugin.postBuild?.({
    outDir: siteDir,
    baseUrl: '/',
    routesPaths: ['/'],
    routesBuildMetadata: {},
    headTags,
    preBodyTags: '',
    postBodyTags: '',
    plugins: [{name: 'search-records', globalData: {kind: 'embedded'}}],
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
}

test('the headers of a sound site are written for each host', async () => {
  await runPostBuild("<script>get('docusaurus-theme'); set('data-theme-choice')</script>");
  expect(readdirSync(siteDir).sort()).toEqual(['_headers', 'index.html', 'vercel.json']);
  const [rule] = parseHeadersFile(readFileSync(path.join(siteDir, '_headers'), 'utf8'));
  expect(rule?.headers['Content-Security-Policy']).toMatch(
    /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; img-src/,
  );
});

test('an inline script that nobody declared stops the build, before anything is written', async () => {
  await expect(runPostBuild('<script>undeclared()</script>')).rejects.toThrow(
    'index.html:1:73: an inline script that nobody declared',
  );
  expect(readdirSync(siteDir)).toEqual(['index.html']);
});

test('one that hides behind a declared one stops it too', async () => {
  // The minifier makes one script of both in the page; the plugin is told what they were.
  const declared = "get('docusaurus-theme'); set('data-theme-choice')";
  await expect(runPostBuild('', `<script>${declared}</script><script>undeclared()</script>`)).rejects.toThrow(
    'tags of docusaurus.config.ts and its plugins:1:75: an inline script that nobody declared',
  );
});
