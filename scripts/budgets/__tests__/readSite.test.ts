import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {getPageType} from '../pageTypes';
import {readLoadedFiles, readPages} from '../readSite';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'read-site-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

test('a page loads what its HTML names and what its scripts load, once each', () => {
  writeFile('css/all.css', '@font-face{src:url(/fonts/mono.woff2)}@font-face{src:url("/fonts/text.woff2")}');
  writeFile('css/noscript.css', '');
  writeFile('css/home.css', 'a{background:url(data:image/png;base64,AA)}');
  writeFile(
    'index.html',
    `<!doctype html><html><head>
      <link rel=preload as=font href=/fonts/text.woff2><link rel=preload as=image href=/img/mark.svg>
      <link rel=stylesheet href=/css/all.css><link rel=icon href=/img/icon.svg>
      <noscript><link rel=stylesheet href=/css/noscript.css></noscript>
      <script src=/js/main.js defer></script><script src=https://other.example/a.js></script>
    </head><body><img src=/img/mark.svg><img src=/img/below.png loading=lazy>
      <img srcset="/img/small.png 1x, /img/large.png 2x" src=data:image/png;base64,AA></body></html>`,
  );
  writeFile('old.html', '<meta http-equiv="refresh" content="0; url=/">');
  const lists = {routes: {'/': ['css/home.css', 'js/home.js', 'js/main.js']}, imports: {}};
  const files = {
    html: ['index.html'],
    css: ['css/all.css', 'css/home.css'],
    javaScript: ['js/main.js'],
    pageJavaScript: ['js/home.js'],
    fonts: ['fonts/text.woff2', 'fonts/mono.woff2'],
    images: ['img/mark.svg', 'img/below.png', 'img/small.png', 'img/large.png'],
  };
  const requested = Object.values(files)
    .flat()
    .filter(file => file !== 'img/below.png');
  expect(readPages(folder, lists)).toEqual([{path: '/', type: 'Home', files, requested}]);
});

test('a page without a list of its scripts is an error', () => {
  writeFile('media.html', '<!doctype html>');
  expect(() => readPages(folder, {routes: {}, imports: {}})).toThrow(
    '/media: the plugin loaded-files lists no files for this page.',
  );
});

test('a build without lists is an error', () => {
  expect(() => readLoadedFiles(folder)).toThrow('file not found. Build the site first with npm run build.');
});

const docsPage = '<html class="docs-doc-page docs-doc-id-server/context">';

test.each([
  ['/', '', 'Home'],
  ['/docs', docsPage, 'Docs page'],
  ['/docs/context', docsPage + '<pre>'.repeat(14), 'Docs page'],
  ['/docs/context', docsPage + '<pre class="a">'.repeat(15), 'Docs page with many samples'],
  ['/docs/server', '<html class="docs-doc-page">', 'Category page'],
  ['/docs/reference', docsPage, 'Reference page'],
  ['/docs/reference/server', docsPage, 'Reference page'],
  ['/docs/references', docsPage, 'Docs page'],
  ['/docs/v9/context', docsPage, 'Page of an older version'],
  ['/blog/a', '', 'Post'],
  ['/blog', '', 'List of posts'],
  ['/blog/tags/a', '', 'List of posts'],
  ['/search', '', 'Search page'],
  ['/404', '', 'Not-found page'],
  ['/offline', '', 'Other page'],
])('%s with %j is of the type “%s”', (path, html, type) => {
  expect(getPageType(path, html)).toBe(type);
});
