// Tests that an invalid live pair stops a build, and that the dev server shows it even if its page is in the bundler's cache.
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {createCodeSamples} from '../..';
import {testOptions} from '../../__tests__/testOptions';

const siteDir = mkdtempSync(path.join(tmpdir(), 'pair-'));
const problem =
  'docs/a.md:3:1: error: a live pair needs exactly two samples. Found 1 in variant 1, expected a server file and a client file.';

beforeAll(() => {
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(
    path.join(siteDir, 'docs/a.md'),
    '<LivePair>\n\n```ts title="a.ts"\n1;\n```\n\n</LivePair>\n',
  );
  writeFileSync(path.join(siteDir, 'stage.ts'), 'export const createStage = () => ({console});\n');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(siteDir, {recursive: true}));

function createPlugin() {
  const versions = testOptions.versions.map(version => ({...version, stage: path.join(siteDir, 'stage.ts')}));
  const codeSamples = createCodeSamples({...testOptions, versions, livePairs: {packages: []}});
  // TypeScript doesn't know that the plugin only uses these two properties of the context.
  return {codeSamples, plugin: codeSamples.plugin({siteDir, baseUrl: '/'} as LoadContext)};
}

test('a build fails with the position of the pair', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const {plugin} = createPlugin();
  await expect(plugin.loadContent?.()).rejects.toThrow(`Problems in Markdown files: 1\n\n${problem}\n`);
});

test('the dev server prints the position of the pair, and compiles its page again', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {codeSamples, plugin} = createPlugin();
  await plugin.loadContent?.();
  const stampFile = path.join(siteDir, '.cache/samples/stamps/docs/a.md');
  const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined);
  const stamp = readStamp();
  // TypeScript doesn't know that the plugin only uses the first argument.
  const change = plugin.configureWebpack?.({}, false, {} as never, undefined);
  const done = {tap: (_: string, onDone: () => void) => onDone()};
  const neverCalled = {tap: () => undefined};
  const compiler = {hooks: {done, invalid: neverCalled, watchRun: neverCalled}};
  change?.plugins?.forEach(
    bundlerPlugin => bundlerPlugin && Reflect.apply(bundlerPlugin.apply, bundlerPlugin, [compiler]),
  );
  await vi.waitFor(() => expect(print).toHaveBeenCalledWith(expect.stringContaining(problem)), {
    timeout: 20_000,
  });
  expect(readStamp()).not.toBe(stamp);
  codeSamples.close();
});
