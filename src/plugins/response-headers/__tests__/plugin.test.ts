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

/** Runs the plugin for a site with one page. */
async function runPostBuild(body: string, headTags = ''): Promise<void> {
  writeFileSync(
    path.join(siteDir, 'index.html'),
    `<!doctype html><html lang=en><head><title>A</title>${headTags}</head><body>${body}</body></html>`,
  );
  const context = {siteConfig: {url: 'https://site.example', customFields: {socialEmbeds: 'never'}}, siteDir};
  // TypeScript doesn't know that the plugin reads only these properties of the framework's objects.
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

test('the plugin writes a file with the headers for each hosting service', async () => {
  await runPostBuild("<script>get('docusaurus-theme'); set('data-theme-choice')</script>");
  expect(readdirSync(siteDir).sort()).toEqual(['_headers', 'index.html', 'vercel.json']);
  const [rule] = parseHeadersFile(readFileSync(path.join(siteDir, '_headers'), 'utf8'));
  expect(rule?.headers['Content-Security-Policy']).toMatch(
    /script-src 'self' 'sha256-[^']+'; style-src 'self'; img-src/,
  );
});

test('the plugin throws for an undeclared inline script and writes no files', async () => {
  await expect(runPostBuild('<script>undeclared()</script>')).rejects.toThrow(
    'index.html:1:73: browsers block undeclared inline scripts',
  );
  expect(readdirSync(siteDir)).toEqual(['index.html']);
});

test('the plugin throws for an undeclared inline script next to a declared one', async () => {
  // In the page, the minifier merges the two scripts. The plugin checks the original tags as well.
  const declared = "get('docusaurus-theme'); set('data-theme-choice')";
  await expect(runPostBuild('', `<script>${declared}</script><script>undeclared()</script>`)).rejects.toThrow(
    'tags from docusaurus.config.ts and its plugins:1:75: browsers block undeclared inline scripts',
  );
});
