import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {JSDOM} from 'jsdom';
import {afterEach, beforeEach, expect, test} from 'vitest';
import redirects from '../index';
import {script} from '../redirectPage';
import {parseRedirectsFile, renderRedirectsFile} from '../redirectsFile';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** Runs the plugin for a site with the pages `/` and `/docs/new`. */
async function runPostBuild(rows: Record<string, string>, baseUrl = '/'): Promise<void> {
  writeFileSync(path.join(siteDir, 'table.json'), JSON.stringify({redirects: rows}));
  const context = {
    siteDir,
    baseUrl,
    siteConfig: {url: 'https://site.example'},
    i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en-GB'}}},
  };
  // TypeScript doesn't know that the plugin reads only these properties of the framework's objects.
  const plugin = redirects(context as unknown as LoadContext, {file: 'table.json'});
  await plugin.postBuild?.({
    outDir: siteDir,
    routesPaths: [baseUrl, `${baseUrl}docs/new`],
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
}

test('the plugin writes the redirects of pages for hosts, and a page at each old address', async () => {
  await runPostBuild({'/docs/old': '/docs/new', '/x': '/', '/docs/new#gone': '/'}, '/base/');
  expect(readFileSync(path.join(siteDir, '_redirects'), 'utf8')).toBe(
    '/base/docs/old /base/docs/new 301\n/base/x /base/ 301\n',
  );
  expect(readFileSync(path.join(siteDir, 'redirect.js'), 'utf8')).toBe(script);
  const page = new JSDOM(readFileSync(path.join(siteDir, 'docs/old.html'), 'utf8')).window.document;
  expect(page.documentElement.lang).toBe('en-GB');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://site.example/base/docs/new',
  );
  expect(page.querySelector('script')?.getAttribute('src')).toBe('/base/redirect.js');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/base/docs/new');
  // Without JavaScript, the page opens the target by itself.
  expect(page.querySelector('noscript')?.innerHTML).toContain('content="0; url=/base/docs/new"');
});

test('without redirects of pages, the plugin writes nothing', async () => {
  await runPostBuild({'/docs/new#gone': '/'});
  expect(readdirSync(siteDir)).toEqual(['table.json']);
});

test('a mistake in the table stops the build', async () => {
  await expect(runPostBuild({'/docs/old': '/docs/nowhere'})).rejects.toThrow(
    "The redirects have mistakes. Problems: 1.\n\ntable.json:1:27: the target of /docs/old doesn't exist.",
  );
});

test.each([
  ['/docs/new', '?a=1#b', 'https://site.example/docs/new?a=1#b'],
  ['/docs/new#part', '?a=1#b', 'https://site.example/docs/new?a=1#part'],
  ['/docs/new', '', 'https://site.example/docs/new'],
])(
  'the script of a page that has moved to %s opens it with the query and the anchor %s',
  (target, end, expected) => {
    const opened: string[] = [];
    const location = {href: `https://site.example/docs/old${end}`, search: '', hash: ''};
    Object.assign(location, (({search, hash}) => ({search, hash}))(new URL(location.href)));
    new Function('document', 'location', script)(
      {currentScript: {dataset: {target}}},
      {...location, replace: (url: string) => opened.push(url)},
    );
    expect(opened).toEqual([expected]);
  },
);

test('parseRedirectsFile reads what renderRedirectsFile writes, and rejects other lines', () => {
  const rows = [{from: '/docs/old', to: '/docs/new#part'}];
  expect(parseRedirectsFile(renderRedirectsFile(rows))).toEqual(rows);
  expect(() => parseRedirectsFile('/a /b 301\n/c /d 200\n')).toThrow(
    '_redirects:2:1: this line isn\'t valid. Found "/c /d 200", expected `/old /new 301`. Build the site again.',
  );
});

test('renderRedirectsFile rejects more redirects than Cloudflare Pages reads', () => {
  const rows = Array.from({length: 2_001}, (_, index) => ({from: `/old/${index}`, to: '/'}));
  expect(() => renderRedirectsFile(rows)).toThrow(
    '_redirects: Cloudflare Pages ignores all redirects after the first 2000. Found 2001.',
  );
});

test('without the option `file`, the error names it', () => {
  // TypeScript doesn't know that the plugin checks its options first.
  expect(() => redirects({} as LoadContext, {})).toThrow(
    'The options of the plugin redirects aren\'t valid: "file" is required.',
  );
});
