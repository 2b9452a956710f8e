import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkLockFile} from '../lockFile';

const files = execFileSync('git', ['ls-files', '*package-lock.json'], {encoding: 'utf8'}).trim().split('\n');
const text = readFileSync('package-lock.json', 'utf8');

/** The first lines of the entry that the tests change. */
const entry = /"node_modules\/clsx": \{\n {6}"version": "[^"]+",\n {6}"integrity": "(sha512-[^"]+)",/;
const line = text.slice(0, text.indexOf('"node_modules/clsx": {')).split('\n').length;

/** Returns what the check says about the lock file after a change of one entry. */
function checkChanged(change: (entry: string) => string): string[] {
  const changed = text.replace(entry, change);
  expect(changed).not.toBe(text);
  return checkLockFile('package-lock.json', changed);
}

function addLine(property: string): string[] {
  return checkChanged(lines => `${lines}\n      ${property},`);
}

test.each(files)('npm gets all packages of %s from the public registry and checks their hashes', file => {
  expect(files.length).toBeGreaterThan(1);
  expect(checkLockFile(file, readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  ['a weaker hash', 'sha1-aaaa'],
  ['an empty hash', ''],
])('%s is reported with its line', (_, hash) => {
  expect(checkChanged(lines => lines.replace(/sha512-[^"]+/, hash))).toEqual([
    `package-lock.json:${line}:5: node_modules/clsx has the integrity ${hash}, expected sha512-…. Delete the entry and run \`npm install\`.`,
  ]);
});

test('a missing hash is reported', () => {
  expect(checkChanged(lines => lines.replace(/\n.*integrity.*/, ''))).toEqual([
    expect.stringContaining('node_modules/clsx has the integrity (missing)'),
  ]);
});

test.each([
  ['without encryption', 'http://registry.npmjs.org/clsx/-/clsx-2.1.1.tgz'],
  ['from another registry', 'https://registry.example/clsx/-/clsx-2.1.1.tgz'],
  ['from a host with a similar name', 'https://registry.npmjs.org.example/clsx/-/clsx-2.1.1.tgz'],
  ['from a git repository', 'git+ssh://git@github.com/lukeed/clsx.git#925494c'],
  ['of another package', 'https://registry.npmjs.org/clsxx/-/clsxx-2.1.1.tgz'],
])('a package %s is reported', (_, address) => {
  expect(addLine(`"resolved": "${address}"`)).toEqual([
    `package-lock.json:${line}:5: node_modules/clsx comes from ${address}, expected https://registry.npmjs.org/clsx/-/…. Use a version from the public registry.`,
  ]);
});

test('the address in the public registry is allowed', () => {
  expect(addLine('"resolved": "https://registry.npmjs.org/clsx/-/clsx-2.1.1.tgz"')).toEqual([]);
});

test('a package with a different name than its folder is reported', () => {
  expect(addLine('"name": "clsxx"')).toEqual([
    expect.stringContaining('node_modules/clsx contains the package clsxx.'),
  ]);
});

test('a folder on the disk instead of a package is reported', () => {
  const changed = text.replace(/"node_modules\/clsx": \{/, '"../clsx": {');
  expect(checkLockFile('package-lock.json', changed)[0]).toContain('../clsx is a folder on the disk');
  expect(addLine('"link": true')).toEqual([expect.stringContaining('node_modules/clsx is a folder')]);
});

test('a lock file without packages is reported', () => {
  expect(checkLockFile('package-lock.json', '{"lockfileVersion": 3, "packages": {"": {}}}')).toHaveLength(1);
});

test('no settings of npm in this repository choose another registry', () => {
  expect(execFileSync('git', ['ls-files', '*.npmrc', '.npmrc'], {encoding: 'utf8'})).toBe('');
});
