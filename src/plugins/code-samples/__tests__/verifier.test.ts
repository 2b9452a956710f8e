// Tests when the verifier uses a cached result. The page has no samples, so no compiler starts.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {resolveOptions} from '../options';
import {Verifier} from '../verifier';
import {testOptions} from './testOptions';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'verifier-'));
  writeFileSync(path.join(site, 'page.md'), '# Page\n');
});

afterEach(() => rmSync(site, {recursive: true}));

async function isCached(withTypes: boolean): Promise<boolean | undefined> {
  const [page] = await new Verifier(resolveOptions(testOptions, site), {withTypes}).verify(['page.md']);
  return page?.isCached;
}

test('the verifier uses the cached result if the samples of the page have not changed', async () => {
  expect(await isCached(false)).toBe(false);
  expect(await isCached(false)).toBe(true);
  writeFileSync(path.join(site, 'page.md'), '# Other page\n');
  expect(await isCached(false)).toBe(true);
});

test('the verifier does not use a cached result without types if types are needed', async () => {
  expect(await isCached(false)).toBe(false);
  expect(await isCached(true)).toBe(false);
  expect(await isCached(true)).toBe(true);
});

test('the verifier uses a cached result with types even if no types are needed', async () => {
  expect(await isCached(true)).toBe(false);
  expect(await isCached(false)).toBe(true);
});

test('the verifier does not use the cached result of a page whose language is no longer allowed', async () => {
  writeFileSync(path.join(site, 'page.md'), '# Page\n\n```diff\n+ new\n```\n');
  const verify = async (languages: string[]) => {
    const settings = resolveOptions({...testOptions, languages}, site);
    const [page] = await new Verifier(settings, {withTypes: false}).verify(['page.md']);
    return page?.result.problems.map(({message}) => message);
  };
  expect(await verify(['ts', 'diff'])).toEqual([]);
  expect(await verify(['ts'])).toEqual([expect.stringContaining('diff')]);
});
