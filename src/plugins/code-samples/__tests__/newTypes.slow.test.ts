// Tests that the dev server notices new packages without a change of the page, and says when the problems of a page are solved.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {resolveOptions} from '../options';
import {SiteSamples} from '../siteSamples';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'new-types-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(site, {recursive: true});
});

function write(file: string, text: string): void {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

test('types that are installed while a site is served solve the problem when its page is compiled again', async () => {
  write('packages/package.json', '{"dependencies": {"doubler": "1.0.0"}}');
  write('packages/package-lock.json', '{}');
  write('packages/node_modules/doubler/package.json', '{"name": "doubler", "version": "1.0.0"}');
  write('packages/node_modules/doubler/index.js', 'exports.double = value => value * 2;');
  const sample = "```ts\nimport { double } from 'doubler';\n\ndouble(2);\n```\n";
  write('docs/page.md', sample);
  const settings = resolveOptions(
    {
      contentFolders: ['docs'],
      languages: ['ts'],
      rootDir: site,
      versions: [{name: '1.x', contentFolder: 'docs', packagesFolder: 'packages'}],
    },
    site,
  );
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const siteSamples = new SiteSamples(settings);
  siteSamples.serve().start();
  const patience = {timeout: 60_000, interval: 200};
  await expect
    .poll(() => siteSamples.read('docs/page.md').catch(String), patience)
    .toContain('run `npm install --save-exact --save-dev @types/doubler` in packages');
  expect(log).not.toHaveBeenCalled();

  write(
    'packages/node_modules/@types/doubler/package.json',
    '{"name": "@types/doubler", "version": "1.0.0"}',
  );
  write(
    'packages/node_modules/@types/doubler/index.d.ts',
    'export declare function double(value: number): number;',
  );
  write('packages/package-lock.json', '{"packages": {"node_modules/@types/doubler": {}}}');
  await siteSamples.read('docs/page.md');
  const solved = 'docs/page.md: no problems left in the code samples';
  await expect.poll(() => log.mock.calls.flat(), patience).toEqual([solved]);
  await expect(siteSamples.read('docs/page.md')).resolves.toMatchObject({problems: []});

  // If an author undoes a mistake, the result comes from the cache.
  write('docs/page.md', sample.replace('2', "'2'"));
  await expect.poll(() => siteSamples.read('docs/page.md').catch(String), patience).toContain('TS2345');
  write('docs/page.md', sample);
  await siteSamples.read('docs/page.md');
  expect(log.mock.calls.flat()).toEqual([solved, solved]);
  siteSamples.verifier.close();
});
