import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {parseHeadersFile} from '../headersFile';
import responseHeaders from '../index';
import type {Options} from '../options';
import {selectHeaders} from '../rules';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'headers-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** Runs the plugin for a site with one page. */
async function runPostBuild(
  body: string,
  headTags = '',
  options: Options = {},
  baseUrl = '/',
): Promise<void> {
  writeFileSync(
    path.join(siteDir, 'index.html'),
    `<!doctype html><html lang=en><head><title>A</title>${headTags}</head><body>${body}</body></html>`,
  );
  const context = {siteConfig: {url: 'https://site.example'}, siteDir};
  // TypeScript doesn't know that the plugin reads only these properties of the framework's objects.
  const plugin = responseHeaders(context as unknown as LoadContext, options);
  await plugin.postBuild?.({
    outDir: siteDir,
    baseUrl,
    routesPaths: [baseUrl],
    routesBuildMetadata: {},
    headTags,
    preBodyTags: '',
    postBodyTags: '',
    plugins: [{name: 'search', globalData: {host: 'https://search.example'}}],
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

test('the plugin adds the base URL to redirects', async () => {
  await runPostBuild('', '', {redirects: {'/docs/old': '/docs/new'}}, '/base/');
  expect(readFileSync(path.join(siteDir, 'vercel.json'), 'utf8')).toContain('"source": "/base/docs/old"');
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

function readPolicy(pathname: string): string {
  const rules = parseHeadersFile(readFileSync(path.join(siteDir, '_headers'), 'utf8'));
  return selectHeaders(rules, pathname)['Content-Security-Policy'] ?? '';
}

test('only the pages that a marker marks can use a service with a marker', async () => {
  const posts = {name: 'posts', marker: 'posts', sources: {'script-src': ['https://posts.example']}};
  await runPostBuild('<p data-service=posts>', '', {services: [posts]});
  expect(readPolicy('/')).toContain("script-src 'self' https://posts.example;");
  expect(readPolicy('/index.html')).toBe(readPolicy('/'));
  expect(readPolicy('/docs')).toContain("script-src 'self';");
});

test('if no page uses a service with a marker, no policy allows the service', async () => {
  const posts = {name: 'posts', marker: 'posts', sources: {'script-src': ['https://posts.example']}};
  await runPostBuild('<p>No posts</p>', '', {services: [posts]});
  expect(readFileSync(path.join(siteDir, '_headers'), 'utf8')).not.toContain('posts.example');
});

test('a document has its own policy instead of the policy of the pages', async () => {
  const readPolicyOfFrame = () => Promise.resolve("default-src 'none'");
  await runPostBuild('<p>Text</p>', '', {
    documents: [{path: 'frames/frame-*', readPolicy: readPolicyOfFrame}],
  });
  expect(readPolicy('/frames/frame-1.html')).toBe("default-src 'none'");
  expect(readPolicy('/frames/other.html')).toBe(readPolicy('/'));
});

test('a service without a marker can read the global data of plugins, and all pages can use it', async () => {
  await runPostBuild('<p>Text</p>', '', {
    services: [
      {
        name: 'search',
        // TypeScript doesn't know the type of the global data, which is set above.
        sources: ({search}) => ({'connect-src': [(search as {host: string}).host]}),
      },
      {
        name: 'page views',
        sources: ({views}) => (views ? {'connect-src': ['https://views.example']} : undefined),
      },
    ],
  });
  expect(readPolicy('/docs')).toContain("connect-src 'self' https://search.example;");
});

test.each([
  ['<p data-service=images>', undefined],
  ['<p>', 'browsers block files from this origin. Found "https://images.example/a.png"'],
])(
  'whether a page that starts with %s can load a file from a service with a marker: %s',
  async (start, error) => {
    const images = {name: 'images', marker: 'images', sources: {'img-src': ['https://images.example']}};
    const run = runPostBuild(`${start}<img src="https://images.example/a.png">`, '', {services: [images]});
    await (error === undefined ? run : expect(run).rejects.toThrow(error));
  },
);

test('the option `permissions` turns off features, and without it the default list applies', async () => {
  const readPermissions = () => {
    const rules = parseHeadersFile(readFileSync(path.join(siteDir, '_headers'), 'utf8'));
    return selectHeaders(rules, '/docs')['Permissions-Policy'];
  };
  await runPostBuild('', '', {permissions: ['autoplay', 'camera']});
  expect(readPermissions()).toBe('autoplay=(), camera=()');
  await runPostBuild('');
  expect(readPermissions()).toContain('camera=(), display-capture=()');
});

test('the option `headers` adds, replaces and removes headers', async () => {
  await runPostBuild('', '', {
    headers: {'X-Added': '1', 'Referrer-Policy': 'no-referrer', 'Permissions-Policy': ''},
  });
  const rules = parseHeadersFile(readFileSync(path.join(siteDir, '_headers'), 'utf8'));
  expect(selectHeaders(rules, '/')).toMatchObject({'X-Added': '1', 'Referrer-Policy': 'no-referrer'});
  expect(selectHeaders(rules, '/')).not.toHaveProperty('Permissions-Policy');
});
