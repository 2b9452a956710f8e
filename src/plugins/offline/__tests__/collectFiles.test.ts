import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'parse5';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {OfflineIndex, OfflineList} from '../../../shared/offline';
import {collectFiles} from '../collectFiles';
import {validateOptions} from '../options';
import {findPart} from '../routes';
import {writeLists} from '../writeLists';

const baseUrl = '/base/';
let outDir: string;

const settings = validateOptions({
  page: 'offline',
  parts: [
    {id: '2.x', paths: ['docs'], files: ['records/2.json']},
    {id: '1.x', paths: ['docs/v1']},
    {id: 'playground', paths: ['playground'], files: ['playground-files/']},
  ],
  shared: {pages: ['', 'offline']},
  hashedFolders: ['assets', 'types'],
});

const pages = {
  '': '<script src="/base/assets/js/main.11111111.js"></script>',
  offline: '<h1>Offline</h1>',
  'docs/a': [
    '<link rel="alternate" type="text/markdown" href="https://docs.org/base/docs/a.md">',
    '<link rel="alternate" type="application/rss+xml" href="/base/feed.xml"><link rel="icon" href="/base/icon.svg">',
    '<link rel="next" href="/base/docs/v1/a"><a href="/base/docs/v1/a">1.x</a>',
    '<pre data-types="aaaaaaaa.0"></pre><img src="/base/img/a.png"><img src="https://example.org/b.png">',
  ].join(''),
  'docs/v1/a':
    '<pre data-types="bbbbbbbb.0 program-44444444"></pre><img src="/base/img/both.png"><img src="../../img/a%20b.png">',
  'docs/both': '<img src="/base/img/both.png">',
  '404.html': '<h1>Not found</h1>',
  blog: '<img src="/base/img/blog.png">',
};

const files = {
  'docs/a.md': '# A',
  'feed.xml': 'feed',
  'icon.svg': 'icon',
  'img/a.png': 'a',
  'img/a b.png': 'a b',
  'img/both.png': 'both',
  'img/blog.png': 'blog',
  'img/unused.png': 'unused',
  'types/aaaaaaaa.json': '{}',
  'types/bbbbbbbb.json': '{}',
  'types/cccccccc.json': '{}',
  'types/program-44444444.js': 'import "./stage-55555555.js"',
  'types/stage-55555555.js': 'stage',
  'assets/js/main.11111111.js': 'main',
  'assets/js/chunk.22222222.js': '"/base/assets/images/picture-33333333.png"',
  'assets/js/chunk.22222222.js.map': '{}',
  'assets/images/picture-33333333.png': 'picture',
  'records/2.json': '[]',
  'playground-files/frame.html': 'frame',
  'playground-files/packs/pack.js': 'pack',
};

beforeAll(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const [file, content] of Object.entries({
    ...files,
    ...Object.fromEntries(Object.entries(pages).map(([route, html]) => [toFile(route), html])),
  })) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), content);
  }
});

afterAll(() => rmSync(outDir, {recursive: true}));

function toFile(route: string): string {
  return route.endsWith('.html') ? route : `${route || 'index'}.html`;
}

function collect(options = settings) {
  const builtPages = Object.entries(pages).map(([route, html]) => ({
    route: baseUrl + route,
    file: path.join(outDir, toFile(route)),
    html,
    document: parse(html),
    noIndex: false,
  }));
  const chunkParts = new Map([
    ['assets/js/main.11111111.js', 'shared'],
    ['assets/js/chunk.22222222.js', '2.x'],
    ['assets/js/chunk.22222222.js.map', '2.x'],
  ]);
  return collectFiles(
    {outDir, baseUrl, origin: 'https://docs.org'},
    builtPages,
    chunkParts,
    route => findPart(route, options, baseUrl),
    options,
  );
}

test('a part has its pages and the files that only these pages and their scripts use', () => {
  const parts = Object.fromEntries([...collect()].map(([id, list]) => [id, list.map(file => file.path)]));
  expect(parts).toEqual({
    shared: ['assets/js/main.11111111.js', 'img/both.png', '', 'offline'],
    '2.x': [
      'assets/images/picture-33333333.png',
      'assets/js/chunk.22222222.js',
      'docs/a',
      'docs/a.md',
      'docs/both',
      'icon.svg',
      'img/a.png',
      'records/2.json',
      'types/aaaaaaaa.json',
    ],
    '1.x': [
      'docs/v1/a',
      'img/a b.png',
      'types/bbbbbbbb.json',
      'types/program-44444444.js',
      'types/stage-55555555.js',
    ],
    playground: ['playground-files/frame.html', 'playground-files/packs/pack.js'],
  });
});

test('the build stops if a part lists a file that doesn’t exist', () => {
  const options = validateOptions({
    page: 'offline',
    parts: [{id: '2.x', paths: ['docs'], files: ['x.json']}],
  });
  expect(() => collect(options)).toThrow(
    /^The plugin offline: the part 2\.x lacks a file\. Found no x\.json in/,
  );
});

test('the lists contain sizes and digests, and the same files result in the same build', async () => {
  const index = await writeLists(outDir, collect());
  expect(JSON.parse(readFileSync(path.join(outDir, 'offline.json'), 'utf8'))).toEqual(index);
  expect(index.build).toMatch(/^[\da-f]{16}$/);
  expect(index.parts[0]?.id).toBe('shared');
  const part = index.parts.find(({id}) => id === '1.x');
  const {files: listed} = JSON.parse(
    readFileSync(path.join(outDir, part?.list ?? ''), 'utf8'),
  ) as OfflineList;
  // The digest is the beginning of `printf 'a b' | sha256sum`.
  expect(listed[1]).toEqual(['img/a b.png', 3, 'c8687a08aa5d6ed2044328fa6a697ab8']);
  expect(part?.size).toBe(listed.reduce((sum, [, size]) => sum + size, 0));

  expect(await writeLists(outDir, collect())).toEqual(index);
  writeFileSync(path.join(outDir, 'docs/both.html'), 'changed');
  const changed: OfflineIndex = await writeLists(outDir, collect());
  expect(changed.build).not.toBe(index.build);
  expect(changed.parts.find(({id}) => id === '1.x')).toEqual(part);
});
