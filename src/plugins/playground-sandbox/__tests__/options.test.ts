import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createFrameHeader, createFramePolicy, renderFrame, writeSandbox} from '../files';
import {resolveOptions} from '../options';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };
  write('packages/node_modules/base/index.js', "import fs from 'fs'; export const base = [fs, MODE];");
  write('packages/node_modules/top/index.js', "import {base} from 'base'; export const top = base;");
  write(
    'environment.ts',
    "import {base} from 'base'; export const createEnvironment = () => ({globals: {base}});",
  );
  write('fs.ts', "export default 'replaced';");
});

afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

const options = {
  versions: [
    {
      name: '1.x',
      packagesFolder: 'packages',
      environment: 'environment.ts',
      packs: [['base', 'node:fs'], ['top']],
    },
  ],
  replacements: {'node:fs': 'fs.ts'},
  define: {MODE: '"test"'},
};

test.each([
  [{}, '"versions" is required'],
  [{...options, unknown: 1}, '"unknown" is not allowed'],
  [{versions: [{name: '1.x', packagesFolder: 'packages', packs: []}]}, 'must contain at least 1 items'],
  [
    {versions: [{name: '1.x', packagesFolder: 'packages', packs: [['a'], ['a']]}]},
    'found a twice in the packs of version 1.x',
  ],
  [{versions: [], replacements: {a: 'none.ts'}}, 'found no file none.ts'],
])('%j are not valid', (invalid, message) => {
  expect(() => resolveOptions(invalid, siteDir)).toThrow(message);
});

test('packs contain replaced packages, and import the packages of other packs', async () => {
  const folder = path.join(siteDir, 'out');
  const manifest = await writeSandbox(resolveOptions(options, siteDir), folder);
  expect(
    manifest.versions['1.x']?.map(({packages, imports, isRequired}) => [packages, imports, isRequired]),
  ).toEqual([
    [['base', 'node:fs'], [], true],
    [['top'], ['base'], false],
  ]);
  const [base, top] = (manifest.versions['1.x'] ?? []).map(pack => evaluate(path.join(folder, pack.path)));
  const loadBase = base?.(() => undefined).packages['base'];
  expect(loadBase?.()).toMatchObject({base: ['replaced', 'test']});
  expect(base?.(() => undefined).environment.createEnvironment()).toEqual({
    globals: {base: ['replaced', 'test']},
  });
  expect(top?.(() => ({base: 'shared'})).packages['top']?.()).toMatchObject({top: 'shared'});
  expect(JSON.parse(readFileSync(path.join(folder, 'playground-sandbox.json'), 'utf8'))).toEqual(manifest);
  const again = await writeSandbox(resolveOptions(options, siteDir), folder);
  expect(again).toEqual(manifest);
  expect(readdirSync(path.join(folder, 'playground/packs'))).toHaveLength(2);
});

test('the policy of the frame allows only its own script and style', () => {
  const policy = createFramePolicy('run()');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|'self'|https?:/);
  expect(renderFrame('run()')).toContain(`content="${policy}"`);
  expect(createFrameHeader(policy)).toContain("frame-ancestors 'self'; sandbox allow-scripts allow-forms");
});

type Exports = {
  packages: Record<string, () => unknown>;
  environment: {createEnvironment: () => unknown};
};

/** Returns a function that evaluates the script of a pack with a `require`. */
function evaluate(file: string): (require: (name: string) => unknown) => Exports {
  const run = new Function('module', 'exports', 'require', readFileSync(file, 'utf8'));
  return require => {
    const module = {exports: {}};
    run(module, module.exports, require);
    return module.exports as Exports;
  };
}
