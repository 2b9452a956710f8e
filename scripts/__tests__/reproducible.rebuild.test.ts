// Builds the site a second time, elsewhere, and compares; then once more with changes, for the browser tests of a deploy.
import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {buildSecondFolder, createSecondFolder, editSecondFolder, secondFolder} from '../rebuild/secondFolder';

const minutes = 60_000;

beforeAll(() => {
  createSecondFolder({warm: process.env.REBUILD_COLD === undefined});
  buildSecondFolder('build');
}, 10 * minutes);

test('the same sources give the same bytes: in another folder, time zone and language, without history and caches', () => {
  const [first, second] = [createDigests('build'), createDigests(path.join(secondFolder, 'build'))];
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])].sort();
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter(name => first[name] !== second[name])).toEqual([]);
});

test(
  'the next deploy can be built: other words on a page, another sample, other names of all chunks',
  () => {
    const page = 'docs/server/context.md';
    editSecondFolder(page, /\n## /, '\n## The second build\n\nThis is the second build.$&');
    editSecondFolder(page, /\n```ts[^\n]*\n/, '$&// The second build.\n');
    editSecondFolder(
      'docusaurus.config.ts',
      /\bplugins: \[/,
      "$&() => ({name: 'salt', configureWebpack: () => ({output: {hashSalt: 'second'}})}), ",
    );
    buildSecondFolder('build');
    rmSync('.cache/next-build', {recursive: true, force: true});
    cpSync(path.join(secondFolder, 'build'), '.cache/next-build', {recursive: true});
    const scripts = (folder: string) => readdirSync(path.join(folder, 'assets/js'));
    const old = new Set(scripts('build'));
    expect(scripts('.cache/next-build').filter(name => old.has(name))).toEqual([]);
  },
  5 * minutes,
);

/** SHA-256 of each file of a folder, by its path there. */
function createDigests(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter(entry => entry.isFile())
      .map(entry => path.join(entry.parentPath, entry.name))
      .map(file => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
