// Builds the site a second time in another folder and compares the two builds. Then builds the site a third time, with changes. In the
// browser tests, the third build is the next deploy, which happens while a page of the first build is open.
import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {
  buildSecondCheckout,
  createSecondCheckout,
  editSecondCheckout,
  secondCheckoutFolder,
} from '../../rebuild/secondCheckout';

const minuteMs = 60_000;

beforeAll(() => {
  createSecondCheckout({reuseSampleCache: process.env.REBUILD_COLD === undefined});
  buildSecondCheckout('build');
}, 10 * minuteMs);

test('a build has the same bytes in another folder, time zone and language, and without git history or caches', () => {
  const [first, second] = [createDigests('build'), createDigests(path.join(secondCheckoutFolder, 'build'))];
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])].sort();
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter(name => first[name] !== second[name])).toEqual([]);
});

test(
  'the build of the next deploy has different text, a different sample and different chunk names',
  () => {
    const page = 'docs/server/context.md';
    editSecondCheckout(page, /\n## /, '\n## The second build\n\nThis is the second build.$&');
    editSecondCheckout(page, /\n```ts[^\n]*\n/, '$&// The second build.\n');
    editSecondCheckout(
      'docusaurus.config.ts',
      /\bplugins: \[/,
      "$&() => ({name: 'salt', configureWebpack: () => ({output: {hashSalt: 'second'}})}), ",
    );
    buildSecondCheckout('build');
    rmSync('.cache/next-build', {recursive: true, force: true});
    cpSync(path.join(secondCheckoutFolder, 'build'), '.cache/next-build', {recursive: true});
    // The compiler of the playground isn't a chunk. It has the same name and the same content in both builds.
    const listScripts = (folder: string) =>
      readdirSync(path.join(folder, 'assets/js')).filter(name => !name.startsWith('playground-compiler.'));
    const oldNames = new Set(listScripts('build'));
    expect(listScripts('.cache/next-build').filter(name => oldNames.has(name))).toEqual([]);
  },
  5 * minuteMs,
);

/** Computes the SHA-256 hashes of all files in a folder, by their paths relative to the folder. */
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
