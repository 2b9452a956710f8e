import {createRequire} from 'node:module';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import orderedReloads from '../index';

// The plugin reads only this field of the context.
const context = {siteDir: process.cwd()} as LoadContext;
const siteModule = createRequire(`${process.cwd()}/package.json`)('@docusaurus/core/lib/server/site') as {
  reloadSitePlugin: unknown;
};
const original = siteModule.reloadSitePlugin;

afterEach(() => {
  siteModule.reloadSitePlugin = original;
  vi.unstubAllEnvs();
});

test('the dev server gets another function, and a build keeps its own', () => {
  expect(original).toBeTypeOf('function');
  vi.stubEnv('NODE_ENV', 'production');
  orderedReloads(context);
  expect(siteModule.reloadSitePlugin).toBe(original);
  vi.stubEnv('NODE_ENV', 'development');
  orderedReloads(context);
  expect(siteModule.reloadSitePlugin).not.toBe(original);
});
