// What a verifier takes from the cache. The page has no samples, so that no compiler starts.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {Verifier} from '../verifier';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'verifier-'));
  writeFileSync(path.join(site, 'page.md'), '# Page\n');
});

afterEach(() => rmSync(site, {recursive: true}));

async function isCached(withTypes: boolean): Promise<boolean | undefined> {
  const [page] = await new Verifier(site, {withTypes}).verify(['page.md']);
  return page?.isCached;
}

test('what was verified is not verified again, nor when only text around the samples changes', async () => {
  expect(await isCached(false)).toBe(false);
  expect(await isCached(false)).toBe(true);
  writeFileSync(path.join(site, 'page.md'), '# Other page\n');
  expect(await isCached(false)).toBe(true);
});

test('a check without types is not enough for a site that shows them', async () => {
  expect(await isCached(false)).toBe(false);
  expect(await isCached(true)).toBe(false);
  expect(await isCached(true)).toBe(true);
});

test('a result with types is enough for a check', async () => {
  expect(await isCached(true)).toBe(false);
  expect(await isCached(false)).toBe(true);
});
