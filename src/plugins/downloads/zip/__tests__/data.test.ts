import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createDataScript, readSearchData, readTypes} from '../data';

const addresses = {
  origin: 'https://tasks.example',
  files: new Map([
    ['/base/docs', 'index.html'],
    ['/base/docs/start/router', 'start/router.html'],
  ]),
};

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  mkdirSync(path.join(outDir, 'types'));
});

afterEach(() => rmSync(outDir, {recursive: true}));

test('a script hands over data with line separators, quotes and tags', () => {
  const added = new Map<string, unknown>();
  const data = {text: 'a\u2028b\u2029c "</script>" \\'};
  runInNewContext(createDataScript('search', data), {
    downloadedDocs: {add: (name: string, json: unknown) => added.set(name, json)},
  });
  expect(JSON.stringify(added.get('search'))).toBe(JSON.stringify(data));
});

test('search records contain only pages of the archive', () => {
  const file = path.join(outDir, 'records.json');
  const pages = [{path: '/base/docs/start/router'}, {path: '/base/blog'}];
  writeFileSync(file, JSON.stringify({format: 2, docusaurus_tag: 'docs', pages}));
  expect(readSearchData(file, addresses)).toEqual({
    records: {format: 2, docusaurus_tag: 'docs', pages: [{path: '/base/docs/start/router'}]},
    files: {'/base/docs/start/router': 'start/router.html'},
  });
});

test('the links in types lead to pages of the archive, or to the site', () => {
  const types = {
    texts: ['a', 'b'],
    docs: [],
    samples: [[]],
    links: {'/docs/start/router#x': [0], '/blog': [1]},
  };
  writeFileSync(path.join(outDir, 'types/0123.json'), JSON.stringify(types));
  const read = readTypes(['0123.0', '0123.1'], {outDir, baseUrl: '/base/'}, '/base/docs', addresses);
  expect([...read]).toEqual([
    ['0123', {...types, links: {'start/router.html#x': [0], 'https://tasks.example/base/blog': [1]}}],
  ]);
});
