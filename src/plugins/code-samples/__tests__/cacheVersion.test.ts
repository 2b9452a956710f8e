import {tmpdir} from 'node:os';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {createCodeSamples} from '..';
import {testOptions} from './testOptions';

/** Returns the options of the bundler's cache for a site with a base URL. */
function readCacheOptions(baseUrl: string): unknown {
  // TypeScript doesn't know that the plugin only uses these two properties of the context.
  const plugin = createCodeSamples(testOptions).plugin({siteDir: tmpdir(), baseUrl} as LoadContext);
  // TypeScript doesn't know that the plugin only reads the first argument, or that Rspack has this option.
  const configure = plugin.configureWebpack as (config: object) => {experiments?: {cache?: unknown}};
  return configure({experiments: {cache: {type: 'persistent', version: '1'}}}).experiments?.cache;
}

test('sites with different base URLs have different caches, because style sheets contain the base URL', () => {
  const cache = readCacheOptions('/');
  expect(cache).toMatchObject({type: 'persistent', version: expect.stringMatching(/^1-\w+/)});
  expect(readCacheOptions('/')).toEqual(cache);
  expect(readCacheOptions('/docs-site/')).not.toEqual(cache);
});
