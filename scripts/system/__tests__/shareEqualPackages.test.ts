import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {shareEqualPackages} from '../shareEqualPackages.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'share-test-'));
});
afterEach(() => rmSync(root, {recursive: true}));

test('the files of packages from the same archive are stored once', () => {
  const first = install('v10', {
    'node_modules/zod': {integrity: 'a', files: {'index.js': '1', 'lib/x.js': '2'}},
  });
  const second = install('v9', {
    'node_modules/zod': {integrity: 'a', files: {'index.js': '1', 'lib/x.js': '2'}},
  });
  shareEqualPackages([first, second]);
  for (const file of ['node_modules/zod/index.js', 'node_modules/zod/lib/x.js']) {
    expect(readInode(second, file)).toBe(readInode(first, file));
  }
  expect(readFileSync(path.join(second, 'node_modules/zod/lib/x.js'), 'utf8')).toBe('2');
});

test('other packages, changed files and packages inside packages stay as they are', () => {
  const first = install('v10', {
    'node_modules/zod': {integrity: 'a', files: {'index.js': '1', 'built.js': '1'}},
    'node_modules/zod/node_modules/ms': {integrity: 'b', files: {'index.js': 'old'}},
  });
  const second = install('v9', {
    'node_modules/zod': {
      integrity: 'a',
      files: {'index.js': '1', 'built.js': 'a script wrote this', 'own.js': '3'},
    },
    'node_modules/zod/node_modules/ms': {integrity: 'c', files: {'index.js': 'new'}},
  });
  shareEqualPackages([first, second]);
  const read = (file: string) => readFileSync(path.join(second, 'node_modules/zod', file), 'utf8');
  expect(readInode(second, 'node_modules/zod/index.js')).toBe(readInode(first, 'node_modules/zod/index.js'));
  expect([read('built.js'), read('own.js'), read('node_modules/ms/index.js')]).toEqual([
    'a script wrote this',
    '3',
    'new',
  ]);
});

type Packages = Record<string, {integrity: string; files: Record<string, string>}>;

/** Writes packages like npm does, with npm's list of them. Returns the path of the folder. */
function install(name: string, packages: Packages): string {
  const folder = path.join(root, name);
  for (const [place, {files}] of Object.entries(packages)) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, place, file)), {recursive: true});
      writeFileSync(path.join(folder, place, file), text);
    }
  }
  const list = Object.entries(packages).map(([place, {integrity}]) => [place, {integrity}]);
  writeFileSync(
    path.join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({packages: Object.fromEntries(list)}),
  );
  return folder;
}

function readInode(folder: string, file: string): number {
  return statSync(path.join(folder, file)).ino;
}
