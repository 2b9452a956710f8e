// Tests that a verifier that keeps running, as in the dev server, notices new packages.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {resolveOptions} from '../options';
import {Verifier} from '../verifier';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'new-types-'));
});

afterEach(() => rmSync(site, {recursive: true}));

function write(file: string, text: string): void {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

test('types that are installed while the verifier is running remove the problem that they were missing', async () => {
  write('packages/package.json', '{"dependencies": {"doubler": "1.0.0"}}');
  write('packages/package-lock.json', '{}');
  write('packages/node_modules/doubler/package.json', '{"name": "doubler", "version": "1.0.0"}');
  write('packages/node_modules/doubler/index.js', 'exports.double = value => value * 2;');
  write('docs/page.md', "```ts\nimport { double } from 'doubler';\n\ndouble(2);\n```\n");
  const settings = resolveOptions(
    {
      contentFolders: ['docs'],
      languages: ['ts'],
      rootDir: site,
      versions: [{name: '1.x', contentFolder: 'docs', packagesFolder: 'packages'}],
    },
    site,
  );
  const verifier = new Verifier(settings, {withTypes: false});
  const findProblems = async () => {
    const [page] = await verifier.verify(['docs/page.md']);
    return page?.result.problems.map(({advice}) => advice);
  };
  expect(await findProblems()).toEqual([
    expect.stringContaining('run `npm install --save-exact --save-dev @types/doubler` in packages'),
  ]);

  write(
    'packages/node_modules/@types/doubler/package.json',
    '{"name": "@types/doubler", "version": "1.0.0"}',
  );
  write(
    'packages/node_modules/@types/doubler/index.d.ts',
    'export declare function double(value: number): number;',
  );
  write('packages/package-lock.json', '{"packages": {"node_modules/@types/doubler": {}}}');
  expect(await findProblems()).toEqual([]);
  verifier.close();
});
